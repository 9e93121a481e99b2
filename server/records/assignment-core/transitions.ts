/** The transitions of an assignment (domain 4). Buttons, refusals, tabs and the documentation read these rows. */

import { translations as name } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

/**
 * The state of an assignment: 10 awaiting acceptance, 20 handling, 25 offline, 30 return requested, 40 answered and to
 * examine, 50 done, 90 cancelled.
 */
export type AssignmentState = 10 | 20 | 25 | 30 | 40 | 50 | 90

/** The first state of an assignment. */
export const startStates = { online: 10, offline: 25 } as const satisfies Record<string, AssignmentState>

/**
 * A row of the table. It leads to a state, with `before` to the state before the return was requested, and with `same`
 * to none.
 */
export interface AssignmentTransition
  extends Transition<'giver' | 'holder', AssignmentState, AssignmentState | 'before' | 'same'> {
  /** The action is refused while an assignment below it is open. */
  readonly notWhileGivenOn?: true
  /** The action is done once on each day of the calendar; the column has the moment of the last one. */
  readonly onceADay?: 'nagged_at'
}

export const assignmentTransitions = {
  accept: {
    who: 'holder',
    operation: 'receiveProcess',
    name: name('接收交办', '接收交辦', 'accept'),
    from: [10],
    to: 20,
    verb: 'assignment.accepted'
  },
  requestReturn: {
    who: 'holder',
    operation: 'requestReturn',
    name: name('申请退回', '申請退回', 'request a return'),
    from: [10, 20],
    to: 30,
    notWhileGivenOn: true,
    verb: 'assignment.returnRequested'
  },
  withdrawReturn: {
    who: 'holder',
    operation: 'cancelApply',
    name: name('撤回退回申请', '撤回退回申請', 'withdraw the request'),
    from: [30],
    to: 'before',
    verb: 'assignment.returnWithdrawn'
  },
  refuseReturn: {
    who: 'giver',
    operation: 'refuseApplyCancelProcess',
    name: name('不同意退回', '不同意退回', 'refuse the return'),
    from: [30],
    to: 'before',
    verb: 'assignment.returnRefused'
  },
  nag: {
    who: 'giver',
    operation: 'nagProcess',
    name: name('催办', '催辦', 'send a reminder'),
    from: [10, 20],
    to: 'same',
    onceADay: 'nagged_at',
    verb: 'assignment.nagged'
  },
  cancel: {
    who: 'giver',
    operation: 'cancelProcess',
    name: name('取消交办', '取消交辦', 'cancel'),
    from: [10, 20, 30, 40],
    to: 90,
    verb: 'assignment.cancelled'
  },
  cancelOffline: {
    who: 'giver',
    operation: 'cancelOfflineProcess',
    name: name('取消线下转办', '取消線下轉辦', 'cancel'),
    from: [25],
    to: 90,
    verb: 'assignment.cancelled'
  },
  answer: {
    who: 'holder',
    operation: 'answerProcess',
    name: name('提交回复', '提交回覆', 'hand in an answer'),
    from: [20],
    to: 40,
    notWhileGivenOn: true,
    verb: 'assignment.answered'
  },
  takeBack: {
    who: 'holder',
    operation: 'takeBackAnswer',
    name: name('撤回回复', '撤回回覆', 'take the answer back'),
    from: [40],
    to: 20,
    verb: 'assignment.takenBack'
  },
  adopt: {
    who: 'giver',
    operation: 'adoptAnswer',
    name: name('采用回复', '採用回覆', 'adopt'),
    from: [40],
    to: 50,
    verb: 'assignment.adopted'
  },
  sendBack: {
    who: 'giver',
    operation: 'sendBackAnswer',
    name: name('退回修改', '退回修改', 'send back'),
    from: [40],
    to: 20,
    verb: 'assignment.sentBack'
  },
  recordResult: {
    who: 'giver',
    operation: 'recordOfflineResult',
    name: name('登记结果', '登記結果', 'record the result'),
    from: [25],
    to: 50,
    verb: 'assignment.resultRecorded'
  }
} as const satisfies Record<string, AssignmentTransition>

export type AssignmentAction = keyof typeof assignmentTransitions

const rows: readonly AssignmentTransition[] = Object.values(assignmentTransitions)

/** The states of an open assignment: those from which an action leads on. */
export const openStates: readonly AssignmentState[] = [...new Set(rows.flatMap(({ from }) => from))].sort(
  (a, b) => a - b
)

/** The states in which an answer or a result is still owed; an answer that waits for the giver to examine it is not. */
export const owedStates: readonly AssignmentState[] = openStates.filter(
  state => state !== assignmentTransitions.answer.to
)
