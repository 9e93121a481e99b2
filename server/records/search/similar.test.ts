import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForum, buildMessage, buildRegion } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Db, openDatabase } from '../../platform/database/open.ts'
import { searchDocument } from './bigrams.ts'
import { forgetPairShares } from './pair-shares.ts'
import { findSimilar } from './similar.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

async function write(db: Db, subject: string, content = '', given: Parameters<typeof buildMessage>[1] = {}) {
  const message = await buildMessage(db, { audit_state: 1, approved_at: new Date(), subject, ...given })
  await db
    .insertInto('message_search')
    .values({ tid: message.tid, ...searchDocument([subject, content]) })
    .execute()
  return message
}

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('similar messages on %s', (_, db) => {
  const similar = async (subject: string, content = '', options = {}) => {
    forgetPairShares(db)
    return (await findSimilar(db, { subject, content }, { rows: 5, ...options })).map(({ tid }) => tid)
  }

  it('tell of the same matter, the most like first', async () => {
    const same = await write(db, '育才路路面坑洼积水', '下雨后积水很深，行人摔倒')
    const half = await write(db, '育才路坑洼不平', '电动车夜里看不清')
    await write(db, '小学放学时间能否推迟', '家长来不及接孩子，下雨后更堵')
    expect(await similar('育才路坑洼积水', '一下雨积水就很深，行人摔倒过')).toEqual([same.tid, half.tid])
  })

  it('come before others if they are like the most similar ones', async () => {
    const twin = await write(db, '网贷平台跑路，出借人血本无归')
    const linked = await write(db, '网贷平台的出借人血本无归')
    const apart = await write(db, '网贷平台天天打广告')
    expect(await similar('网贷平台跑路')).toEqual([twin.tid, linked.tid, apart.tid])
  })

  it('are found by a title alone', async () => {
    const { tid } = await write(db, '锦绣小区电梯反复故障', '已经报修三次，物业一直拖着，老人上下楼不便')
    expect(await similar('锦绣小区电梯又坏了')).toEqual([tid])
  })

  it('are none if messages only share ways of asking', async () => {
    await write(db, '请问如何办理居住证', '请问什么时候能不能办理')
    expect(await similar('请问如何办理退税', '请问什么时候可不可以办理')).toEqual([])
  })

  it('are public, unless the caller asks for others', async () => {
    const hidden = await write(db, '菜场污水横流无人清扫', '', { is_public: false })
    expect(await similar('菜场污水横流')).toEqual([])
    expect(await similar('菜场污水横流', '', { conditions: sql`not m.is_public` })).toEqual([hidden.tid])
  })

  it('of the region come first, then those of its province', async () => {
    const [elsewhere, province, own] = await Promise.all(
      [440100, 330100, 330681].map(async id => {
        await buildRegion(db, { id, name: `地区${id}` })
        const { fid } = await buildForum(db, { region_id: id })
        return await write(db, id === 330681 ? '广场舞噪音扰民很久' : '广场舞噪音扰民', '', { fid })
      })
    )
    const order = [own, province, elsewhere].map(message => message?.tid)
    expect(await similar('广场舞噪音扰民', '', { near: 330681 })).toEqual(order)
    expect((await similar('广场舞噪音扰民')).at(-1)).toBe(own?.tid)
  })

  it.each(['', '  ', '！？', '好', "'; drop table message; --", '𠮷'.repeat(30)])(
    'are none for %j',
    async text => {
      expect(await similar(text, text)).toEqual([])
      expect(await similar(text, text.repeat(200))).toEqual([])
    }
  )
})
