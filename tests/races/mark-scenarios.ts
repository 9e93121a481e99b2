/** What people do with one message at the same moment that nobody refuses: every mark counts once. */
import { buildMessage } from '../support/builders.ts'
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

/** One presses twice, another once: two likes. */
const likesAtOnce: Scenario = async board => {
  const { tid, one, other, body } = await scene(board)
  const outcomes = await atOnce(
    () => one.call('likeMessage', { body }),
    () => one.call('likeMessage', { body }),
    () => other.call('likeMessage', { body })
  )
  return await wrong(board, tid, 2, codesOf(outcomes))
}

/** One takes the like back twice while another likes: one like. */
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

/** Scenarios that everybody wins. */
export const markScenarios: Readonly<Record<string, Scenario>> = {
  'some like a message': likesAtOnce,
  'one takes a like back, and another likes': takenBackAtOnce
}
