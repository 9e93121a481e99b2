import type { Mode, StaffMessage } from './modes.ts'

/** The result of a sent text decides the words: keys below `task.published`. */
export type Published =
  | 'interim'
  | 'final'
  | 'finalUngraded'
  | 'explained'
  | 'closed'
  | 'handedIn'
  | 'handedUp'

/**
 * A sent text is a reply, an explanation, or an answer that somebody else examines.
 * @param message the message as it was when the text was sent
 * @param kind interim or final, where the sender chose
 */
export function publishedBy(
  { id, record }: Pick<Mode, 'id' | 'record'>,
  kind: unknown,
  message: Pick<StaffMessage, 'state' | 'gradingUsed'>
): Published {
  if (id === 'answerProcess') return 'handedIn'
  // higher up a chain an adopted draft is the giver's own answer, which its superior examines
  if (id === 'adoptAnswer' && typeof record.parentTpid === 'number') return 'handedUp'
  if (message.state === 13) return 'closed'
  if (message.state >= 3) return 'explained'
  if (kind === 'interim') return 'interim'
  return message.gradingUsed ? 'final' : 'finalUngraded'
}
