/** The numbers of those who end a session from elsewhere, in the log of sign-ins. */
export const endedBy = { owner: 1, administrator: 2 } as const

export type EndedBy = (typeof endedBy)[keyof typeof endedBy]
