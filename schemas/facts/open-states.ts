/**
 * The states in which a matter waits for somebody, by noun. The folders of the server below the tables of transitions count
 * open matters by them; `server/records/lists/states.test.ts` compares them with these tables.
 */
export const openStates = {
  assignment: [10, 20, 25, 30, 40],
  recheck: [0],
  delivery: [0],
  report: [0],
  proposal: [0],
  extension: ['pending'],
  /** Audit states of a campaign whose latest text waits for confirmation. */
  campaign: [0, 3],
  /** Audit states of a message that waits for approval. */
  unapproved: [0],
  /** Audit states of a message that the public reads. */
  approved: [1],
  /** Trace states of a message without a final reply. */
  unanswered: [0, 1]
} as const
