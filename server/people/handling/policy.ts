import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { type FieldProblem, Refusal } from '../../platform/refusal.ts'

/** Kinds of handling records (specification 4). */
export const kinds = { ban: 0, mute: 4, restrict: 5, uncounted: 6, warning: 7 } as const

export type Draft = BodyOf<'addHandlingRecord'>

/** The fields of each kind, in addition to the rule, the account and a message that was the cause. */
const used: Readonly<Record<number, readonly (keyof Draft)[]>> = {
  // a ban that begins later would have to end the sessions that are open then
  [kinds.ban]: ['days'],
  [kinds.mute]: ['days', 'beginTime'],
  [kinds.restrict]: ['days', 'beginTime', 'countDays'],
  [kinds.uncounted]: ['days', 'beginTime', 'countType', 'backtrackTime'],
  [kinds.warning]: []
}

const details = ['days', 'beginTime', 'countType', 'countDays', 'backtrackTime'] as const

const texts = {
  missing: { 'zh-CN': '请填写此项', 'zh-TW': '請填寫此項', 'en-US': 'is needed' },
  unused: {
    'zh-CN': '所选处理方式不使用此项',
    'zh-TW': '所選處理方式不使用此項',
    'en-US': 'is not used by this kind'
  },
  past: { 'zh-CN': '不能早于现在', 'zh-TW': '不能早於現在', 'en-US': 'may not be in the past' },
  late: {
    'zh-CN': '不能晚于开始时间',
    'zh-TW': '不能晚於開始時間',
    'en-US': 'may not be later than the beginning'
  }
} as const satisfies Record<string, Record<Language, string>>

/** Seconds for which a form may have been open: a beginning that is not longer ago counts as now. */
const slack = 600

/**
 * Refuses a record that lacks a field that its kind needs, or has a field that its kind does not use. @throws Refusal
 * GEN0400
 */
export function requireFitting(draft: Draft, language: Language, now: Date): void {
  const at = now.getTime() / 1000
  const { beginTime = at, backtrackTime = 0 } = draft
  const needed = { [kinds.restrict]: 'countDays', [kinds.uncounted]: 'countType' } as const
  const need = needed[draft.handleType as keyof typeof needed]
  const fields: FieldProblem[] = details
    .filter(name => draft[name] !== undefined && !usesOf(draft).includes(name))
    .map(path => ({ path, message: texts.unused[language] }))
  if (need && draft[need] === undefined) fields.push({ path: need, message: texts.missing[language] })
  if (draft.uid === undefined && draft.tid === undefined)
    fields.push({ path: 'uid', message: texts.missing[language] })
  if (beginTime < at - slack) fields.push({ path: 'beginTime', message: texts.past[language] })
  if (backtrackTime > Math.max(beginTime, at))
    fields.push({ path: 'backtrackTime', message: texts.late[language] })
  if (fields.length > 0) throw new Refusal('GEN0400', {}, { fields })
}

/** Returns the fields that a record uses. One message is excluded for good, so such a record has no times. */
const usesOf = ({ handleType, tid }: Draft): readonly (keyof Draft)[] =>
  handleType === kinds.uncounted && tid !== undefined ? ['countType'] : (used[handleType] ?? [])

/** Tells whether an account can have one record of this kind at a time, because a second one would change nothing. */
export const isExclusive = (handleType: number): boolean =>
  handleType === kinds.ban || handleType === kinds.mute || handleType === kinds.restrict

export interface Times {
  readonly beginTime: Date
  readonly endTime: Date | null
  readonly revokedAt: Date | null
}

/** Returns the state of a record: 0 not begun, 1 in force, 2 over, 3 ended early. */
export function stateOf({ beginTime, endTime, revokedAt }: Times, now: Date): 0 | 1 | 2 | 3 {
  if (revokedAt) return 3
  if (endTime && endTime <= now) return 2
  return beginTime > now ? 0 : 1
}

/** Tells whether a record can be ended now. A record that excludes messages still has effect when its time is over. */
export const canEnd = (record: Times & { readonly handleType: number }, now: Date): boolean =>
  stateOf(record, now) < 2 || (record.handleType === kinds.uncounted && record.revokedAt === null)
