import type { EventVerb } from '@board/schemas/facts/events'
import { translations } from '@board/schemas/vocabulary/words'
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvent } from '../events/record.ts'
import { NoTarget } from '../outgoing/addresses.ts'
import { describeFailure, type FailureKind } from '../outgoing/failure.ts'
import { noTargetWords } from '../outgoing/no-target-words.ts'
import { Refusal, type RefusalParam } from '../refusal.ts'
import type { Channel } from './provider.ts'
import { recordTrial } from './store.ts'

/** The words of a trial that failed, as parameters of a refusal: why, and what the other side answered or what to do next. */
export interface TrialWords {
  readonly reason: RefusalParam
  readonly answer: RefusalParam
}

/** A configuration that somebody wants to try. */
export interface Trial {
  readonly verb: Extract<EventVerb, 'mail.tested' | 'sms.tested'>
  readonly channel: Channel
  readonly actor: SignedInActor
  readonly subject: { readonly kind: string; readonly id: number }
  /** The receiver, masked. */
  readonly to: string
  readonly now: Date
}

type Write = <T>(fn: (trx: Trx) => Promise<T>) => Promise<T>
type Reason = FailureKind | NoTarget['why']
type Outcome = { failure: Reason | null; answer: string }

/**
 * Sends something at once, outside the outbox and every transaction, and returns the answer of the other side. A repeated
 * request sends nothing.
 * @throws Refusal OUT0003 with the answer, if it was not accepted
 */
export async function sendTrial(write: Write, trial: Trial, send: () => Promise<string>): Promise<string> {
  let isFirst = false
  await write(async () => {
    isFirst = true
    return null
  })
  const outcome = isFirst ? await outcomeOf(send) : undefined
  const { failure, answer } = await write(async trx => {
    // a repetition while the first request still sends: the first one records the result
    if (!outcome) throw new Refusal('OUT0003', { reason: reasons.unanswered, answer: '' })
    const { verb, channel, actor, subject, to, now } = trial
    await recordTrial(trx, channel, subject.id, outcome.failure === null)
    const note = `${to}: ${outcome.answer || outcome.failure}`
    await recordEvent(trx, { verb, audience: 'editor', subject, actor, at: now, note })
    return outcome
  })
  if (failure) throw new Refusal('OUT0003', { ...wordsOf({ failure, answer }) })
  return answer
}

/**
 * Tries something at once, outside of every transaction.
 * @returns the words of the failure; undefined if it passed
 */
export async function tryAtOnce(act: () => Promise<string>): Promise<TrialWords | undefined> {
  const { failure, answer } = await outcomeOf(act)
  return failure === null ? undefined : wordsOf({ failure, answer })
}

const wordsOf = ({ failure, answer }: { failure: Reason; answer: string }): TrialWords => ({
  reason: reasons[failure],
  answer: advice[failure] ?? answer
})

async function outcomeOf(send: () => Promise<string>): Promise<Outcome> {
  try {
    return { failure: null, answer: await send() }
  } catch (cause) {
    // nothing was connected, so there is no answer of another side
    if (cause instanceof NoTarget) return { failure: cause.why, answer: '' }
    const { kind, text } = describeFailure(cause)
    return { failure: kind, answer: text }
  }
}

const reasons: Readonly<Record<Reason, RefusalParam>> = {
  noAddress: noTargetWords.noAddress.part,
  privateAddress: noTargetWords.privateAddress.part,
  refused: translations('对方拒绝', '對方拒絕', 'the other side refused'),
  unreachable: translations('无法连接', '無法連線', 'it could not be reached'),
  unanswered: translations('没有应答', '沒有回應', 'it did not answer'),
  notSetUp: translations('模板尚未配置', '範本尚未設定', 'the template is not set up'),
  expired: translations('已过期', '已逾期', 'it is out of date'),
  other: translations('应答无法识别', '回應無法辨識', 'its answer was not understood')
}

/** The next step after a failure that no other side has answered. */
const advice: Readonly<Partial<Record<Reason, RefusalParam>>> = {
  noAddress: noTargetWords.noAddress.advice,
  privateAddress: noTargetWords.privateAddress.advice,
  notSetUp: translations(
    '请到“系统管理 → 短信模板”为它填写该平台的模板编号',
    '請到「系統管理 → 簡訊範本」為它填寫該平台的範本編號',
    'Enter its name at this platform under System → SMS templates.'
  )
}
