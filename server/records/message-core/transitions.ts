/**
 * The only table of the transitions of a message (domain 2). Buttons, refusals, menus and the documentation read these
 * rows. `audit` says whether others may see it; `state` is the trace state, whose tens digit counts rounds.
 */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { translations as name, type Words } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

/** The audit state: 0 pending, 1 approved, 2 returned, 3 withdrawn, 4 deleted. */
export type AuditState = 0 | 1 | 2 | 3 | 4

const traceStates = [0, 1, 2, 3, 11, 12, 13, 21] as const

/**
 * The trace state: 0 unanswered, 1 interim reply, 2 final reply, 3 graded, 11 explained, 12 explained again, 13 graded
 * again, 21 last explanation.
 */
export type TraceState = (typeof traceStates)[number]

/**
 * The author is the writer of the message, the handler is its group, and an editor is a person with the permission for
 * the operation.
 */
export type Who = 'author' | 'handler' | 'editor'

export interface MessageTransition {
  readonly who: Who
  /** The operation of the contract for the action; absent if the contract has none. */
  readonly operation?: OperationId
  readonly name: Words
  /** The audit states from which the action starts, and the state to which it leads. */
  readonly audit: { readonly from: readonly AuditState[]; readonly to: AuditState | 'kept' }
  /**
   * The trace states from which the action starts, and the state to which it leads: one for all of them, or one for
   * each.
   */
  readonly state: {
    readonly from: readonly TraceState[]
    readonly to: TraceState | 'kept' | Partial<Record<TraceState, TraceState>>
  }
  /**
   * The action is refused while one of these is true: a recheck is open, an assignment is open, a deletion is
   * requested, the suggestion is adopted, or the message is merged into another one.
   */
  readonly notWhile?: readonly ('recheck' | 'assigned' | 'deletion' | 'adopted' | 'merged')[]
  /** The action is allowed only while this is true. */
  readonly onlyWhile?: 'recheck' | 'takenDown' | 'deletion' | 'adopted' | 'merged'
  /** The error code if an assignment blocks the action; absent: MSG0001. */
  readonly whileAssigned?: ErrorCode
  /**
   * The action is only for messages whose replies are graded. Those of a congress never are; those of suggestions are
   * if the site says so.
   */
  readonly grading?: true
  /** The action is only for suggestions that are no entries of a campaign. Entries belong to the campaign's group. */
  readonly suggestions?: true
  /** The action is refused for people's congresses, with an error of its own (specification 6). */
  readonly notCongress?: true
}

/** The action neither checks nor changes the trace state. */
const anyState = { from: traceStates, to: 'kept' } as const

