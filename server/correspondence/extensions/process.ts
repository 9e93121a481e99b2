/** The process that decides on extensions, by its key. Its business key is the number of the message. */
export const extensionProcess = 'messageExtension'
