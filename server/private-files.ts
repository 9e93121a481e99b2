/** The mask of new files: uploads, keys and the embedded database are for the account alone that runs the site. */
export const privateFiles = 0o077