export const messageTransitions = {
  approve: {
    who: 'editor',
    operation: 'approveMessage',
    name: name('通过', '通過', 'approve'),
    audit: { from: [0], to: 1 },
    state: anyState
  },
  reclassify: {
    who: 'editor',
    operation: 'reclassifyMessage',
    name: name('调整分类', '調整分類', 'correct'),
    audit: { from: [0], to: 'kept' },
    state: anyState
  },
  return: {
    who: 'editor',
    operation: 'returnMessage',
    name: name('退回', '退回', 'return'),
    audit: { from: [0], to: 2 },
    state: anyState
  },
  resubmit: {
    who: 'author',
    operation: 'resubmitMessage',
    name: name('重新提交', '重新提交', 'resubmit'),
    audit: { from: [2], to: 0 },
    state: anyState
  },
  withdraw: {
    who: 'author',
    operation: 'withdrawMessage',
    name: name('撤回', '撤回', 'withdraw'),
    audit: { from: [0, 2], to: 3 },
    state: anyState
  },
  takeDown: {
    who: 'editor',
    operation: 'takeDownMessage',
    name: name('下架', '下架', 'take down'),
    audit: { from: [1], to: 2 },
    state: anyState
  },
  restore: {
    who: 'editor',
    operation: 'restoreMessage',
    name: name('恢复', '恢復', 'restore'),
    audit: { from: [2], to: 1 },
    state: anyState,
    onlyWhile: 'takenDown'
  },
  redact: {
    who: 'editor',
    operation: 'redactMessage',
    name: name('修改公开内容', '修改公開內容', 'change the public text'),
    audit: { from: [1], to: 'kept' },
    state: anyState
  },
  readdress: {
    who: 'editor',
    operation: 'readdressMessage',
    name: name('改投', '改投', 're-address'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 1, 2, 3, 11, 12, 13], to: 0 }
  },
  supplement: {
    who: 'author',
    operation: 'supplementMessage',
    name: name('补充', '補充', 'supplement'),
    audit: { from: [1], to: 'kept' },
    state: anyState
  },
  replyInterim: {
    who: 'handler',
    operation: 'replyMessage',
    name: name('阶段性回复', '階段性回覆', 'reply'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 1], to: 1 },
    notWhile: ['recheck', 'merged']
  },
  replyFinal: {
    who: 'handler',
    operation: 'replyMessage',
    name: name('回复', '回覆', 'reply'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 1, 2], to: 2 },
    notWhile: ['recheck', 'merged']
  },
  editReply: {
    who: 'handler',
    operation: 'editReply',
    name: name('修改回复', '修改回覆', 'edit the reply'),
    audit: { from: [1], to: 'kept' },
    state: { from: [1, 2, 11, 12], to: 'kept' }
  },
  grade: {
    who: 'author',
    operation: 'gradeMessage',
    name: name('评价', '評價', 'grade'),
    audit: { from: [1], to: 'kept' },
    state: { from: [1, 2], to: 3 },
    grading: true
  },
  explain: {
    who: 'handler',
    operation: 'explainMessage',
    name: name('解释', '解釋', 'explain'),
    audit: { from: [1], to: 'kept' },
    state: { from: [3, 11, 12], to: { 3: 11, 11: 12, 12: 12 } },
    notWhile: ['recheck'],
    notCongress: true
  },
  gradeAgain: {
    who: 'author',
    operation: 'gradeMessage',
    name: name('二次评价', '二次評價', 'grade again'),
    audit: { from: [1], to: 'kept' },
    state: { from: [11, 12], to: 13 },
    grading: true
  },
  lastExplanation: {
    who: 'handler',
    operation: 'explainMessage',
    name: name('最后解释', '最後解釋', 'explain for the last time'),
    audit: { from: [1], to: 'kept' },
    state: { from: [13], to: 21 },
    notWhile: ['recheck'],
    notCongress: true
  },
  assignOnline: {
    who: 'handler',
    operation: 'assignMessage',
    name: name('交办', '交辦', 'assign'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 3, 13], to: 'kept' },
    notWhile: ['recheck', 'assigned', 'merged'],
    notCongress: true
  },
  assignOffline: {
    who: 'handler',
    operation: 'assignOffline',
    name: name('线下转办', '線下轉辦', 'transfer offline'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 3, 13], to: 'kept' },
    notWhile: ['recheck', 'assigned', 'merged'],
    notCongress: true
  },
  requestRecheck: {
    who: 'handler',
    operation: 'requestRecheck',
    name: name('申请复核', '申請複核', 'request a recheck'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 3, 13], to: 'kept' },
    notWhile: ['recheck', 'assigned', 'merged'],
    whileAssigned: 'RCK0001'
  },
  withdrawRecheck: {
    who: 'handler',
    operation: 'withdrawRecheck',
    name: name('撤回复核', '撤回複核', 'withdraw the recheck'),
    audit: { from: [1], to: 'kept' },
    state: anyState,
    onlyWhile: 'recheck'
  },
  rejectRecheck: {
    who: 'editor',
    operation: 'rejectRecheck',
    name: name('驳回复核', '駁回複核', 'reject the recheck'),
    audit: { from: [1], to: 'kept' },
    state: anyState,
    onlyWhile: 'recheck'
  },
  strikeGrade: {
    who: 'editor',
    operation: 'strikeGrade',
    name: name('剔除评价', '剔除評價', 'strike the grade'),
    audit: { from: [1], to: 'kept' },
    state: { from: [3, 13], to: 'kept' },
    onlyWhile: 'recheck'
  },
  merge: {
    who: 'handler',
    operation: 'mergeMessage',
    name: name('并入其他留言', '併入其他留言', 'merge'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 1], to: 'kept' },
    notWhile: ['recheck', 'deletion', 'merged']
  },
  split: {
    who: 'handler',
    operation: 'splitMessage',
    name: name('拆分', '拆分', 'split'),
    audit: { from: [1], to: 'kept' },
    state: { from: [0, 1], to: 'kept' },
    onlyWhile: 'merged'
  },
  requestDeletion: {
    who: 'author',
    operation: 'requestDeletion',
    name: name('申请删除', '申請刪除', 'ask for deletion'),
    audit: { from: [1], to: 'kept' },
    state: anyState,
    notWhile: ['deletion']
  },
  withdrawDeletion: {
    who: 'author',
    operation: 'withdrawDeletion',
    name: name('撤回删除申请', '撤回刪除申請', 'take the request for deletion back'),
    audit: { from: [0, 1, 2], to: 'kept' },
    state: anyState,
    onlyWhile: 'deletion'
  },
  consentDeletion: {
    who: 'editor',
    operation: 'consentDeletion',
    name: name('同意删除', '同意刪除', 'consent to deletion'),
    // a message may have been taken down, or submitted again, since the request
    audit: { from: [0, 1, 2], to: 4 },
    state: anyState,
    onlyWhile: 'deletion'
  },
  refuseDeletion: {
    who: 'editor',
    operation: 'refuseDeletion',
    name: name('不同意删除', '不同意刪除', 'refuse the deletion'),
    audit: { from: [0, 1, 2], to: 'kept' },
    state: anyState,
    onlyWhile: 'deletion'
  },
  adoptSuggestion: {
    who: 'handler',
    operation: 'adoptSuggestion',
    name: name('采纳', '採納', 'mark as adopted'),
    audit: { from: [1], to: 'kept' },
    state: anyState,
    notWhile: ['recheck', 'adopted'],
    suggestions: true
  },
  cancelAdoption: {
    who: 'handler',
    operation: 'cancelAdoption',
    name: name('取消采纳', '取消採納', 'take the adoption back'),
    audit: { from: [1], to: 'kept' },
    state: anyState,
    notWhile: ['recheck'],
    onlyWhile: 'adopted',
    suggestions: true
  }
} as const satisfies Record<string, MessageTransition>

