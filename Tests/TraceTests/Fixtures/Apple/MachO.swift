// There to be imported: where it is, there is dyld.
