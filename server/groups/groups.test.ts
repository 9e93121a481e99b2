import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { testBoard } from '../../tests/support/world.ts'
import { inTransaction } from '../database/transaction.ts'
import { getGroup, isDirectSubordinate } from './find.ts'

const board = await testBoard(await testDatabase())
const { groups } = board.world
const clerk = await board.client('city')
const isBelow = (parent: number, child: number) =>
  inTransaction(board.db, trx => isDirectSubordinate(trx, parent, child))

describe('a group’s subordinates', () => {
  it('are the active ones directly below it', async () => {
    expect((await clerk.call('listSubordinates')).map(({ id }) => id)).toEqual([groups.bureau])
    expect(await isBelow(groups.city, groups.bureau)).toBe(true)
    expect(await isBelow(groups.city, groups.office)).toBe(false)
    expect(await isBelow(groups.city, groups.city)).toBe(false)
    await board.db.updateTable('org_group').set({ status: 0 }).where('id', '=', groups.bureau).execute()
    expect(await clerk.call('listSubordinates')).toEqual([])
    expect(await isBelow(groups.city, groups.bureau)).toBe(false)
    await board.db.updateTable('org_group').set({ status: 1 }).where('id', '=', groups.bureau).execute()
    await expect(getGroup(board.db, 2147483647)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('are asked for by institutions alone', async () => {
    await expect((await board.client('citizen')).call('listSubordinates')).rejects.toMatchObject({
      code: 'GEN0403'
    })
  })
})

describe('standard texts', () => {
  const text = { title: ' 已转办 ', content: '您好，您的留言已收悉，我们已转相关单位调查处理。' }

  it('are written, changed, read by colleagues and deleted', async () => {
    const saved = await clerk.call('saveStandardText', { body: text })
    expect(saved.title).toBe('已转办')
    const changed = await clerk.call('saveStandardText', { body: { ...saved, title: '已转交' } })
    expect(await (await board.client('cityToo')).call('listStandardTexts')).toEqual([changed])
    await clerk.call('deleteStandardText', { body: { id: saved.id } })
    expect(await clerk.call('listStandardTexts')).toEqual([])
  })

  it('of another group are not there', async () => {
    const { id } = await clerk.call('saveStandardText', { body: text })
    const bureau = await board.client('bureau')
    expect(await bureau.call('listStandardTexts')).toEqual([])
    await expect(bureau.call('saveStandardText', { body: { ...text, id } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await expect(bureau.call('deleteStandardText', { body: { id } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    expect(await clerk.call('listStandardTexts')).toHaveLength(1)
  })
})
