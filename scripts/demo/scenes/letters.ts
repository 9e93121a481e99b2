import { enqueueMail, enqueueSms } from '@board/server/platform/outbox/enqueue'
import type { FailureKind } from '@board/server/platform/outgoing/failure'
import { phoneOf } from '../numbers.ts'
import type { Stage } from './stage.ts'

type Fate = {
  channel: 'sms' | 'mail'
  status: 'sent' | 'dead' | 'due'
  failure?: FailureKind
  error?: string
}

const fates: readonly Fate[] = [
  { channel: 'sms', status: 'sent' },
  { channel: 'mail', status: 'sent' },
  { channel: 'sms', status: 'dead', failure: 'refused', error: 'isv.MOBILE_NUMBER_ILLEGAL' },
  { channel: 'mail', status: 'dead', failure: 'refused', error: '550 5.1.1 User unknown' },
  { channel: 'sms', status: 'due', failure: 'unreachable', error: 'connect ETIMEDOUT' },
  { channel: 'mail', status: 'due', failure: 'notSetUp', error: '' },
  { channel: 'sms', status: 'dead', failure: 'unanswered', error: 'no answer within 10 s' },
  { channel: 'mail', status: 'dead', failure: 'expired', error: '' },
  { channel: 'sms', status: 'dead', failure: 'other', error: 'unexpected answer' }
]

/** The number of letters of each kind, by status. */
const each = { sent: 12, dead: 2, due: 1 } as const

/** Adds letters by mail and SMS, sent, failed and waiting, sealed as in the outbox. */
export async function playLetters(stage: Stage): Promise<void> {
  for (const fate of fates)
    for (let index = 0; index < each[fate.status]; index++) await send(stage, fate, index)
}

async function send(stage: Stage, { channel, status, failure, error }: Fate, index: number): Promise<void> {
  const { trx, keys, now } = stage
  const at = stage.inDays(-1 - index * 4.3)
  const reference = `demo:${channel}:${status}:${failure ?? 'none'}:${index}`
  const { uid } = stage.account(index % 2 ? 'company' : 'citizen')
  const news = { subject: '您的留言有新的进展', text: '您的留言有了新的进展，请登录查看。' }
  if (channel === 'sms')
    await enqueueSms(trx, keys, {
      reference,
      to: phoneOf(Number(uid)),
      at,
      template: 'code',
      params: { code: String(100_000 + index), minutes: 10 }
    })
  else
    await enqueueMail(trx, keys, {
      reference,
      to: `user${uid}@example.org`,
      at,
      template: 'news',
      params: news
    })
  await trx
    .updateTable('outbox')
    .set({
      status,
      attempts: failure ? 5 : 1,
      failure: failure ?? null,
      last_error: error ?? null,
      ...(channel === 'sms' ? { platform: 0, shown_params: ['******', '10'] } : { subject: news.subject }),
      content: channel === 'sms' ? '您的验证码是 ******，10 分钟内有效。' : news.text,
      sent_at: status === 'sent' ? new Date(at.getTime() + 2000) : null,
      next_at: status === 'due' ? new Date(now.getTime() + 86_400_000) : at
    })
    .where('reference', '=', reference)
    .execute()
}
