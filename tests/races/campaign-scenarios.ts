/** Scenarios of concurrent calls on one campaign or one of its entries. */
import { buildAccount, buildMessage, buildSession } from '../support/builders/builders.ts'
import { allowCollect, buildCampaign } from '../support/builders/campaigns.ts'
import { clientOf } from '../support/builders/world.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

const unless = (fits: boolean, problem: string): string[] => (fits ? [] : [problem])

const ofCity = async (board: Board, given: Parameters<typeof buildCampaign>[1] = {}) => {
  await allowCollect(board.db, board.world.groups.city)
  return buildCampaign(board.db, { fid: board.world.forums.city, ...given })
}

/** An editor confirms a text while its group changes it: the editor never confirms an unread text. */
const confirmAndChange: Scenario = async board => {
  const { id, version } = await ofCity(board, { audit_state: 0 })
  const [editor, city] = [await board.client('editor'), await board.client('city')]
  const now = Math.floor(Date.now() / 1000)
  const text = { title: '另一个标题', content: '<p>另一段内容。</p>', fids: [board.world.forums.city] }
  const outcomes = await atOnce<unknown>(
    () => editor.call('confirmCampaign', { body: { id, version } }),
    () =>
      city.call('changeCampaign', {
        body: { id, version, ...text, beginTime: now, endTime: now + 3600 }
      })
  )
  const codes = codesOf(outcomes)
  const row = await board.db
    .selectFrom('campaign')
    .select(['confirmed', 'latest'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isConfirmed = outcomes[0]?.code === 'done'
  return [
    ...unless(codes.join() === 'GEN0409,done', `heard ${codes.join(', ')}`),
    ...unless(row.confirmed === (isConfirmed ? 1 : null), `confirmed ${row.confirmed} of ${row.latest}`)
  ]
}

/** A citizen takes part while the group ends the campaign: the entry comes before the end, or is refused. */
const joinAndEnd: Scenario = async board => {
  const { id, version, fid } = await ofCity(board)
  const { uid } = await buildAccount(board.db)
  const token = await buildSession(board.db, uid)
  const citizen = clientOf(board.app, token, board.deps.keys.publicKeyPem)
  const city = await board.client('city')
  const entry = {
    fid,
    collectId: id,
    domainId: 1,
    subject: '公园里多放几张长椅',
    isPublic: true,
    isAnonymous: false,
    typeId: 5,
    content: '公园里老人很多，走累了没有地方坐，希望沿河每隔一百米放一张有靠背的长椅。'
  } as const
  const [ended, joined] = await atOnce<unknown>(
    () => city.call('endCampaign', { body: { id, version } }),
    () => citizen.call('postMessage', { body: entry })
  )
  const { end_at } = await board.db
    .selectFrom('campaign')
    .select('end_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const outside = await board.db
    .selectFrom('message')
    .select('tid')
    .where('collect_id', '=', id)
    .where('created_at', '>=', end_at)
    .execute()
  return [
    ...unless(ended?.code === 'done', `ending heard ${ended?.code}`),
    ...unless(['done', 'CMP0004'].includes(joined?.code ?? ''), `joining heard ${joined?.code}`),
    ...unless(outside.length === 0, 'an entry was written after the end')
  ]
}

/** Two clerks adopt one entry: it is adopted once, and its author is told once. */
const twoAdoptions: Scenario = async board => {
  const { id, fid } = await ofCity(board)
  const { tid, version } = await buildMessage(board.db, { fid, collect_id: id, type_id: 5 })
  const clerks = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce(
    ...clerks.map(clerk => () => clerk.call('adoptEntry', { body: { tid, version } }))
  )
  const codes = codesOf(outcomes)
  const told = await board.db.selectFrom('notification').select('id').where('tid', '=', tid).execute()
  return [
    ...unless(codes.join() === 'CMP0009,done', `heard ${codes.join(', ')}`),
    ...unless(told.length === 1, `told ${told.length} times`)
  ]
}

/** All scenarios about one campaign; the lock of the campaign or of the entry decides them. */
export const campaignScenarios: Readonly<Record<string, Scenario>> = {
  'one confirms a campaign and one changes it': confirmAndChange,
  'one takes part in a campaign and one ends it': joinAndEnd,
  'two adopt an entry': twoAdoptions
}
