/** A record; `gradingUsed` tells whether replies to its message can be graded. */
export type Graded = Readonly<Record<string, unknown>>

/**
 * Labels of trace states if replies are not graded, as keys below `board.tabs`; the dictionary has the
 * others. Specification 4.
 */
const ungraded: Readonly<Record<string, string>> = {
  0: 'notReplied',
  1: 'replied',
  2: 'replied',
  11: 'explained',
  12: 'explained'
}

/**
 * Returns the label key of a trace state if the record's message cannot be graded; undefined: the
 * dictionary's label applies.
 */
export const ungradedWord = (state: unknown, row: Graded | undefined): string | undefined =>
  row?.gradingUsed === false ? ungraded[String(state)] : undefined
