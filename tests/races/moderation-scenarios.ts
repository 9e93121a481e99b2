/** Scenarios of two concurrent calls on a message, other than replies and assignments. */
import { buildForum, buildMessage } from '../support/builders/builders.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

const cityMessage = async ({ db, uid, world }: Board) =>
  buildMessage(db, { author_uid: await uid('citizen'), fid: world.forums.city })

/** Returns a problem unless one call was done and the others were refused with a code of `lost`. */
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

const together = { reason: '两条留言反映同一处路灯损坏' } as const
/** The reason to ignore the detector, which finds a copy of the reply of an earlier round. */
const detectorReason = '同一处路灯，答复相同'
const answer = '您反映的路灯损坏问题，我局已安排维修人员更换灯具，夜间照明已经恢复，感谢您的监督。'

const mergeIntoEachOther: Scenario = async board => {
  const [first, second] = [await cityMessage(board), await cityMessage(board)]
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const merge = (tid: number, version: number, mainTid: number) => ({
    body: { tid, version, mainTid, ...together }
  })
  const outcomes = await atOnce<unknown>(
    () => one.call('mergeMessage', merge(first.tid, first.version, second.tid)),
    () => other.call('mergeMessage', merge(second.tid, second.version, first.tid))
  )
  return oneWins(outcomes, 'MRG0001', 'MSG0001', 'GEN0409')
}

const mergeAndReply: Scenario = async board => {
  const [main, merged] = [await cityMessage(board), await cityMessage(board)]
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce<unknown>(
    () =>
      one.call('replyMessage', {
        body: { tid: main.tid, version: main.version, kind: 'final', content: answer, detectorReason }
      }),
    () =>
      other.call('mergeMessage', {
        body: { tid: merged.tid, version: merged.version, mainTid: main.tid, ...together }
      })
  )
  return repliedWith(board, main.tid, merged.tid, outcomes, ['GEN0409', 'MRG0001'])
}

const splitAndReply: Scenario = async board => {
  const [main, merged] = [await cityMessage(board), await cityMessage(board)]
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const { tid } = merged
  await other.call('mergeMessage', { body: { tid, version: merged.version, mainTid: main.tid, ...together } })
  const { version } = await one.call('getStaffMessage', { body: { tid: main.tid } })
  const outcomes = await atOnce<unknown>(
    () =>
      one.call('replyMessage', {
        body: { tid: main.tid, version, kind: 'final', content: answer, detectorReason }
      }),
    () => other.call('splitMessage', { body: { tid } })
  )
  return repliedWith(board, main.tid, tid, outcomes, ['MSG0001'])
}

/** Returns a problem unless a message has the reply to the main message exactly when it is merged into it. */
async function repliedWith(
  { db }: Board,
  mainTid: number,
  tid: number,
  outcomes: Parameters<typeof codesOf>[0],
  lost: readonly string[]
): Promise<string[]> {
  const heard = codesOf(outcomes).filter(code => code !== 'done' && !lost.includes(code))
  const messages = await db
    .selectFrom('message')
    .select(['tid', 'state', 'merged_into'])
    .where('tid', 'in', [mainTid, tid])
    .execute()
  const main = messages.find(one => one.tid === mainTid)
  const merged = messages.find(one => one.tid === tid)
  const wanted = merged?.merged_into === mainTid ? main?.state : 0
  return [
    ...heard.map(code => `heard ${code}`),
    ...(merged?.state === wanted ? [] : [`merged ${merged?.merged_into}, but in state ${merged?.state}`])
  ]
}

const proposedReply = async (board: Board) => {
  const { bureau } = board.world.groups
  await board.db.updateTable('org_group').set({ reply_approval: true }).where('id', '=', bureau).execute()
  const { fid } = await buildForum(board.db, { group_id: bureau })
  const { tid, version } = await buildMessage(board.db, { author_uid: await board.uid('citizen'), fid })
  const proposer = await board.client('bureau')
  const body = { tid, version, kind: 'final', content: answer, detectorReason } as const
  const sent = await proposer.call('replyMessage', { body })
  const { proposals } = await proposer.call('getStaffMessage', { body: { tid } })
  const { id = 0, hash = '' } = proposals.at(-1) ?? {}
  return { tid, version: sent.version, read: { id, hash }, proposer }
}

/** Returns the texts of the published replies and the states of the proposals. */
async function publishedAndWaiting({ db }: Board, tid: number) {
  const replies = await db.selectFrom('reply').select('content').where('tid', '=', tid).execute()
  const proposals = await db.selectFrom('reply_proposal').select('state').where('tid', '=', tid).execute()
  return {
    texts: replies.map(({ content }) => content),
    states: proposals.map(({ state }) => state).sort()
  }
}

const approveAndSendBack: Scenario = async board => {
  const { tid, read } = await proposedReply(board)
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce<unknown>(
    () => one.call('approveReply', { body: read }),
    () => other.call('sendBackReply', { body: { ...read, reason: because } })
  )
  const { texts, states } = await publishedAndWaiting(board, tid)
  const isPublished = texts.length === 1
  const fits = states.length === 1 && states[0] === (isPublished ? 1 : 2)
  return [...oneWins(outcomes, 'APR0001'), ...(fits ? [] : [`${texts.length} replies, states ${states}`])]
}

const approveTwice: Scenario = async board => {
  const { tid, read } = await proposedReply(board)
  const [one, other] = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce<unknown>(
    () => one.call('approveReply', { body: read }),
    () => other.call('approveReply', { body: read })
  )
  const { texts } = await publishedAndWaiting(board, tid)
  return [...oneWins(outcomes, 'APR0001'), ...(texts.length === 1 ? [] : [`${texts.length} replies`])]
}

const approveAndReplace: Scenario = async board => {
  const { tid, version, read, proposer } = await proposedReply(board)
  const superior = await board.client('city')
  const content = `${answer}预计三日内完成。`
  const body = { tid, version, kind: 'final', content, detectorReason } as const
  const outcomes = await atOnce<unknown>(
    () => superior.call('approveReply', { body: read }),
    () => proposer.call('replyMessage', { body })
  )
  const { texts, states } = await publishedAndWaiting(board, tid)
  // a text that the superior has not read is never published
  const fits = texts.length === 1 ? texts[0] === answer && `${states}` === '1' : `${states}` === '0,4'
  return [...oneWins(outcomes, 'GEN0409'), ...(fits ? [] : [`${texts}, states ${states}`])]
}

export const moderationScenarios: Readonly<Record<string, Scenario>> = {
  'two merge messages into each other': mergeIntoEachOther,
  'one merges and one replies to the main message': mergeAndReply,
  'one splits and one replies to the main message': splitAndReply,
  'one disputes and one assigns': recheckAndAssign,
  'one rejects a recheck and one takes the message down': rejectAndTakeDown,
  'one accepts a delivery and one withdraws it': acceptAndWithdraw,
  'one takes a report over and one withdraws it': takeOverAndWithdraw,
  'two superiors approve one reply': approveTwice,
  'one superior approves a reply and one sends it back': approveAndSendBack,
  'the superior approves while the text is replaced': approveAndReplace,
  'one consents to a deletion and one withdraws the request': consentAndWithdraw
}
