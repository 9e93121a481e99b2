/** Scenarios of concurrent marks on one message. Nobody is refused, and every mark counts once. */
import { buildAccount, buildMessage, buildSession } from '../support/builders/builders.ts'
import { clientOf } from '../support/builders/world.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

const likes = async ({ db }: Board, tid: number) => {
  const message = db.selectFrom('message').select('like_count').where('tid', '=', tid)
  const marks = db.selectFrom('message_mark').select('account_uid').where('tid', '=', tid)
  const rows = await marks.where('kind', '=', 'like').execute()
  return { counted: (await message.executeTakeFirstOrThrow()).like_count, rows: rows.length }
}

const scene = async (board: Board) => {
  const { tid } = await buildMessage(board.db, { fid: board.world.forums.city })
  const [one, other] = [await board.client('citizen'), await board.client('neighbour')]
  return { tid, one, other, body: { tid } }
}

const wrong = async (board: Board, tid: number, expected: number, codes: readonly string[]) => {
  const { counted, rows } = await likes(board, tid)
  const isRight = counted === expected && rows === expected && codes.every(code => code === 'done')
  return isRight ? [] : [`${counted} counted, ${rows} likes, heard ${codes.join(', ')}`]
}

/** One citizen likes twice, another once: there are two likes. */
const likesAtOnce: Scenario = async board => {
  const { tid, one, other, body } = await scene(board)
  const outcomes = await atOnce(
    () => one.call('likeMessage', { body }),
    () => one.call('likeMessage', { body }),
    () => other.call('likeMessage', { body })
  )
  return await wrong(board, tid, 2, codesOf(outcomes))
}

/** One citizen takes the like back twice while another likes: there is one like. */
const takenBackAtOnce: Scenario = async board => {
  const { tid, one, other, body } = await scene(board)
  await one.call('likeMessage', { body })
  const outcomes = await atOnce(
    () => one.call('unlikeMessage', { body }),
    () => one.call('unlikeMessage', { body }),
    () => other.call('likeMessage', { body })
  )
  return await wrong(board, tid, 1, codesOf(outcomes))
}

/** Returns the number of voices that the message shows, and the number of stored voices. */
const voices = async ({ db }: Board, tid: number) => {
  const message = db.selectFrom('message').select('voice_count').where('tid', '=', tid)
  const rows = await db.selectFrom('voice').select('id').where('tid', '=', tid).execute()
  return { counted: (await message.executeTakeFirstOrThrow()).voice_count, rows: rows.length }
}

/** Builds a public message and a new account that has not used up any limit. */
const newcomer = async (board: Board) => {
  const { tid } = await buildMessage(board.db, { fid: board.world.forums.city })
  const { uid } = await buildAccount(board.db)
  const token = await buildSession(board.db, uid)
  return { tid, body: { tid }, one: clientOf(board.app, token, board.deps.keys.publicKeyPem) }
}

/** One account joins fifty times at once: there is one voice. */
const joinedAtOnce: Scenario = async board => {
  const { tid, one, body } = await newcomer(board)
  const presses = Array.from({ length: 50 }, () => () => one.call('joinMessage', { body }))
  const codes = codesOf(await atOnce(...presses))
  const { counted, rows } = await voices(board, tid)
  const isRight = counted === 1 && rows === 1 && codes.every(code => code === 'done')
  return isRight ? [] : [`${counted} counted, ${rows} voices, heard ${codes.join(', ')}`]
}

/** One citizen joins and withdraws several times at once: the shown number equals the stored voices. */
const joinedAndTakenBack: Scenario = async board => {
  const { tid, one, body } = await newcomer(board)
  await one.call('joinMessage', { body })
  const codes = codesOf(
    await atOnce(
      () => one.call('takeVoiceBack', { body }),
      () => one.call('joinMessage', { body }),
      () => one.call('takeVoiceBack', { body }),
      () => one.call('joinMessage', { body })
    )
  )
  const { counted, rows } = await voices(board, tid)
  const isRight = counted === rows && codes.every(code => code === 'done')
  return isRight ? [] : [`${counted} counted, ${rows} voices, heard ${codes.join(', ')}`]
}

/** Scenarios in which every call succeeds. */
export const markScenarios: Readonly<Record<string, Scenario>> = {
  'some like a message': likesAtOnce,
  'one takes a like back, and another likes': takenBackAtOnce,
  'one joins a message fifty times': joinedAtOnce,
  'one joins a message and takes it back': joinedAndTakenBack
}
