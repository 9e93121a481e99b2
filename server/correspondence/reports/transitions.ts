/** The transitions of a report to a superior (domain 4). Buttons, refusals and tabs read these rows. */

import { translations as name } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

/** The state of a report: 0 open, 1 taken over, 2 returned with advice, 3 noted, 4 withdrawn, 5 lapsed. */
export type ReportState = 0 | 1 | 2 | 3 | 4 | 5

export type ReportTransition = Transition<'reporter' | 'superior', ReportState>

export const reportTransitions = {
  takeOver: {
    who: 'superior',
    operation: 'takeOverReport',
    name: name('接办', '接辦', 'take over'),
    from: [0],
    to: 1,
    verb: 'report.takenOver'
  },
  return: {
    who: 'superior',
    operation: 'returnReport',
    name: name('退回并提出意见', '退回並提出意見', 'return with advice'),
    from: [0],
    to: 2,
    verb: 'report.returned'
  },
  note: {
    who: 'superior',
    operation: 'noteReport',
    name: name('阅知', '閱知', 'note'),
    from: [0],
    to: 3,
    verb: 'report.noted'
  },
  withdraw: {
    who: 'reporter',
    operation: 'withdrawReport',
    name: name('撤回上报', '撤回上報', 'withdraw'),
    from: [0],
    to: 4,
    verb: 'report.withdrawn'
  }
} as const satisfies Record<string, ReportTransition>

/** The lapse of an open report, which is no action of a user. */
export const reportLapse = { from: [0], to: 5 } as const satisfies {
  from: readonly ReportState[]
  to: ReportState
}

export type ReportAction = keyof typeof reportTransitions
