/** Cases of voices: joining a message, withdrawing, and the opinion after the final reply. */
import { maxId } from '@board/schemas/facts/formats'
import {
  buildAccount,
  buildMessage,
  buildRestriction,
  buildSession,
  setParameter
} from '../../support/builders/builders.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import { sendRaw } from '../support/raw.ts'
import { approved, posted, replied } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const open = async (stage: Stage) => ({ body: { tid: (await approved(stage)).tid } })
const pending = async (stage: Stage) => ({ body: { tid: (await posted(stage)).tid } })

const finished = async ({ db, world }: Stage) => ({
  body: { tid: (await buildMessage(db, { fid: world.forums.city, state: 21 })).tid }
})

/** Builds a message that the neighbour joined before or after its final reply. */
async function joined(stage: Stage, { isReplied }: { isReplied: boolean }): Promise<{ tid: number }> {
  const { tid } = await (isReplied ? replied(stage) : approved(stage))
  await stage.call('neighbour', 'joinMessage', { body: { tid } })
  return { tid }
}

/** The case of a muted account. It uses its own account. */
const mutedCase = whenRaw('joinMessage', 'USR0044', 'of a muted account', async stage => {
  const { uid } = await buildAccount(stage.db)
  await buildRestriction(stage.db, { account_uid: uid, handle_type: 4 })
  const token = await buildSession(stage.db, uid, stage.clock.now())
  return sendRaw(stage, 'joinMessage', { token, ...(await open(stage)) })
})

const uncertifiedCase = whenRaw('joinMessage', 'SN0011', 'without a certified name', async stage => {
  const { body } = await open(stage)
  await setParameter(stage.db, 'post.certification', true)
  try {
    return await sendRaw(stage, 'joinMessage', { token: await stage.tokenOf('neighbour'), body })
  } finally {
    await setParameter(stage.db, 'post.certification', false)
  }
})

export const voiceCases: readonly Case[] = [
  when('joinMessage', 'done', 'neighbour', async stage => ({
    body: { tid: (await approved(stage)).tid, note: '我家在三单元，也是这样。' }
  })),
  when('joinMessage', 'VOI0001', 'citizen', open, 'by the author'),
  when('joinMessage', 'MSG0001', 'neighbour', finished, 'of a finished message'),
  when('joinMessage', 'GEN0404', 'neighbour', pending, 'of a message that is not public'),
  mutedCase,
  uncertifiedCase,
  when('takeVoiceBack', 'done', 'neighbour', async stage => ({
    body: await joined(stage, { isReplied: false })
  })),
  when(
    'takeVoiceBack',
    'GEN0404',
    'neighbour',
    () => ({ body: { tid: maxId } }),
    'of a message that does not exist'
  ),
  when('answerVoice', 'done', 'neighbour', async stage => ({
    body: { ...(await joined(stage, { isReplied: true })), solved: 1 }
  })),
  when(
    'answerVoice',
    'MSG0001',
    'neighbour',
    async stage => ({ body: { ...(await joined(stage, { isReplied: false })), solved: 1 } }),
    'before the final reply'
  ),
  when(
    'answerVoice',
    'GEN0404',
    'neighbour',
    async stage => ({ body: { tid: (await replied(stage)).tid, solved: 1 } }),
    'by somebody who has not joined'
  ),
  when(
    'answerVoice',
    'VOI0002',
    'neighbour',
    async stage => {
      const { tid } = await joined(stage, { isReplied: true })
      await stage.call('neighbour', 'answerVoice', { body: { tid, solved: 1 } })
      return { body: { tid, solved: 3 } }
    },
    'with another answer'
  )
]
