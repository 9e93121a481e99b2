import { describe, expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { getGroup, isDirectSubordinate } from './find.ts'

const board = await testBoard(await testDatabase())
const { groups } = board.world
const clerk = await board.client('city')
const isBelow = (parent: number, child: number) =>
  inTransaction(board.db, trx => isDirectSubordinate(trx, parent, child))

describe('a group’s subordinates', () => {
  it('are the active groups directly below it', async () => {
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

  it('are listed for institutions only', async () => {
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

  it('are not found if they belong to another group', async () => {
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

describe('the description of an institution', () => {
  const said = {
    contact: ' 留言办理岗 ',
    phone: '0575-12345',
    address: '临江市江滨路 1 号',
    intro: '负责本市留言的受理、交办与答复。'
  }

  it('is changed by its accounts, one after the other, and its history has each change', async () => {
    const { version, superiorName } = await clerk.call('getInstitutionInfo', {})
    expect(superiorName).toBe('青川省')
    const saved = await clerk.call('saveInstitutionInfo', { body: { version, ...said } })
    expect(saved).toMatchObject({ ...said, contact: '留言办理岗', version: version + 1 })
    const late = (await board.client('cityToo')).call('saveInstitutionInfo', { body: { version, ...said } })
    await expect(late).rejects.toMatchObject({ code: 'GEN0409' })
    const event = board.db.selectFrom('event').select(['verb', 'audience', 'after'])
    const recorded = event.where('subject_kind', '=', 'institution').where('subject_id', '=', groups.city)
    expect(await recorded.execute()).toEqual([
      { verb: 'record.updated', audience: 'editor', after: { ...said, contact: '留言办理岗' } }
    ])
  })

  it('is shown to everybody at its forum, except for the responsible post', async () => {
    const { version } = await clerk.call('getInstitutionInfo', {})
    await clerk.call('saveInstitutionInfo', { body: { version, ...said } })
    const { phone, address, intro } = said
    const query = { fid: board.world.forums.city }
    expect(await board.visitor.call('getForumInstitution', { query })).toEqual({
      name: '临江市',
      phone,
      address,
      intro,
      hall: ''
    })
  })

  it('names its service hall, without the coordinates', async () => {
    const place = { lat: 30.001, lng: 120.582, text: '市民服务中心一楼' }
    const { db } = board
    const ofCity = db.updateTable('org_group').where('id', '=', groups.city)
    await ofCity.set({ office_place: JSON.stringify(place) }).execute()
    const query = { fid: board.world.forums.city }
    const told = await board.visitor.call('getForumInstitution', { query })
    expect(told.hall).toBe(place.text)
    expect(JSON.stringify(told)).not.toContain('120.58')
  })

  it('is refused if the phone contains letters', async () => {
    const { version } = await clerk.call('getInstitutionInfo', {})
    const body = { version, ...said, phone: '请致电办公室' }
    await expect(clerk.call('saveInstitutionInfo', { body })).rejects.toMatchObject({ code: 'GEN0400' })
  })
})
