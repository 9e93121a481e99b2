import { expect, it } from 'vitest'
import { accessWorld } from '../../../../../tests/support/access.ts'
import { buildAccount, buildGroup, buildUpload } from '../../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../../tests/support/postgres/database.ts'
import { foldStorageUse } from '../../../../platform/files/use/storage-use.ts'

const { db, administrator } = await accessWorld(await testDatabase())

it('the use of storage is found by a part of what its rows show: an institution’s name or a username', async () => {
  const { uid } = await buildAccount(db, { username: 'xiangpian_dawang' })
  const { id: group_id } = await buildGroup(db, { name: '翠岭市档案局' })
  const { uid: clerk } = await buildAccount(db, { kind: 'institution', group_id })
  for (const uploader_uid of [uid, clerk]) await buildUpload(db, { uploader_uid, bytes: 100 })
  await foldStorageUse(db)
  const namesOf = async (filter: object) => {
    const query = { range: '[0,9]', filter: JSON.stringify(filter) }
    return (await administrator.client.call('sysStorageUseList', { query })).map(({ name }) => name)
  }
  expect(await namesOf({ name: 'DAWANG' })).toEqual(['xiangpian_dawang'])
  expect(await namesOf({ name: '档案' })).toEqual(['翠岭市档案局'])
  expect(await namesOf({ name: '档案', kind: ['account'] })).toEqual([])
})
