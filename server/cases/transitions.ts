import type { EventVerb } from '@board/schemas/events'

export type CaseState = 'draft' | 'pending' | 'published' | 'refused' | 'withdrawn' | 'takenDown'

export interface CaseTransition {
  readonly from: readonly CaseState[]
  /** Absent: it stays as it is. */
  readonly to?: CaseState
  /** Its institution, an editor, or the process alone. */
  readonly who: 'group' | 'editor' | 'process'
  readonly verb: EventVerb
}

const open: readonly CaseState[] = ['draft', 'refused', 'withdrawn']
/** What a process decides about; sent back, it still runs. */
const inProcess: readonly CaseState[] = ['pending', 'refused']

/** What can be done with a case: action → from, to, who. Operations are named as in the contract. Domain 6. */
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
  handInAgain: { from: ['refused'], to: 'pending', who: 'process', verb: 'case.proposed' },
  forget: { from: inProcess, to: 'draft', who: 'process', verb: 'case.withdrawn' }
} as const satisfies Record<string, CaseTransition>

export type CaseAction = keyof typeof caseTransitions
