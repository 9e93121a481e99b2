import { beforeAll, describe, expect, it } from 'vitest'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const citizen = await board.client('citizen')

const draft = {
  fid: world.forums.city,
  typeId: 2,
  domainId: 1,
  subject: '小区门口道路坑洼影响出行',
  content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
  isPublic: true,
  isAnonymous: false
} as const

const topics = { open: 0, closed: 0 }

beforeAll(async () => {
  for (const name of ['open', 'closed'] as const) {
    const values = { name, status: name === 'open' ? 1 : 0 }
    const { id } = await db.insertInto('topic').values(values).returning('id').executeTakeFirstOrThrow()
    topics[name] = id
  }
  // thanks are no longer accepted, but a form that was opened before can still send one
  await db.deleteFrom('dict_value').where('value', '=', '9').where('label_zh_cn', '=', '感谢').execute()
})

const refusedAt = (...paths: string[]) => ({
  code: 'GEN0400',
  status: 400,
  fields: paths.map(path => ({ path, message: '不在可选范围内' }))
})

/** Posts a message as the citizen and returns it as an editor. */
async function returned(fid: number = world.forums.city) {
  const posted = await citizen.call('postMessage', { body: { ...draft, fid } })
  const editor = await board.client('editor')
  return editor.call('returnMessage', { body: { ...posted, reason: '请写明具体路段' } })
}

describe('a message', () => {
  it.for([
    ['a domain that no dictionary has', { domainId: 77 }, ['domainId']],
    ['a type that is not offered any more', { typeId: 9 }, ['typeId']],
    ['both', { typeId: 9, domainId: 77 }, ['typeId', 'domainId']]
  ] as const)('is refused with %s, when it is posted and when it is sent again', async ([, wrong, paths]) => {
    const refused = refusedAt(...paths)
    await expect(citizen.call('postMessage', { body: { ...draft, ...wrong } })).rejects.toMatchObject(refused)
    const { fid: _, ...again } = { ...draft, ...(await returned()), ...wrong }
    await expect(citizen.call('resubmitMessage', { body: again })).rejects.toMatchObject(refused)
  })

  it('takes an open topic, but neither a closed nor an unknown one', async () => {
    const post = (topicId: number) => citizen.call('postMessage', { body: { ...draft, topicId } })
    await expect(post(topics.closed)).rejects.toMatchObject(refusedAt('topicId'))
    await expect(post(2_000_000)).rejects.toMatchObject(refusedAt('topicId'))
    const { tid } = await post(topics.open)
    const { contentList } = await citizen.call('getMessage', { body: { tid } })
    expect(contentList[0]?.topic?.topicId).toBe(topics.open)
  })

  it('to a congress stays a suggestion when it is sent again', async () => {
    const { fid: _, ...again } = { ...draft, ...(await returned(world.forums.congress)) }
    const { tid } = await citizen.call('resubmitMessage', { body: again })
    expect((await citizen.call('getMessage', { body: { tid } })).typeId).toBe(5)
  })
})
