/** The states of a request for deletion. */
export const deletionStates = { open: 0, consented: 1, refused: 2, withdrawn: 3 } as const
