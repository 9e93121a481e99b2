/** The table of transitions of a company’s request (decision 0036). Buttons and refusals read its rows. */

import { translations as name } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

/** 0 pending, 1 approved, 2 refused, 3 withdrawn. */
export type RequestState = 0 | 1 | 2 | 3

/** The actors: the company that made the request, and editors by permission. */
export type RequestTransition = Transition<'company' | 'editor', RequestState>

export const requestTransitions = {
  withdraw: {
    who: 'company',
    operation: 'withdrawCompanyRequest',
    name: name('撤回', '撤回', 'withdraw'),
    from: [0],
    to: 3,
    verb: 'company.withdrawn'
  },
  approve: {
    who: 'editor',
    operation: 'approveCompanyRequest',
    name: name('确认', '確認', 'confirm'),
    from: [0],
    to: 1,
    verb: 'company.approved'
  },
  refuse: {
    who: 'editor',
    operation: 'refuseCompanyRequest',
    name: name('不予确认', '不予確認', 'refuse'),
    from: [0],
    to: 2,
    verb: 'company.refused'
  }
} as const satisfies Record<string, RequestTransition>

export type RequestAction = keyof typeof requestTransitions
