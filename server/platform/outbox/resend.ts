import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { markLettersDue } from '../database/outbox-flag.ts'
import { recordEvents } from '../events/record.ts'
import { Refusal } from '../refusal.ts'
import type { Channel } from './provider.ts'
import { type LockedLetter, lockLetters, reviveLetters } from './store.ts'

/** The entity whose history records that a letter was sent again. */
const logs: Readonly<Record<Channel, string>> = { mail: 'mailLog', sms: 'smsLog' }

/**
 * Makes dead letters due again, under the same reference: a provider that accepted one after all does not send it twice.
 * Of several letters it skips those that wait, were sent or have expired.
 * @returns the letters that are tried again
 * @throws Refusal GEN0404 if one is not of this channel, OUT0001 if none was given up, OUT0002 if those that were given
 * up have expired
 */
export async function resend(
  trx: Trx,
  actor: SignedInActor,
  channel: Channel,
  ids: readonly number[],
  now: Date
): Promise<number[]> {
  const letters = await lockLetters(trx, channel, ids)
  if (letters.length < ids.length) throw new Refusal('GEN0404')
  const dead = letters.filter(({ status }) => status === 'dead')
  if (dead.length === 0) throw new Refusal('OUT0001')
  const worthy = dead.filter(letter => !isExpired(letter, now))
  if (worthy.length === 0) throw new Refusal('OUT0002')
  const revived = worthy.map(({ id }) => id)
  await reviveLetters(trx, revived, now)
  await recordEvents(
    trx,
    worthy.map(({ id, attempts }) => ({
      verb: 'letter.resent',
      audience: 'editor',
      subject: { kind: logs[channel], id },
      actor,
      at: now,
      before: { status: 0, attempts },
      after: { status: 2, attempts: 0 }
    }))
  )
  markLettersDue(trx)
  return revived
}

const isExpired = ({ expires_at }: LockedLetter, now: Date) => expires_at !== null && expires_at <= now
