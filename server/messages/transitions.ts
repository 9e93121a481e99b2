/**
 * The one table of what may be done with a message (domain 2): the buttons, the refusals, the menus and the
 * documentation all read these rows. `audit` is whether others may see it, `state` the trace state, whose tens
 * count rounds.
 */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors'
import { inWords as name, type Words } from '../words.ts'

export type AuditState = 0 | 1 | 2 | 3 | 4
export type TraceState = 0 | 1 | 2 | 3 | 11 | 12 | 13 | 21

/** Author: who wrote it. Handler: the forum's group. Editor: who has the operation's permission. */
export type Who = 'author' | 'handler' | 'editor'

export interface MessageTransition {
  readonly who: Who
  /** The operation of the contract that does it; absent where the contract has none yet. */
  readonly operation?: OperationId
  readonly name: Words
  readonly audit: { readonly from: readonly AuditState[]; readonly to?: AuditState }
  /** Trace states it starts from, and where each leads; absent `to`: the state is kept. */
  readonly state?: {
    readonly from: readonly TraceState[]
    readonly to?: Partial<Record<TraceState, TraceState>>
  }
  /** Refused while a recheck is open, or while the message is assigned. */
  readonly notWhile?: readonly ('recheck' | 'assigned' | 'deletion' | 'adopted')[]
  /** Possible only while that is so. */
  readonly onlyWhile?: 'recheck' | 'takenDown' | 'deletion' | 'adopted'
  /** What is said where an assignment is in its way; MSG0001 where it says nothing. */
  readonly whileAssigned?: ErrorCode
  /** Only where replies are graded: never for a congress, for suggestions as the site says. */
  readonly grading?: true
  /** Of suggestions only, and not of a campaign's entries: those are its own group's. */
  readonly suggestions?: true
  /** Refused to people's congresses with a text of its own (specification 6). */
  readonly notCongress?: true
}