export type MessageAction = keyof typeof messageTransitions

type InAudit = { readonly audit_state: AuditState }
type InTrace = { readonly state: TraceState }

/** Tells whether a row starts from a trace state. */
const startsFrom = (action: MessageAction, { state }: InTrace): boolean =>
  (messageTransitions[action].state.from as readonly TraceState[]).includes(state)

/** Tells whether a message, or a text of it, is approved now. */
export const isApproved = ({ audit_state }: InAudit): boolean =>
  audit_state === messageTransitions.approve.audit.to

/** Tells whether no answer to the message has been published. */
export const isUnanswered = ({ state }: InTrace): boolean => state === messageTransitions.readdress.state.to

/** Tells whether the message has no final reply and no grade, so that an interim reply is still possible. */
export const isBeforeFinalReply = (message: InTrace): boolean => startsFrom('replyInterim', message)

/** Tells whether the message has a final reply without a grade. */
export const isFinallyReplied = ({ state }: InTrace): boolean =>
  state === messageTransitions.replyFinal.state.to

/** Tells whether the last step of the message is a grade. */
export const isJustGraded = ({ state }: InTrace): boolean =>
  state === messageTransitions.grade.state.to || state === messageTransitions.gradeAgain.state.to

/** Tells whether the last step of the message is a reply or an explanation that its author can grade in time. */
export const isBeforeGrade = (message: InTrace): boolean =>
  startsFrom('grade', message) || startsFrom('gradeAgain', message)

/** Tells whether the author's next grade is the second. */
export const isBeforeSecondGrade = (message: InTrace): boolean => startsFrom('gradeAgain', message)

/** Tells whether the next explanation is the last. */
export const isBeforeLastExplanation = (message: InTrace): boolean => startsFrom('lastExplanation', message)

/** Tells whether no further answer is possible. */
export const isConcluded = ({ state }: InTrace): boolean =>
  state === messageTransitions.lastExplanation.state.to

/** The transitions of a supplement of an approved message. An editor decides on it, or its author withdraws it. */
export const supplementTransitions = {
  approve: {
    who: 'editor',
    operation: 'approveSupplement',
    name: name('通过补充', '通過補充', 'approve the supplement'),
    from: [0],
    to: 1,
    verb: 'supplement.approved'
  },
  return: {
    who: 'editor',
    operation: 'returnSupplement',
    name: name('退回补充', '退回補充', 'return the supplement'),
    from: [0],
    to: 2,
    verb: 'supplement.returned'
  },
  withdraw: {
    who: 'author',
    operation: 'withdrawSupplement',
    name: name('撤回补充', '撤回補充', 'withdraw the supplement'),
    // until then only editors have read it, and nobody has answered it
    from: [0, 2],
    to: 3,
    verb: 'supplement.withdrawn'
  }
} as const satisfies Record<string, Transition<'author' | 'editor', AuditState>>

export type SupplementAction = keyof typeof supplementTransitions

/** Tells whether an action on a supplement is possible: the state allows it, and the message is approved. */
export const canMoveSupplement = (supplement: InAudit, message: InAudit, action: SupplementAction): boolean =>
  (supplementTransitions[action].from as readonly AuditState[]).includes(supplement.audit_state) &&
  isApproved(message)

/** Tells whether the author has withdrawn a supplement. The author no longer sees it then. */
export const isWithdrawnSupplement = ({ audit_state }: InAudit): boolean =>
  audit_state === supplementTransitions.withdraw.to

/** Returns the operations on a supplement that one of its parties may call now. */
export const supplementOperations = (
  who: 'author' | 'editor',
  supplement: InAudit,
  message: InAudit
): OperationId[] =>
  (Object.keys(supplementTransitions) as SupplementAction[])
    .filter(
      action => supplementTransitions[action].who === who && canMoveSupplement(supplement, message, action)
    )
    .map(action => supplementTransitions[action].operation)
