/** A record; `gradingUsed` says whether replies to its message can be graded. */
export type Graded = Readonly<Record<string, unknown>>

/** Trace states that a dictionary calls otherwise where replies are graded: keys below `board.tabs`. Specification 4. */
const ungraded: Readonly<Record<string, string>> = {
  0: 'notReplied',
  1: 'replied',
  2: 'replied',
  11: 'explained',
  12: 'explained'
}

/** The word of a trace state where the record's message cannot be graded; undefined: the dictionary's word. */
export const ungradedWord = (state: unknown, row: Graded | undefined): string | undefined =>
  row?.gradingUsed === false ? ungraded[String(state)] : undefined