export const messageTransitions = {
  approve: {
    who: 'editor',
    operation: 'approveMessage',
    name: name('审核通过', '審核通過', 'approve'),
    audit: { from: [0], to: 1 }
  },
  return: {
    who: 'editor',
    operation: 'returnMessage',
    name: name('退回', '退回', 'return'),
    audit: { from: [0], to: 2 }
  },
  resubmit: {
    who: 'author',
    operation: 'resubmitMessage',
    name: name('重新提交', '重新提交', 'resubmit'),
    audit: { from: [2], to: 0 }
  },
  withdraw: {
    who: 'author',
    operation: 'withdrawMessage',
    name: name('撤回', '撤回', 'withdraw'),
    audit: { from: [0, 2], to: 3 }
  },
  takeDown: {
    who: 'editor',
    operation: 'takeDownMessage',
    name: name('下架', '下架', 'take down'),
    audit: { from: [1], to: 2 }
  },
  restore: {
    who: 'editor',
    operation: 'restoreMessage',
    name: name('恢复', '恢復', 'restore'),
    audit: { from: [2], to: 1 },
    onlyWhile: 'takenDown'
  },
  redact: {
    who: 'editor',
    operation: 'redactMessage',
    name: name('隐去内容', '隱去內容', 'redact'),
    audit: { from: [1] }
  },
  readdress: {
    who: 'editor',
    operation: 'readdressMessage',
    name: name('改投', '改投', 're-address'),
    audit: { from: [1] },
    state: { from: [0, 1, 2, 3, 11, 12, 13], to: { 0: 0, 1: 0, 2: 0, 3: 0, 11: 0, 12: 0, 13: 0 } }
  },
  supplement: {
    who: 'author',
    operation: 'supplementMessage',
    name: name('补充', '補充', 'supplement'),
    audit: { from: [1] }
  },
  replyInterim: {
    who: 'handler',
    operation: 'replyMessage',
    name: name('阶段性回复', '階段性回覆', 'reply'),
    audit: { from: [1] },
    state: { from: [0, 1], to: { 0: 1, 1: 1 } },
    notWhile: ['recheck']
  },
  replyFinal: {
    who: 'handler',
    operation: 'replyMessage',
    name: name('回复', '回覆', 'reply'),
    audit: { from: [1] },
    state: { from: [0, 1, 2], to: { 0: 2, 1: 2, 2: 2 } },
    notWhile: ['recheck']
  },
  editReply: {
    who: 'handler',
    operation: 'editReply',
    name: name('修改回复', '修改回覆', 'edit the reply'),
    audit: { from: [1] },
    state: { from: [1, 2, 11, 12] }
  },
  grade: {
    who: 'author',
    operation: 'gradeMessage',
    name: name('评价', '評價', 'grade'),
    audit: { from: [1] },
    state: { from: [1, 2], to: { 1: 3, 2: 3 } },
    grading: true
  },
  explain: {
    who: 'handler',
    operation: 'explainMessage',
    name: name('解释', '解釋', 'explain'),
    audit: { from: [1] },
    state: { from: [3, 11, 12], to: { 3: 11, 11: 12, 12: 12 } },
    notWhile: ['recheck'],
    notCongress: true
  },
  gradeAgain: {
    who: 'author',
    operation: 'gradeMessage',
    name: name('二次评价', '二次評價', 'grade again'),
    audit: { from: [1] },
    state: { from: [11, 12], to: { 11: 13, 12: 13 } },
    grading: true
  },
  lastExplanation: {
    who: 'handler',
    operation: 'explainMessage',
    name: name('最后解释', '最後解釋', 'explain for the last time'),
    audit: { from: [1] },
    state: { from: [13], to: { 13: 21 } },
    notWhile: ['recheck'],
    notCongress: true
  },
  assignOnline: {
    who: 'handler',
    operation: 'assignMessage',
    name: name('交办', '交辦', 'assign'),
    audit: { from: [1] },
    state: { from: [0, 3, 13] },
    notWhile: ['recheck', 'assigned'],
    notCongress: true
  },
  assignOffline: {
    who: 'handler',
    operation: 'assignOffline',
    name: name('线下转办', '線下轉辦', 'transfer offline'),
    audit: { from: [1] },
    state: { from: [0, 3, 13] },
    notWhile: ['recheck', 'assigned'],
    notCongress: true
  },
  requestRecheck: {
    who: 'handler',
    operation: 'requestRecheck',
    name: name('申请复核', '申請複核', 'request a recheck'),
    audit: { from: [1] },
    state: { from: [0, 3, 13] },
    notWhile: ['recheck', 'assigned'],
    whileAssigned: 'RCK0001'
  },
  withdrawRecheck: {
    who: 'handler',
    operation: 'withdrawRecheck',
    name: name('撤回复核', '撤回複核', 'withdraw the recheck'),
    audit: { from: [1] },
    onlyWhile: 'recheck'
  },
  rejectRecheck: {
    who: 'editor',
    operation: 'rejectRecheck',
    name: name('驳回复核', '駁回複核', 'reject the recheck'),
    audit: { from: [1] },
    onlyWhile: 'recheck'
  },
  strikeGrade: {
    who: 'editor',
    operation: 'strikeGrade',
    name: name('剔除评价', '剔除評價', 'strike the grade'),
    audit: { from: [1] },
    state: { from: [3, 13] },
    onlyWhile: 'recheck'
  },
  requestDeletion: {
    who: 'author',
    operation: 'requestDeletion',
    name: name('申请删除', '申請刪除', 'ask for deletion'),
    audit: { from: [1] },
    notWhile: ['deletion']
  },
  withdrawDeletion: {
    who: 'author',
    operation: 'withdrawDeletion',
    name: name('撤回删除申请', '撤回刪除申請', 'take the request for deletion back'),
    audit: { from: [0, 1, 2] },
    onlyWhile: 'deletion'
  },
  consentDeletion: {
    who: 'editor',
    operation: 'consentDeletion',
    name: name('同意删除', '同意刪除', 'consent to deletion'),
    // also of what was taken down meanwhile, or waits to be examined anew
    audit: { from: [0, 1, 2], to: 4 },
    onlyWhile: 'deletion'
  },
  refuseDeletion: {
    who: 'editor',
    operation: 'refuseDeletion',
    name: name('不同意删除', '不同意刪除', 'refuse the deletion'),
    audit: { from: [0, 1, 2] },
    onlyWhile: 'deletion'
  },
  adoptSuggestion: {
    who: 'handler',
    operation: 'adoptSuggestion',
    name: name('采纳', '採納', 'adopt'),
    audit: { from: [1] },
    notWhile: ['recheck', 'adopted'],
    suggestions: true
  },
  cancelAdoption: {
    who: 'handler',
    operation: 'cancelAdoption',
    name: name('取消采纳', '取消採納', 'take the adoption back'),
    audit: { from: [1] },
    notWhile: ['recheck'],
    onlyWhile: 'adopted',
    suggestions: true
  }
} as const satisfies Record<string, MessageTransition>

export type MessageAction = keyof typeof messageTransitions
