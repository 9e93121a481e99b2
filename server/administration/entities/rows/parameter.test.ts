import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../../../client/index.ts'
import { staffMember } from '../../../../tests/support/builders/staff.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'

const database = await testDatabase()
const { db } = database
const server = await testServer(database)
const every = ['page', 'info', 'options', 'save', 'update', 'delete', 'export', 'import']
const all = every.map(verb => `sys:parameter:${verb}`)
const { client: admin } = await staffMember(database, server, all)

const values = [
  { code: 'a.first', value: '1', remark: '甲' },
  { code: 'b.second', value: '100%', remark: '乙_丙' },
  { code: 'c.third', value: '3', remark: '' }
]

beforeEach(async () => {
  await db.deleteFrom('parameter').execute()
  await db.insertInto('parameter').values(values).execute()
})

const list = async (query: { filter?: object; sort?: unknown; range?: unknown }, client: Client = admin) => {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  const { data, headers } = await client.callWhole('sysParameterList', { query: text })
  return { codes: (data as { code: string }[]).map(({ code }) => code), range: headers.get('content-range') }
}
const idOf = async (code: string) =>
  (await db.selectFrom('parameter').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

describe('a list', () => {
  it('is a page in the order of the view, and says where it stands among all', async () => {
    expect(await list({})).toEqual({ codes: ['a.first', 'b.second', 'c.third'], range: 'parameter 0-2/3' })
    const page = await list({ sort: ['code', 'DESC'], range: [1, 1] })
    expect(page).toEqual({ codes: ['b.second'], range: 'parameter 1-1/3' })
    expect(await list({ range: [10, 19] })).toEqual({ codes: [], range: 'parameter */3' })
  })

  it('breaks ties by the number, in the same direction', async () => {
    await db.updateTable('parameter').set({ remark: '同' }).execute()
    expect((await list({ sort: ['remark', 'ASC'] })).codes).toEqual(['a.first', 'b.second', 'c.third'])
    expect((await list({ sort: ['remark', 'DESC'] })).codes).toEqual(['c.third', 'b.second', 'a.first'])
  })

  it('is narrowed by what the view filters, and takes % and _ as they stand', async () => {
    expect((await list({ filter: { value: '%' } })).codes).toEqual(['b.second'])
    expect((await list({ filter: { remark: '_' } })).codes).toEqual(['b.second'])
    expect((await list({ filter: { q: 'SEC' } })).codes).toEqual(['b.second'])
    expect((await list({ filter: { id: [await idOf('c.third'), 999] } })).codes).toEqual(['c.third'])
    expect((await list({ filter: { q: 'first', value: '3' } })).codes).toEqual([])
  })

  it.each([
    [{ sort: ['value; drop table parameter', 'ASC'] }],
    [{ sort: ['version', 'ASC'] }],
    [{ sort: ['code', 'ASC; select 1'] }],
    [{ sort: ['__proto__', 'ASC'] }],
    [{ sort: ['code'] }],
    [{ sort: { code: 'ASC' } }],
    [{ range: [0, 1_000_000] }],
    [{ range: [-1, 5] }],
    [{ range: [5, 1] }],
    [{ range: [0.5, 2] }],
    [{ range: [0, 1e300] }],
    [{ range: 'all' }],
    [{ filter: { version: 1 } }],
    [{ filter: { code: { $ne: '' } } }],
    [{ filter: { code: ['a'] } }],
    [{ filter: { id: 'x' } }],
    [{ filter: { id: [1e300] } }],
    [{ filter: { q: 'a'.repeat(101) } }],
    [{ filter: [] }],
    [{ filter: { constructor: { prototype: {} } } }],
    [{ filter: { q: 'a\u0000' } }]
  ])('refuses what is not offered: %j', async query => {
    await expect(list(query)).rejects.toMatchObject({ code: 'GEN0400', status: 400 })
  })

  it('refuses hostile JSON as it refuses any other', async () => {
    const raw = (filter: string) => admin.call('sysParameterList', { query: { filter } })
    const hostile = ['{"__proto__":{"q":"a"}}', '{', 'null', '"x"', `${'['.repeat(4000)}`, '1e999', '']
    for (const filter of hostile) await expect(raw(filter), filter).rejects.toMatchObject({ code: 'GEN0400' })
    expect(Object.hasOwn(Object.prototype, 'q')).toBe(false)
  })

  it('cannot be paged through without end', async () => {
    await expect(list({ range: [9_990, 10_009] })).rejects.toMatchObject({ code: 'ENT0006' })
  })
})

describe('a record', () => {
  const example = { code: 'd.fourth', value: '4', remark: '丁' }

  it('is made, read, changed and deleted, and says what may be done with it', async () => {
    const made = await admin.call('sysParameterCreate', { body: example })
    expect(made).toEqual({
      ...example,
      meaning: null,
      kind: null,
      unit: null,
      lowest: null,
      highest: null,
      isRehearsable: false,
      defaultValue: null,
      id: expect.any(Number),
      version: 1,
      allowedActions: ['sysParameterUpdate', 'sysParameterDelete']
    })
    const params = { id: made.id }
    expect(await admin.call('sysParameterGet', { params })).toEqual(made)
    const changed = await admin.call('sysParameterUpdate', { params, body: { value: '44', version: 1 } })
    expect(changed).toEqual({ ...made, value: '44', version: 2 })
    expect(await admin.call('sysParameterDelete', { params })).toEqual(params)
    await expect(admin.call('sysParameterGet', { params })).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('keeps its history, newest first', async () => {
    const { id } = await admin.call('sysParameterCreate', { body: example })
    await admin.call('sysParameterUpdate', { params: { id }, body: { value: '5', version: 1 } })
    const { data, headers } = await admin.callWhole('sysParameterHistory', { params: { id } })
    expect(headers.get('content-range')).toBe('parameter 0-1/2')
    expect(data).toMatchObject([
      { verb: 'record.updated', before: { value: '4' }, after: { value: '5' } },
      { verb: 'record.created', before: null, after: example }
    ])
  })

  it('does not change by being saved as it is', async () => {
    const id = await idOf('a.first')
    const saved = await admin.call('sysParameterUpdate', { params: { id }, body: { value: '1', version: 1 } })
    expect(saved).toMatchObject({ version: 1 })
    expect(await admin.call('sysParameterHistory', { params: { id } })).toEqual([])
  })

  it('that somebody else has changed meanwhile is returned with the refusal', async () => {
    const id = await idOf('a.first')
    await admin.call('sysParameterUpdate', { params: { id }, body: { value: 'first', version: 1 } })
    const late = admin.call('sysParameterUpdate', { params: { id }, body: { value: 'late', version: 1 } })
    await expect(late).rejects.toMatchObject({
      code: 'GEN0409',
      status: 409,
      detail: { current: { id, value: 'first', version: 2 } }
    })
  })

  it('saved by two at once is changed by one', async () => {
    const id = await idOf('a.first')
    const save = (value: string) =>
      admin.call('sysParameterUpdate', { params: { id }, body: { value, version: 1 } })
    const ends = await Promise.allSettled(['x', 'y', 'z'].map(save))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = ends.flatMap(end => (end.status === 'rejected' ? [end.reason.code] : []))
    expect(refusals).toEqual(['GEN0409', 'GEN0409'])
  })

  it('refuses a value that another record has, and names the field', async () => {
    const taken = admin.call('sysParameterCreate', { body: { ...example, code: 'a.first' } })
    await expect(taken).rejects.toMatchObject({
      code: 'ENT0001',
      message: '编码已存在，请换一个',
      fields: [{ path: 'code', message: '已存在，请换一个' }]
    })
    const id = await idOf('b.second')
    const body = { code: 'a.first', version: 1 }
    await expect(admin.call('sysParameterUpdate', { params: { id }, body })).rejects.toMatchObject({
      code: 'ENT0001'
    })
  })

  it('is deleted together with others, or none of them is deleted', async () => {
    const ids = [await idOf('a.first'), await idOf('b.second')]
    const tooMany = admin.call('sysParameterDeleteMany', { body: { ids: [...ids, 2_000_000] } })
    await expect(tooMany).rejects.toMatchObject({ code: 'GEN0404' })
    expect((await list({})).codes).toHaveLength(3)
    expect(await admin.call('sysParameterDeleteMany', { body: { ids } })).toEqual({ ids })
    expect((await list({})).codes).toEqual(['c.third'])
  })

  it('can be chosen by its name', async () => {
    const query = { filter: JSON.stringify({ q: 'c.' }), range: '[0,4]' }
    const { data, headers } = await admin.callWhole('sysParameterOptions', { query })
    expect(data).toEqual([{ id: await idOf('c.third'), label: 'c.third' }])
    expect(headers.get('content-range')).toBe('parameter 0-0/1')
  })
})

describe('without the permission', () => {
  it('a record does not offer what its reader may not do', async () => {
    const { client: reader } = await staffMember(database, server, ['sys:parameter:page'])
    const records = await reader.call('sysParameterList', {})
    expect(records.map(({ allowedActions }) => allowedActions)).toEqual([[], [], []])
    const params = { id: await idOf('a.first') }
    const change = reader.call('sysParameterUpdate', { params, body: { value: '', version: 1 } })
    await expect(change).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('every call refuses', async () => {
    const { client: nobody } = await staffMember(database, server, [])
    const id = await idOf('a.first')
    const params = { id }
    const file = new File(['x'], 'x.csv')
    const refused = await Promise.allSettled([
      nobody.call('sysParameterList', {}),
      nobody.call('sysParameterGet', { params }),
      nobody.call('sysParameterHistory', { params }),
      nobody.call('sysParameterOptions', {}),
      nobody.call('sysParameterCreate', { body: { code: 'x', value: '' } }),
      nobody.call('sysParameterUpdate', { params, body: { version: 1 } }),
      nobody.call('sysParameterDelete', { params }),
      nobody.call('sysParameterDeleteMany', { body: { ids: [id] } }),
      nobody.call('sysParameterExport', { query: { format: 'csv' } }),
      nobody.call('sysParameterImport', { body: { file } }),
      nobody.call('sysParameterImportConfirm', { body: { batchId: '1' } })
    ])
    expect(refused.map(end => end.status === 'rejected' && end.reason.code)).toEqual(
      refused.map(() => 'GEN0403')
    )
  })
})
