/** The mask of new files: only the account that runs the site may read uploads, keys and the embedded database. */
export const privateFiles = 0o077
