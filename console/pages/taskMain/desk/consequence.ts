import { openStates } from '@board/schemas/facts/open-states'
import type { Mode, StaffMessage } from '../../parts/message/modes.ts'
import { publishedBy } from '../published.ts'

/** The effect of publishing a text. */
export interface Consequence {
  /** The kind of text, as a key below `desk.consequence`. */
  readonly kind: 'interim' | 'final' | 'explained' | 'closed' | 'edited'
  /** The name of the group whose draft is adopted. */
  readonly adopts?: string
  /** The names of those whose assignments are cancelled. */
  readonly cancels: readonly string[]
  /** The names of those among them whose drafts wait and are not adopted. */
  readonly passesOver: readonly string[]
}

const nameOf = ({ holderName, unit }: StaffMessage['assignments'][number]): string => holderName || unit || ''

const isOpen = ({ processState }: StaffMessage['assignments'][number]): boolean =>
  openStates.assignment.some(state => state === processState)

/** Returns what happens when a text is published. */
export function consequenceOf(message: StaffMessage, mode: Mode, chosen: unknown): Consequence {
  const published = publishedBy(mode, chosen, message)
  const kind =
    published === 'interim' || published === 'explained' || published === 'closed' || published === 'edited'
      ? published
      : 'final'
  const own = message.assignments.find(({ tpid }) => tpid === mode.record.tpid)
  // a correction of a published reply leaves the assignments as they are
  const closed = kind === 'edited' ? [] : message.assignments.filter(one => one !== own)
  const open = closed.filter(isOpen)
  return {
    kind,
    ...(own && { adopts: nameOf(own) }),
    cancels: open.map(nameOf),
    passesOver: open.filter(({ allowedActions }) => allowedActions.includes('adoptAnswer')).map(nameOf)
  }
}
