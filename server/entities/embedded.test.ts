import { afterAll, expect, it } from 'vitest'
import { testServer } from '../../tests/support/server.ts'
import { staffMember } from '../../tests/support/staff.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'

const database = await openDatabase({ memory: true })
await migrate(database)
afterAll(() => database.close())

it('works on the embedded database as well: make, change, list, export, import, delete', async () => {
  const server = await testServer(database)
  const verbs = ['page', 'info', 'options', 'save', 'update', 'delete', 'export', 'import']
  const permissions = verbs.map(verb => `sys:parameter:${verb}`)
  const { client } = await staffMember(database, server, permissions)
  const { id } = await client.call('sysParameterCreate', { body: { code: 'a.first', value: '1' } })
  const params = { id }
  await client.call('sysParameterUpdate', { params, body: { value: '2', version: 1 } })
  const stale = client.call('sysParameterUpdate', { params, body: { value: '3', version: 1 } })
  await expect(stale).rejects.toMatchObject({ code: 'GEN0409' })
  const taken = client.call('sysParameterCreate', { body: { code: 'a.first', value: '' } })
  await expect(taken).rejects.toMatchObject({ code: 'ENT0001', fields: [{ path: 'code' }] })
  const filter = JSON.stringify({ q: 'first', id: [id] })
  expect(await client.call('sysParameterList', { query: { filter } })).toMatchObject([{ id, value: '2' }])
  expect(await client.call('sysParameterHistory', { params })).toHaveLength(2)
  const sheet = await client.call('sysParameterExport', { query: { format: 'xlsx' } })
  expect(await client.call('sysParameterDeleteMany', { body: { ids: [id] } })).toEqual({ ids: [id] })
  const { batchId } = await client.call('sysParameterImport', { body: { file: new File([sheet], 'x.xlsx') } })
  expect(await client.call('sysParameterImportConfirm', { body: { batchId } })).toEqual({ created: 1 })
  expect(await client.call('sysParameterOptions', {})).toMatchObject([{ label: 'a.first' }])
})
