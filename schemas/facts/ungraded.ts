/**
 * The words of trace states for replies that are not graded; the dictionary has the words of the other states.
 * Specification 4.
 */
const ungradedWords = {
  0: 'notReplied',
  1: 'replied',
  2: 'replied',
  11: 'explained',
  12: 'explained'
} as const

export type UngradedWord = (typeof ungradedWords)[keyof typeof ungradedWords]

/** A record; `gradingUsed` tells whether replies to its message can be graded. */
export type Graded = Readonly<Record<string, unknown>>

/**
 * Returns the word of a trace state if the record's message cannot be graded; undefined if the dictionary's word applies.
 */
export const ungradedWord = (state: unknown, row: Graded | undefined): UngradedWord | undefined =>
  row?.gradingUsed === false
    ? (ungradedWords as Readonly<Record<string, UngradedWord>>)[String(state)]
    : undefined
