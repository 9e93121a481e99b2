import { expect, test } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { forbiddenWords } from '../../../directory/site/forbidden-words.ts'

const { db, administrator } = await accessWorld(await testDatabase())
const admin = administrator.client

test('a forbidden word takes effect as soon as it is saved, changed or deleted', async () => {
  expect(await forbiddenWords(db)).toEqual([])
  const { id } = await admin.call('sysForbiddenWordCreate', { body: { word: '无可奉告' } })
  expect(await forbiddenWords(db)).toEqual(['无可奉告'])
  const { version } = await admin.call('sysForbiddenWordGet', { params: { id } })
  await admin.call('sysForbiddenWordUpdate', { params: { id }, body: { version, word: '无可奉答' } })
  expect(await forbiddenWords(db)).toEqual(['无可奉答'])
  await admin.call('sysForbiddenWordDelete', { params: { id } })
  expect(await forbiddenWords(db)).toEqual([])
})

test('a word is there once, and one character is no word', async () => {
  const save = (word: string) => admin.call('sysForbiddenWordCreate', { body: { word } })
  await save('敷衍')
  await expect(save('敷衍')).rejects.toMatchObject({ fields: [{ path: 'word' }] })
  await expect(save('我')).rejects.toMatchObject({ code: 'GEN0400' })
})
