import { expect, test } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { fillSynonyms, forgetSynonyms, readSynonyms } from '../../../directory/site/synonyms.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { shippedSynonyms } from '../../../platform/language/shipped-synonyms.ts'

const { db, administrator } = await accessWorld(await testDatabase())
const admin = administrator.client
const others = async (word: string) => (await readSynonyms(db)).find(word)[0]?.others

test('the shipped groups are used, and filled in once', async () => {
  await db.deleteFrom('site_mark').where('name', '=', 'synonyms').execute()
  await db.deleteFrom('synonym_group').execute()
  forgetSynonyms(db)
  expect(await others('讨薪')).toContain('拖欠工资')
  const fill = () => inTransaction(db, trx => fillSynonyms(trx, new Date()))
  expect(await fill()).toBe(shippedSynonyms.length)
  forgetSynonyms(db)
  expect(await others('讨薪')).toContain('拖欠工资')
  await db.deleteFrom('synonym_group').execute()
  expect(await fill()).toBe(0)
})

test('a change is used at once', async () => {
  forgetSynonyms(db)
  const { id } = await admin.call('sysSynonymGroupCreate', {
    body: { name: '火锅店', words: ['涮锅店', '涮鍋店', '火锅店'] }
  })
  expect(await others('火锅店')).toEqual(['涮锅店'])
  const { version } = await admin.call('sysSynonymGroupGet', { params: { id } })
  await admin.call('sysSynonymGroupUpdate', { params: { id }, body: { version, status: 0 } })
  expect(await others('火锅店')).toBeUndefined()
  await admin.call('sysSynonymGroupDelete', { params: { id } })
})

test('a word in another group is refused, in any script, as name and among the words', async () => {
  await admin.call('sysSynonymGroupCreate', { body: { name: '渡船', words: ['轮渡', '渡口'] } })
  const save = (name: string, ...words: string[]) =>
    admin.call('sysSynonymGroupCreate', { body: { name, words } })
  await expect(save('輪渡', '过江')).rejects.toMatchObject({ code: 'ENT0235', fields: [{ path: 'name' }] })
  await expect(save('过江', '渡船')).rejects.toMatchObject({ code: 'ENT0235', fields: [{ path: 'words' }] })
  await expect(save('过江')).rejects.toMatchObject({ code: 'GEN0400' })
  const { id } = await save('过江', '摆渡')
  const { version } = await admin.call('sysSynonymGroupGet', { params: { id } })
  const body = { version, words: ['摆渡', '渡口'] }
  await expect(admin.call('sysSynonymGroupUpdate', { params: { id }, body })).rejects.toMatchObject({
    code: 'ENT0235'
  })
})

test('a search for any word of a group finds it', async () => {
  await admin.call('sysSynonymGroupCreate', { body: { name: '三孩', words: ['二胎', '多孩'] } })
  const search = async (name: string) => {
    const found = await admin.call('sysSynonymGroupList', { query: { filter: JSON.stringify({ name }) } })
    return found.map(group => group.name)
  }
  expect(await search('二胎')).toEqual(['三孩'])
  expect(await search('三孩')).toEqual(['三孩'])
  expect(await search('二%')).toEqual([])
})
