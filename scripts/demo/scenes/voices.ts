import { answerVoice } from '@board/server/correspondence/voices/answer'
import { joinMessage } from '@board/server/correspondence/voices/join'
import { takeVoiceBack } from '@board/server/correspondence/voices/take-back'
import type { MessageRow } from '../ledger.ts'
import type { Stage } from './stage.ts'

const note = '我家也在附近，每天上下班都要经过，情况和留言里写的一样。'

/**
 * Two citizens join a message without voices: one withdraws, the other says after the reply that the matter is
 * solved.
 */
export async function playVoices(stage: Stage): Promise<void> {
  const [first, second] = stage.world.accounts
    .filter(({ kind, username }) => kind === 'citizen' && username.startsWith('u'))
    .map(({ username }) => stage.citizen(username))
  if (!first || !second) throw new Error('there are no citizens who join')
  for (const state of [0, 2]) {
    const { tid, at } = joinable(stage, state, [first.accountId, second.accountId])
    const { trx, world } = stage
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
    await joinMessage(trx, first, { tid, note }, world.parameters, later(20))
    await joinMessage(trx, second, { tid }, world.parameters, later(40))
    if (state === 0) await takeVoiceBack(trx, second, tid, later(50))
    else await answerVoice(trx, first, { tid, solved: 1 }, later(50))
  }
}

/** Returns the newest public message in a state without a voice, and the time after its last event. */
function joinable(stage: Stage, state: number, others: readonly number[]) {
  const { ledger, now } = stage
  const hour = 3_600_000
  const fits = ({ tid, author_uid, ...message }: MessageRow) =>
    message.audit_state === 1 &&
    message.is_public &&
    message.state === state &&
    message.voice_count === 0 &&
    !stage.taken.has(Number(tid)) &&
    !others.includes(Number(author_uid)) &&
    now.getTime() - stage.lastOf(Number(tid)).getTime() > hour
  const found = ledger.messages.findLast(fits)
  if (!found) throw new Error(`no message in state ${state} can be joined`)
  stage.taken.add(Number(found.tid))
  return { tid: Number(found.tid), at: stage.lastOf(Number(found.tid)) }
}
