/** The one table of what may be done with a proposed reply (domain 7): buttons, refusals and tabs read these rows. */

import { translations as name } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

/** 0 waiting, 1 approved and published, 2 sent back, 3 withdrawn, 4 lapsed. */
export type ProposalState = 0 | 1 | 2 | 3 | 4

export type ProposalTransition = Transition<'proposer' | 'superior', ProposalState>

export const proposalTransitions = {
  approve: {
    who: 'superior',
    operation: 'approveReply',
    name: name('通过', '通過', 'approve'),
    from: [0],
    to: 1,
    verb: 'proposal.approved'
  },
  sendBack: {
    who: 'superior',
    operation: 'sendBackReply',
    name: name('退回', '退回', 'send back'),
    from: [0],
    to: 2,
    verb: 'proposal.sentBack'
  },
  withdraw: {
    who: 'proposer',
    operation: 'withdrawProposal',
    name: name('撤回', '撤回', 'withdraw'),
    from: [0],
    to: 3,
    verb: 'proposal.withdrawn'
  }
} as const satisfies Record<string, ProposalTransition>

export type ProposalAction = keyof typeof proposalTransitions

/** Nobody's act: what waits lapses with its message, or with a newer text. */
export const proposalLapse = { from: [0], to: 4 } as const satisfies {
  from: readonly ProposalState[]
  to: ProposalState
}
