import type { Mode, StaffMessage } from '../parts/message/modes.ts'

/** The result of sending a text; it selects the text of the notice: keys below `desk.published`. */
export type Published =
  | 'interim'
  | 'edited'
  | 'final'
  | 'finalUngraded'
  | 'explained'
  | 'closed'
  | 'handedIn'
  | 'handedUp'
  | 'proposed'

/**
 * Returns how a text was published: as a reply, an explanation, or an answer that another group examines.
 * @param message the message as it was when the text was sent
 * @param kind interim or final, if the sender had the choice
 */
export function publishedBy(
  { id, record }: Pick<Mode, 'id' | 'record'>,
  kind: unknown,
  message: Pick<StaffMessage, 'state' | 'gradingUsed' | 'gradingEndsAt'>
): Published {
  if (id === 'answerProcess') return 'handedIn'
  if (id === 'editReply') return 'edited'
  // higher up a chain, an adopted draft becomes the giver's own answer, which its superior examines
  if (id === 'adoptAnswer' && typeof record.parentTpid === 'number') return 'handedUp'
  if (message.state === 13) return 'closed'
  if (message.state >= 3) return 'explained'
  if (kind === 'interim') return 'interim'
  // the time to grade begins again with a further reply
  return message.gradingUsed || message.gradingEndsAt !== null ? 'final' : 'finalUngraded'
}

/** Tells whether the author, and everybody for a public message, can read the text at once. */
export const reachesAuthor = (published: Published): boolean =>
  published !== 'handedIn' && published !== 'handedUp'
