/**
 * Scenarios of an editor who changes institutions and forums while others write to them, assign to them or change
 * them, too.
 */
import {
  buildAccount,
  buildForum,
  buildGroup,
  buildMessage,
  buildSession
} from '../support/builders/builders.ts'
import { staffMember } from '../support/builders/staff.ts'
import { clientOf } from '../support/builders/world.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

const editor = async (board: Board) =>
  (await staffMember(board, board, ['board:institution:update', 'board:forum:update'])).client

const heard = (outcomes: Parameters<typeof codesOf>[0], ...fitting: string[]): string[] => {
  const codes = codesOf(outcomes).join()
  return fitting.includes(codes) ? [] : [`heard ${codes}`]
}

/** Two groups are moved below each other at once: one move succeeds, and the tree stays valid. */
const twoMoves: Scenario = async board => {
  const groups = [await buildGroup(board.db), await buildGroup(board.db)] as const
  const [one, other] = groups
  const [first, second] = [await editor(board), await editor(board)]
  const move = (client: typeof first, id: number, parentId: number) => () =>
    client.call('sysInstitutionUpdate', { params: { id }, body: { version: 1, parentId } })
  return heard(await atOnce(move(first, one.id, other.id), move(second, other.id, one.id)), 'ENT0201,done')
}

/** A subordinate is closed while its superior assigns to it: it stays open, or it has no assignment. */
const closeAndAssign: Scenario = async board => {
  const { tid, version } = await buildMessage(board.db, { fid: board.world.forums.city })
  const { id } = await buildGroup(board.db, { parent_id: board.world.groups.city })
  const [city, client] = [await board.client('city'), await editor(board)]
  const outcomes = await atOnce<unknown>(
    () => city.call('assignMessage', { body: { tid, version, groupId: id } }),
    () => client.call('sysInstitutionUpdate', { params: { id }, body: { version: 1, status: 0 } })
  )
  return heard(outcomes, 'ASG0002,done', 'ENT0208,done')
}

/** A forum is handed over while a citizen posts to it: the message belongs to the group that handles the forum. */
const handOverAndPost: Scenario = async board => {
  const { fid } = await buildForum(board.db)
  const { id: groupId } = await buildGroup(board.db)
  const { uid } = await buildAccount(board.db)
  const token = await buildSession(board.db, uid)
  const citizen = clientOf(board.app, token, board.deps.keys.publicKeyPem)
  const client = await editor(board)
  const text = {
    typeId: 2,
    domainId: 1,
    isPublic: true,
    isAnonymous: false,
    subject: '小区门口道路坑洼影响出行',
    content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，希望尽快修补。'
  } as const
  const outcomes = await atOnce<unknown>(
    () => citizen.call('postMessage', { body: { ...text, fid } }),
    () => client.call('sysForumUpdate', { params: { id: fid }, body: { version: 1, groupId } })
  )
  const messages = await board.db.selectFrom('message').select('group_id').where('fid', '=', fid).execute()
  const lost = messages.filter(({ group_id }) => group_id !== groupId)
  return [...heard(outcomes, 'done,done'), ...(lost.length === 0 ? [] : ['the message stayed behind'])]
}

/**
 * A forum is handed over while its institution assigns one of its messages: the message goes with the forum, or it stays
 * with the assignment. The hand-over is refused if it came second.
 */
const handOverAndAssign: Scenario = async board => {
  const { city, bureau } = board.world.groups
  const { fid } = await buildForum(board.db, { group_id: city })
  const { tid, version } = await buildMessage(board.db, { fid })
  const { id: groupId } = await buildGroup(board.db)
  const [clerk, client] = [await board.client('city'), await editor(board)]
  const outcomes = await atOnce<unknown>(
    () => clerk.call('assignMessage', { body: { tid, version, groupId: bureau } }),
    () => client.call('sysForumUpdate', { params: { id: fid }, body: { version: 1, groupId } })
  )
  const message = board.db.selectFrom('message').select('group_id').where('tid', '=', tid)
  const { group_id } = await message.executeTakeFirstOrThrow()
  const given = await board.db.selectFrom('assignment').select('is_past').where('tid', '=', tid).execute()
  const fits = given.length === 0 ? group_id === groupId : group_id === city && !given[0]?.is_past
  return [
    ...heard(outcomes, 'ENT0225,done', 'GEN0404,done', 'done,done'),
    ...(fits ? [] : ['the message and its assignment belong to different groups'])
  ]
}

export const institutionScenarios: Readonly<Record<string, Scenario>> = {
  'two institutions go below each other': twoMoves,
  'one closes a subordinate and one assigns to it': closeAndAssign,
  'one hands a forum over and one writes to it': handOverAndPost,
  'one hands a forum over and one assigns a message of it': handOverAndAssign
}
