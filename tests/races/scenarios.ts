/**
 * Scenarios of two people who act at the same moment. Each scenario builds its data, lets them act, and returns the
 * problems of the result. There is no problem if exactly one of them won and the records agree.
 */
import type { Client } from '../../client/types.ts'
import { buildAssignment, buildMessage, buildReply } from '../support/builders/builders.ts'
import type { testBoard } from '../support/builders/world.ts'
import { atOnce, codesOf } from './at-once.ts'
import { campaignScenarios } from './campaign-scenarios.ts'
import { institutionScenarios } from './institution-scenarios.ts'
import { moderationScenarios } from './moderation-scenarios.ts'
import { recordScenarios } from './record-scenarios.ts'
import { upkeepScenarios } from './upkeep-scenarios.ts'
import { workflowScenarios } from './workflow-scenarios.ts'

export type Board = Awaited<ReturnType<typeof testBoard>>

/** A function that returns the problems as texts; empty if there are none. */
export type Scenario = (board: Board) => Promise<string[]>

const answerTo = (tid: number, more = '') =>
  `您反映的第${tid}号留言，路灯损坏问题，我局已安排维修人员更换，感谢您的监督。${more}`

const cityMessage = async ({ db, uid, world }: Board, changes = {}) =>
  buildMessage(db, { author_uid: await uid('citizen'), fid: world.forums.city, ...changes })

const unless = (fits: boolean, problem: string): string[] => (fits ? [] : [problem])

const verbsOf = async ({ db }: Board, tid: number): Promise<string[]> =>
  (await db.selectFrom('event').select('verb').where('tid', '=', tid).orderBy('id').execute()).map(
    ({ verb }) => verb
  )

const stateOf = async ({ db }: Board, tpid: number): Promise<number> =>
  (await db.selectFrom('assignment').select('state').where('tpid', '=', tpid).executeTakeFirstOrThrow()).state

/** Returns a problem unless one call was done and the others were refused with a code of `lost`. */
function oneWins(outcomes: Awaited<ReturnType<typeof atOnce>>, ...lost: string[]): string[] {
  const codes = codesOf(outcomes)
  const winners = codes.filter(code => code === 'done').length
  const losers = codes.filter(code => code !== 'done')
  return unless(winners === 1 && losers.every(code => lost.includes(code)), `heard ${codes.join(', ')}`)
}

const twoReplies: Scenario = async board => {
  const { tid, version } = await cityMessage(board)
  const reply = (client: Client, word: string) => () =>
    client.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid, word) } })
  const outcomes = await atOnce(
    reply(await board.client('city'), '甲'),
    reply(await board.client('cityToo'), '乙')
  )
  const replies = await board.db.selectFrom('reply').select('id').where('tid', '=', tid).execute()
  return [...oneWins(outcomes, 'GEN0409'), ...unless(replies.length === 1, `${replies.length} replies`)]
}

/**
 * One reply is sent twice, by a double press or from two pages: the second call is told that the text is published,
 * not that somebody else changed it.
 */
const sameReplyTwice: Scenario = async board => {
  const { tid, version } = await cityMessage(board)
  const city = await board.client('city')
  const reply = () =>
    city.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
  const outcomes = await atOnce(reply, reply)
  const replies = await board.db.selectFrom('reply').select('id').where('tid', '=', tid).execute()
  return [...oneWins(outcomes, 'MSG0013'), ...unless(replies.length === 1, `${replies.length} replies`)]
}

/** An offered assignment. Cancelling wins, whether it comes before or after accepting. */
const acceptAndCancel: Scenario = async board => {
  const { tid } = await cityMessage(board)
  const { bureau } = board.world.groups
  const { tpid } = await buildAssignment(board.db, { tid, holder_group_id: bureau, state: 10 })
  const [holder, giver] = [await board.client('bureau'), await board.client('city')]
  const [accepted, cancelled] = await atOnce<unknown>(
    () => holder.call('receiveProcess', { body: { tpid } }),
    () => giver.call('cancelProcess', { body: { tpid } })
  )
  const verbs = (await verbsOf(board, tid)).join(', ')
  const state = await stateOf(board, tpid)
  const story =
    accepted?.code === 'done' ? 'assignment.accepted, assignment.cancelled' : 'assignment.cancelled'
  return [
    ...unless(cancelled?.code === 'done', `cancelling heard ${cancelled?.code}`),
    ...unless(['done', 'ASG0001'].includes(accepted?.code ?? ''), `accepting heard ${accepted?.code}`),
    ...unless(state === 90, `cancelled, yet in state ${state}`),
    ...unless(verbs === story, `accepting heard ${accepted?.code}, but the events are ${verbs}`)
  ]
}

