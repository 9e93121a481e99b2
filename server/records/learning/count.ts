import type { ProposableKind } from '@board/schemas/facts/proposals'
import { dateOf } from '../../platform/calendar/calendar.ts'
import type { Trx } from '../../platform/database/open.ts'
import { addOutcome } from './store.ts'

/** The end of a proposal: shown to a person, used by that person, or passed over for something else. */
export type ProposalOutcome = 'offered' | 'taken' | 'changed'

/** A proposal that is counted: its kind, the institution of its reader (null for the public), and what was proposed. */
export interface CountedProposal {
  readonly kind: ProposableKind
  readonly groupId: number | null
  /** The id of the proposed domain, type, forum or unit; empty for a kind that has none. */
  readonly label: string
  readonly outcome: ProposalOutcome
  readonly now: Date
}

/**
 * Counts an outcome of a proposal for the day. Call it near the end of a transaction: others that count the same wait for its
 * commit. Domain 8.
 */
export async function countProposal(trx: Trx, { now, ...proposal }: CountedProposal): Promise<void> {
  await addOutcome(trx, { ...proposal, day: dateOf(now) })
}
