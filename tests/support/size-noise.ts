/**
 * Bytes by which the size of the scripts of a page varies: the names of files contain a hash of their contents, which
 * compresses a little better or worse in each build. The same program differed by 80 bytes.
 */
export const sizeNoise = 200