const twoAssignments: Scenario = async board => {
  const { tid, version } = await cityMessage(board)
  const body = { tid, version, groupId: board.world.groups.bureau }
  const outcomes = await atOnce(
    ...(await Promise.all([board.client('city'), board.client('cityToo')])).map(
      client => () => client.call('assignMessage', { body })
    )
  )
  return oneWins(outcomes, 'ASG0003', 'GEN0409')
}

const assignAndReply: Scenario = async board => {
  const { tid, version } = await cityMessage(board)
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce<unknown>(
    () => one.call('assignMessage', { body: { tid, version, groupId: board.world.groups.bureau } }),
    () => other.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
  )
  const open = await board.db
    .selectFrom('assignment')
    .select('tpid')
    .where('tid', '=', tid)
    .where('state', '<', 50)
    .execute()
  const replied = outcomes[1]?.code === 'done'
  return [
    ...oneWins(outcomes, 'GEN0409', 'MSG0001'),
    ...unless(open.length === (replied ? 0 : 1), `${open.length} open assignments, replied: ${replied}`)
  ]
}

const twoGrades: Scenario = async board => {
  const { tid } = await cityMessage(board)
  await buildReply(board.db, { tid })
  const citizen = await board.client('citizen')
  const grade = () =>
    citizen.call('gradeMessage', { body: { tid, gradeLevel: 1, gradeSpeed: 3, gradeManner: 5 } })
  const outcomes = await atOnce(grade, grade, grade)
  const grades = await board.db.selectFrom('grade').select('round').where('tid', '=', tid).execute()
  return [...oneWins(outcomes, 'MSG0001'), ...unless(grades.length === 1, `${grades.length} grades`)]
}

const approveAndWithdraw: Scenario = async board => {
  const { tid, version } = await cityMessage(board, { audit_state: 0 })
  const [editor, citizen] = [await board.client('editor'), await board.client('citizen')]
  const outcomes = await atOnce<unknown>(
    () => editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } }),
    () => citizen.call('withdrawMessage', { body: { tid } })
  )
  const message = await board.db
    .selectFrom('message')
    .select('audit_state')
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow()
  const expected = outcomes[0]?.code === 'done' ? 1 : 3
  return [
    ...oneWins(outcomes, 'MSG0001', 'GEN0409'),
    ...unless(message.audit_state === expected, `auditState ${message.audit_state}`)
  ]
}

const adoptAndCancel: Scenario = async board => {
  const { tid } = await cityMessage(board)
  const held = { tid, holder_group_id: board.world.groups.bureau, state: 40, answer: answerTo(tid) }
  const { tpid } = await buildAssignment(board.db, held)
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce<unknown>(
    () => one.call('adoptAnswer', { body: { tpid, content: answerTo(tid), kind: 'final' } }),
    () => other.call('cancelProcess', { body: { tpid } })
  )
  const replies = await board.db.selectFrom('reply').select('id').where('tid', '=', tid).execute()
  const adopted = outcomes[0]?.code === 'done'
  const state = await stateOf(board, tpid)
  return [
    ...oneWins(outcomes, 'ASG0001'),
    ...unless(state === (adopted ? 50 : 90), `adopted: ${adopted}, yet in state ${state}`),
    ...unless(replies.length === (adopted ? 1 : 0), `adopted: ${adopted}, yet ${replies.length} replies`)
  ]
}

const twoOfflineCancels: Scenario = async board => {
  const { tid } = await cityMessage(board)
  await buildAssignment(board.db, { tid, type: 2, state: 25, unit: '街道办事处', contact: '值班室' })
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const cancel = (client: Client) => () => client.call('cancelOfflineProcess', { body: { tid } })
  const outcomes = await atOnce(cancel(one), cancel(other))
  const cancelled = (await verbsOf(board, tid)).filter(verb => verb === 'assignment.cancelled')
  return [
    ...oneWins(outcomes, 'ASG0001'),
    ...unless(cancelled.length === 1, `${cancelled.length} times cancelled`)
  ]
}

/** All scenarios about one message or record; its lock decides them. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'two clerks reply': twoReplies,
  'one reply is sent twice': sameReplyTwice,
  'one accepts and one cancels': acceptAndCancel,
  'two assign': twoAssignments,
  'one assigns and one replies': assignAndReply,
  'one grades three times': twoGrades,
  'one approves and one withdraws': approveAndWithdraw,
  'one adopts and one cancels': adoptAndCancel,
  'two cancel an offline transfer': twoOfflineCancels,
  ...moderationScenarios,
  ...recordScenarios,
  ...campaignScenarios,
  ...workflowScenarios,
  ...upkeepScenarios,
  ...institutionScenarios
}
