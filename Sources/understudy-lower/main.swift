print("understudy-lower")
