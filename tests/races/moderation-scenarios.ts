/** What two people do at the same moment with a message beyond replying and assigning. */
import { buildForum, buildMessage } from '../support/builders.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

const cityMessage = async ({ db, uid, world }: Board) =>
  buildMessage(db, { author_uid: await uid('citizen'), fid: world.forums.city })

/** One of two was done, the other heard one of `lost`. */
function oneWins(outcomes: Parameters<typeof codesOf>[0], ...lost: string[]): string[] {
  const codes = codesOf(outcomes)
  const losers = codes.filter(code => code !== 'done')
  const fits = losers.length === codes.length - 1 && losers.every(code => lost.includes(code))
  return fits ? [] : [`heard ${codes.join(', ')}`]
}

const because = '该路段由市交通运输局管养，不属于我局职责'
const dispute = { matter: 1, channel: 1, reason: because } as const

const recheckAndAssign: Scenario = async board => {
  const { tid, version } = await cityMessage(board)
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce<unknown>(
    () => one.call('requestRecheck', { body: { tid, version, ...dispute } }),
    () => other.call('assignMessage', { body: { tid, version, groupId: board.world.groups.bureau } })
  )
  return oneWins(outcomes, 'RCK0001', 'MSG0001', 'GEN0409')
}

const rejectAndTakeDown: Scenario = async board => {
  const { tid, version } = await cityMessage(board)
  const [city, editor] = [await board.client('city'), await board.client('editor')]
  const asked = await city.call('requestRecheck', { body: { tid, version, ...dispute } })
  const body = { tid, version: asked.version, reason: '经核实内容不实' }
  const outcomes = await atOnce<unknown>(
    () => editor.call('rejectRecheck', { body }),
    () => editor.call('takeDownMessage', { body })
  )
  return oneWins(outcomes, 'MSG0001', 'GEN0409')
}

const acceptAndWithdraw: Scenario = async board => {
  const { city: asker, stranger } = board.world.groups
  await board.db
    .updateTable('org_group')
    .set({ allow_delivery: true, allow_handle_delivery: true })
    .where('id', 'in', [asker, stranger])
    .execute()
  const { tid } = await cityMessage(board)
  const [city, editor] = [await board.client('city'), await board.client('editor')]
  const { id } = await city.call('requestDelivery', { body: { tid, groupId: stranger, reason: because } })
  const outcomes = await atOnce<unknown>(
    () => editor.call('acceptDelivery', { body: { id } }),
    () => city.call('withdrawDelivery', { body: { id } })
  )
  return oneWins(outcomes, 'DLV0004')
}

const takeOverAndWithdraw: Scenario = async board => {
  const { bureau } = board.world.groups
  const { fid } = await buildForum(board.db, { group_id: bureau })
  const { tid, version } = await buildMessage(board.db, { author_uid: await board.uid('citizen'), fid })
  const [reporter, superior] = [await board.client('bureau'), await board.client('city')]
  const { id } = await reporter.call('reportMessage', { body: { tid, version, note: because } })
  const outcomes = await atOnce<unknown>(
    () => superior.call('takeOverReport', { body: { id } }),
    () => reporter.call('withdrawReport', { body: { id } })
  )
  return oneWins(outcomes, 'RPT0003')
}

const consentAndWithdraw: Scenario = async board => {
  const { tid } = await cityMessage(board)
  const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]
  const { version } = await citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决' } })
  const outcomes = await atOnce<unknown>(
    () => editor.call('consentDeletion', { body: { tid, version } }),
    () => citizen.call('withdrawDeletion', { body: { tid } })
  )
  return oneWins(outcomes, 'MSG0001', 'GEN0409')
}

export const moderationScenarios: Readonly<Record<string, Scenario>> = {
  'one disputes and one assigns': recheckAndAssign,
  'one rejects a recheck and one takes the message down': rejectAndTakeDown,
  'one accepts a delivery and one withdraws it': acceptAndWithdraw,
  'one takes a report over and one withdraws it': takeOverAndWithdraw,
  'one consents to a deletion and one withdraws the request': consentAndWithdraw
}
