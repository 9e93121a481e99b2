import type { EventVerb } from '@board/schemas/facts/events'

export type CaseState = 'draft' | 'pending' | 'published' | 'refused' | 'withdrawn' | 'takenDown'

export interface CaseTransition {
  readonly from: readonly CaseState[]
  /** The state after the action; absent if it does not change. */
  readonly to?: CaseState
  /** The actor: the institution of the case, an editor, or only the process. */
  readonly who: 'group' | 'editor' | 'process'
  readonly verb: EventVerb
}

const open: readonly CaseState[] = ['draft', 'refused', 'withdrawn']
/**
 * The states of a case in a running process. A case that was sent back has the state refused while its process
 * continues.
 */
const inProcess: readonly CaseState[] = ['pending', 'refused']

/** The actions on a case: action → from, to, who. Operations have their names in the contract. Domain 6. */
export const caseTransitions = {
  changeCase: { from: open, who: 'group', verb: 'case.changed' },
  submitCase: { from: open, to: 'pending', who: 'group', verb: 'case.proposed' },
  withdrawCase: {
    from: ['draft', 'pending', 'refused'],
    to: 'withdrawn',
    who: 'group',
    verb: 'case.withdrawn'
  },
  takeDownCase: { from: ['published'], to: 'takenDown', who: 'editor', verb: 'case.takenDown' },
  restoreCase: { from: ['takenDown'], to: 'published', who: 'editor', verb: 'case.restored' },
  publish: { from: ['pending'], to: 'published', who: 'process', verb: 'case.published' },
  sendBack: { from: ['pending'], to: 'refused', who: 'process', verb: 'case.returned' },
  refuse: { from: inProcess, to: 'refused', who: 'process', verb: 'case.refused' },
  giveUp: { from: inProcess, to: 'withdrawn', who: 'process', verb: 'case.withdrawn' },
  lapse: { from: inProcess, to: 'withdrawn', who: 'process', verb: 'case.lapsed' },
  handInAgain: { from: ['refused'], to: 'pending', who: 'process', verb: 'case.proposed' },
  forget: { from: inProcess, to: 'draft', who: 'process', verb: 'case.withdrawn' }
} as const satisfies Record<string, CaseTransition>

export type CaseAction = keyof typeof caseTransitions
