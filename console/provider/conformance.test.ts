/** Tests each method of the data provider against the server on a database of its own. */

import { beforeAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../tests/support/builders/builders.ts'
import { staffMember } from '../../tests/support/builders/staff.ts'
import { everything, serveBoard } from '../../tests/support/servers/served.ts'
import { type ConsoleDataProvider, namesAlone, wholeRecord } from '../api/types.ts'
import { createDataProvider } from './provider.ts'

const { database, board, consoleClient } = await serveBoard()
const providerOf = (...session: Parameters<typeof consoleClient>): ConsoleDataProvider =>
  createDataProvider(consoleClient(...session))
const { db, world } = board

let editor: ConsoleDataProvider
let clerk: ConsoleDataProvider
beforeAll(async () => {
  const { token } = await staffMember(database, board, [
    ...everything('topic'),
    ...everything('dept'),
    ...everything('dictType'),
    ...everything('dictValue')
  ])
  editor = providerOf(token)
  clerk = providerOf(await board.token('city'))
})

const sort = { field: 'sort', order: 'ASC' } as const
const pagination = { page: 1, perPage: 10 }

/** Expects that a call ends when its reader leaves. */
async function endsWhenLeft(call: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const stop = new AbortController()
  const answer = call(stop.signal)
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
}

/** Creates topics named `<name> 1` … in the order of their number. */
async function makeTopics(name: string, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const { data } = await editor.create('topic', { data: { name: `${name} ${number}`, sort: number } })
    ids.push(data.id)
  }
  return ids
}

describe('a list of an entity', () => {
  const name = '分页'
  beforeAll(async () => void (await makeTopics(name, 25)), 60_000)
  const list = (more: object = {}) => editor.getList('topic', { pagination, sort, filter: { name }, ...more })

  it('returns a page and the total', async () => {
    const { data, total, pageInfo } = await list()
    expect([data.length, total, pageInfo]).toEqual([10, 25, undefined])
    expect(data[0]).toMatchObject({ name: `${name} 1`, sort: 1 })
  })

  it('returns the remaining records on the last page', async () => {
    const { data, total } = await list({ pagination: { page: 3, perPage: 10 } })
    expect([data.map(one => one.sort), total]).toEqual([[21, 22, 23, 24, 25], 25])
  })

  it('is in the requested order', async () => {
    const { data } = await list({ sort: { field: 'sort', order: 'DESC' } })
    expect(data.map(one => one.sort)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16])
  })

  it('has the records that its filter selects', async () => {
    const { data, total } = await list({ filter: { name: `${name} 2`, status: [1] } })
    expect([total, data.every(one => one.name.startsWith(`${name} 2`))]).toEqual([7, true])
    expect((await list({ filter: { name: 'there is none' } })).total).toBe(0)
  })

  it('continues after a cursor', async () => {
    const first = await list()
    const { data } = await list({ meta: { cursor: first.meta.nextCursor } })
    expect(data.map(one => one.sort)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  })

  it('ends when its reader leaves', async () => {
    await endsWhenLeft(signal => list({ signal }))
  })

  it('reports a filter that the contract does not know', async () => {
    await expect(list({ filter: { colour: 'red' } })).rejects.toMatchObject({ status: 400, code: 'GEN0400' })
  })
})

describe('a list of more records than are counted', () => {
  const name = '很多'
  beforeAll(async () => {
    const rows = Array.from({ length: 10_030 }, (_, index) => ({ name: `${name}${index}`, sort: 1 }))
    for (let from = 0; from < rows.length; from += 5000)
      await db
        .insertInto('topic')
        .values(rows.slice(from, from + 5000))
        .execute()
  })
  const page = (number: number) =>
    editor.getList('topic', {
      pagination: { page: number, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
      filter: { name }
    })

  it('reports that there is a next page instead of a total', async () => {
    const { total, pageInfo, meta } = await page(1)
    expect([total, pageInfo, meta.totalCapped]).toEqual([
      undefined,
      { hasNextPage: true, hasPreviousPage: false },
      true
    ])
  })

  it('continues beyond the limit of counting, page after page', async () => {
    await page(100)
    const { data, pageInfo } = await page(101)
    expect([data.length, pageInfo]).toEqual([30, { hasNextPage: false, hasPreviousPage: true }])
    expect(data[0]?.name).toBe(`${name}10000`)
  })
})

describe('one record', () => {
  it('is created without its empty fields, and read', async () => {
    const { data } = await editor.create('topic', { data: { name: '新话题', sort: null, status: undefined } })
    expect(data).toMatchObject({ name: '新话题', sort: 0, status: 1, version: 1 })
    expect((await editor.getOne('topic', { id: data.id })).data).toEqual(data)
  })

  it('is updated with only its changes and the version that was seen', async () => {
    const { data: record } = await editor.create('topic', { data: { name: '改名前', sort: 4 } })
    const data = { ...record, name: '改名后' }
    const changed = await editor.update('topic', { id: record.id, data, previousData: record })
    expect(changed.data).toMatchObject({ name: '改名后', sort: 4, version: 2 })
  })

  it('is refused with its current version if another person changed it first', async () => {
    const { data: record } = await editor.create('topic', { data: { name: '两人' } })
    const rename = (name: string) =>
      editor.update('topic', { id: record.id, data: { ...record, name }, previousData: record })
    await rename('先到')
    await expect(rename('后到')).rejects.toMatchObject({ status: 409, detail: { current: { name: '先到' } } })
  })

  it('returns the error of each field', async () => {
    const answer = editor.create('topic', { data: { name: 'x'.repeat(31), sort: -1 } })
    await expect(answer).rejects.toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) } }
    })
  })

  it('is created once, although its answer was lost and the form was sent again', async () => {
    const name = '只有一个'
    const { token } = await staffMember(database, board, everything('topic'))
    let lost = true
    const shaky = providerOf(token, async (...request) => {
      const answer = await fetch(...request)
      if (!lost) return answer
      lost = false
      throw new TypeError('the connection broke')
    })
    await expect(shaky.create('topic', { data: { name } })).rejects.toMatchObject({ code: 'NETWORK' })
    await shaky.create('topic', { data: { name } })
    expect((await editor.getList('topic', { pagination, sort, filter: { name } })).total).toBe(1)
  })

  it('cannot be found after it was deleted', async () => {
    const [id = 0] = await makeTopics('删除', 1)
    await editor.delete('topic', { id })
    await expect(editor.getOne('topic', { id })).rejects.toMatchObject({ status: 404 })
  })

  it('is not fetched by a reader who has left', async () => {
    await endsWhenLeft(signal => editor.getOne('topic', { id: 1, signal }))
  })
})

describe('several records', () => {
  it('are not fetched by a reader who has left', async () => {
    await endsWhenLeft(signal => editor.getMany('topic', { ids: [1, 2], signal }))
    await endsWhenLeft(signal => editor.getMany('topic', { ids: [1, 2], meta: namesAlone, signal }))
    await endsWhenLeft(signal =>
      editor.getManyReference('dictValue', { target: 'typeId', id: 1, pagination, sort, filter: {}, signal })
    )
  })

  it('are fetched in one call', async () => {
    const ids = await makeTopics('名称', 3)
    const { data } = await editor.getMany('topic', { ids, meta: namesAlone })
    expect(data.map(({ id, label }) => [id, label])).toEqual(ids.map((id, at) => [id, `名称 ${at + 1}`]))
  })

  it('have all fields for people who may read their page, and only names for others', async () => {
    const ids = await makeTopics('整个', 2)
    const whole = await editor.getMany('topic', { ids })
    expect(whole.data.map(({ id, name, sort, version }) => [id, name, sort, version])).toEqual(
      ids.map((id, at) => [id, `整个 ${at + 1}`, at + 1, 1])
    )
    const { token } = await staffMember(database, board, ['board:topic:options'])
    const { data } = await providerOf(token).getMany('topic', { ids })
    expect(data).toMatchObject(ids.map(id => ({ id, label: expect.any(String) })))
    expect(data.some(record => 'version' in record)).toBe(false)
  })

  it('are changed one after the other, each in its own version', async () => {
    const ids = await makeTopics('停用', 3)
    expect((await editor.updateMany('topic', { ids, data: { status: 0 } })).data).toEqual(ids)
    const { data } = await editor.getList('topic', { pagination, sort, filter: { id: ids } })
    expect(data.map(({ status, version }) => [status, version])).toEqual(ids.map(() => [0, 2]))
  })

  it('are deleted all or none', async () => {
    const ids = await makeTopics('一起删', 3)
    await expect(editor.deleteMany('topic', { ids: [...ids, 2_000_000_000] })).rejects.toMatchObject({
      status: 404
    })
    expect((await editor.getList('topic', { pagination, sort, filter: { id: ids } })).total).toBe(3)
    expect((await editor.deleteMany('topic', { ids })).data).toEqual(ids)
    expect((await editor.getList('topic', { pagination, sort, filter: { id: ids } })).total).toBe(0)
  })

  it('belong to another record', async () => {
    const { data: type } = await editor.create('dictType', { data: { name: '颜色', type: 'colour' } })
    for (const value of ['red', 'blue']) {
      const words = { labelZhCn: value, labelZhTw: value, labelEnUs: value }
      await editor.create('dictValue', { data: { typeId: type.id, value, ...words } })
    }
    const { data, total } = await editor.getManyReference('dictValue', {
      target: 'typeId',
      id: type.id,
      pagination,
      sort: { field: 'value', order: 'ASC' },
      filter: {}
    })
    expect([total, data.map(({ value }) => value)]).toEqual([2, ['blue', 'red']])
  })

  it('have pages, an order and a filter as records of another record', async () => {
    const { data: type } = await editor.create('dictType', { data: { name: '大小', type: 'size' } })
    for (const value of ['a1', 'a2', 'a3', 'b1']) {
      const words = { labelZhCn: value, labelZhTw: value, labelEnUs: value }
      await editor.create('dictValue', { data: { typeId: type.id, value, ...words } })
    }
    const { data, total } = await editor.getManyReference('dictValue', {
      target: 'typeId',
      id: type.id,
      pagination: { page: 2, perPage: 2 },
      sort: { field: 'value', order: 'DESC' },
      filter: { value: 'a' }
    })
    expect([total, data.map(({ value }) => value)]).toEqual([3, ['a1']])
  })

  it('are changed until the first refusal, which is returned', async () => {
    const [first = 0, last = 0] = await makeTopics('改到一半', 2)
    const answer = editor.updateMany('topic', { ids: [first, 2_000_000_000, last], data: { status: 0 } })
    await expect(answer).rejects.toMatchObject({ status: 404 })
    const { data } = await editor.getList('topic', { pagination, sort, filter: { id: [first, last] } })
    expect(data.map(({ status }) => status)).toEqual([0, 1])
  })
})

describe('a tree', () => {
  it('is listed level by level, and reports whether there are more records', async () => {
    const { data: root } = await editor.create('dept', { data: { name: '总部' } })
    for (const name of ['一处', '二处', '三处'])
      await editor.create('dept', { data: { name, parentId: root.id } })
    const roots = await editor.tree('dept', { parentId: null, pagination: { page: 1, perPage: 50 } })
    expect(roots.data.find(({ id }) => id === root.id)).toMatchObject({ label: '总部', hasChildren: true })
    const level = (page: number) =>
      editor.tree('dept', { parentId: root.id, pagination: { page, perPage: 2 } })
    const [first, second] = [await level(1), await level(2)]
    expect([first.data.length, first.pageInfo.hasNextPage]).toEqual([2, true])
    expect([second.data.length, second.pageInfo.hasNextPage]).toEqual([1, false])
  })
})

describe('an action, a tree and a count', () => {
  it('end when their reader leaves', async () => {
    await endsWhenLeft(signal =>
      editor.tree('dept', { parentId: null, pagination: { page: 1, perPage: 50 }, signal })
    )
    await endsWhenLeft(signal => clerk.count('list-ans', { signal }))
    await endsWhenLeft(signal => {
      const record = { tid: 1, version: 1 }
      return clerk.act('list-ans', { operation: 'assignMessage', record, values: {}, signal })
    })
    await endsWhenLeft(signal => editor.bulkAct('user', { operation: 'disableUsers', records: [], signal }))
  })

  it('are refused before anything is sent if the resource does not have them', async () => {
    const refused = { name: 'UnsupportedMethod', message: expect.stringContaining('docs/guide/overrides.md') }
    await expect(editor.count('topic', {})).rejects.toMatchObject(refused)
    await expect(clerk.count('collectionPage', {})).rejects.toMatchObject(refused)
    const level = { parentId: null, pagination: { page: 1, perPage: 5 } }
    await expect(clerk.tree('list-ans', level)).rejects.toMatchObject(refused)
  })
})

describe('an export', () => {
  it('has the requested columns and records', async () => {
    await makeTopics('导出', 2)
    const { data } = await editor.export('topic', {
      format: 'csv',
      filter: { name: '导出' },
      columns: ['name', 'sort']
    })
    const lines = (await data.text()).trim().split(/\r?\n/)
    expect(lines.slice(1)).toEqual(['导出 1,1', '导出 2,2'])
  })

  it('ends when its reader leaves', async () => {
    await endsWhenLeft(signal => {
      const params = { format: 'csv', filter: {}, columns: ['name'], signal } as const
      return editor.export('topic', params)
    })
  })
})

describe('a task board', () => {
  const messages = 25
  beforeAll(async () => {
    for (let number = 1; number <= messages; number += 1) {
      const approved = new Date(Date.UTC(2026, 0, 1, 0, number))
      await buildMessage(db, {
        fid: world.forums.city,
        group_id: world.groups.city,
        subject: `看板留言${number}`,
        audit_state: 1,
        approved_at: approved,
        clock_started_at: approved
      })
    }
  })
  const byApproval = { field: 'approvedAt', order: 'ASC' } as const
  const list = (more: object = {}) =>
    clerk.getList('list-ans', { pagination, sort: byApproval, filter: { display: 1 }, ...more })

  it('is a list like any other: it has a page, a total, an order, and an id of each row', async () => {
    const { data, total } = await list()
    expect([data.length, total]).toEqual([10, messages])
    expect(data[0]).toMatchObject({ subject: '看板留言1' })
    expect(data.every(row => row.id === row.tid)).toBe(true)
    const last = await list({ sort: { field: 'approvedAt', order: 'DESC' } })
    expect(last.data[0]).toMatchObject({ subject: `看板留言${messages}` })
  })

  it('continues after the cursor of the page before', async () => {
    await list()
    const { data } = await list({ pagination: { page: 2, perPage: 10 } })
    expect(data[0]).toMatchObject({ subject: '看板留言11' })
  })

  it('has the records that its filters select', async () => {
    const from = Date.UTC(2026, 0, 1, 0, 3) / 1000
    const { data, total } = await list({
      filter: { display: 1, timeType: 1, startTime: from, endTime: from + 120 }
    })
    expect([total, data.map(row => row.subject)]).toEqual([3, ['看板留言3', '看板留言4', '看板留言5']])
  })

  it('shows the requested tab, and counts each tab', async () => {
    expect((await list({ filter: { display: 5 } })).total).toBe(0)
    const { data } = await clerk.count('list-ans', { filter: { display: 5 } })
    expect(data.tabs.find(({ display }) => display === 1)?.count).toBe(messages)
  })

  it('ends when its reader leaves', async () => {
    await endsWhenLeft(signal => list({ signal }))
  })

  it('returns one complete record, with the id of its row', async () => {
    const [row] = (await list()).data
    const { data } = await clerk.getOne('list-ans', { id: String(row?.id), meta: wholeRecord })
    expect(data).toMatchObject({ id: String(row?.id), tid: row?.id, subject: '看板留言1', replies: [] })
    expect(row).not.toHaveProperty('replies')
  })

  it('returns several records, without those that the reader may not open', async () => {
    const ids = (await list()).data.slice(0, 6).map(({ id }) => id)
    const { data } = await clerk.getMany('list-ans', { ids: [...ids, 2_000_000_000] })
    expect(data.map(({ id, tid }) => [id, tid])).toEqual(ids.map(id => [id, id]))
  })

  it('returns the records that a filter of its list connects with another one', async () => {
    const params = { pagination, sort: byApproval, filter: { display: 1 } }
    const own = { ...params, target: 'fids', id: world.forums.city }
    const { data, total } = await clerk.getManyReference('list-ans', own)
    expect([data.length, total]).toEqual([10, messages])
    const other = { ...params, target: 'nickName', id: '没有这个人' }
    expect((await clerk.getManyReference('list-ans', other)).total).toBe(0)
  })

  it('refuses methods that it does not have before anything is sent', async () => {
    const params = { pagination, sort: byApproval, filter: {} }
    const data = { subject: '新的' }
    const refused = { name: 'UnsupportedMethod', message: expect.stringContaining('docs/guide/overrides.md') }
    const calls = {
      getOne: () => clerk.getOne('list-to', { id: 1 }),
      getMany: () => clerk.getMany('list-to', { ids: [1] }),
      getManyReference: () => clerk.getManyReference('list-ans', { ...params, target: 'colour', id: 1 }),
      create: () => clerk.create('list-ans', { data }),
      update: () => clerk.update('list-ans', { id: 1, data, previousData: { id: 1 } }),
      updateMany: () => clerk.updateMany('list-ans', { ids: [1], data }),
      delete: () => clerk.delete('list-ans', { id: 1 }),
      deleteMany: () => clerk.deleteMany('list-ans', { ids: [1] })
    }
    for (const [method, call] of Object.entries(calls))
      await expect(call(), method).rejects.toMatchObject(refused)
  })

  it('does not fetch records for a reader who has left', async () => {
    await endsWhenLeft(signal => clerk.getOne('list-ans', { id: 1, signal }))
    await endsWhenLeft(signal => clerk.getMany('list-ans', { ids: [1, 2], signal }))
    const params = { pagination, sort: byApproval, filter: { display: 1 } }
    await endsWhenLeft(signal =>
      clerk.getManyReference('list-ans', { ...params, target: 'fids', id: world.forums.city, signal })
    )
  })

  it('exports the filtered list with the headings of its columns', async () => {
    const from = Date.UTC(2026, 0, 1, 0, 3) / 1000
    const { data } = await clerk.export('list-ans', {
      format: 'csv',
      filter: { display: 1, timeType: 1, startTime: from, endTime: from + 120 },
      columns: ['subject'],
      headings: ['标题'],
      sort: byApproval
    })
    const [head, ...lines] = (await data.text()).trim().split(/\r?\n/)
    expect(head).toContain('标题')
    expect(lines).toEqual(['看板留言3', '看板留言4', '看板留言5'])
  })

  it('runs actions on its records, one by one', async () => {
    const [record] = (await list()).data
    if (!record) throw new Error('The board is empty')
    const values = { groupId: world.groups.bureau, note: '请核实' }
    await clerk.act('list-ans', { operation: 'assignMessage', record, values })
    const bureau = providerOf(await board.token('bureau'))
    const given = await bureau.getList('list-to', { pagination, sort: byApproval, filter: { display: 1 } })
    expect(given.data).toMatchObject([{ subject: record.subject }])
  })

  it('returns the error of each field of an action', async () => {
    const [record] = (await list({ pagination: { page: 2, perPage: 10 } })).data
    if (!record) throw new Error('The board is empty')
    const act = clerk.act('list-ans', { operation: 'assignMessage', record, values: {} })
    await expect(act).rejects.toMatchObject({
      status: 400,
      body: { errors: { groupId: expect.any(String) } }
    })
  })

  it('runs an action on several records: a refusal returns its reason and does not stop the others', async () => {
    const { data } = await list({ pagination: { page: 2, perPage: 10 } })
    const [fresh, again] = data
    if (!fresh || !again) throw new Error('The board is empty')
    const values = { groupId: world.groups.bureau, note: '请核实' }
    await clerk.act('list-ans', { operation: 'assignMessage', record: again, values })
    const done: number[] = []
    const { data: results } = await clerk.bulkAct('list-ans', {
      operation: 'assignMessage',
      records: [again, fresh],
      values,
      onProgress: ({ length }) => done.push(length)
    })
    expect(done).toEqual([1, 2])
    expect(results[0]).toMatchObject({ id: again.id, error: { name: 'ApiError' } })
    expect(results[1]).toMatchObject({ id: fresh.id, data: expect.anything() })
  })
})

describe('an action on several records of a board', () => {
  it('stops after the current record when it is aborted, and returns the results so far', async () => {
    const params = {
      pagination,
      sort: { field: 'approvedAt', order: 'DESC' },
      filter: { display: 1 }
    } as const
    const { data: records } = await clerk.getList('list-ans', params)
    const stop = new AbortController()
    const { data } = await clerk.bulkAct('list-ans', {
      operation: 'assignMessage',
      records,
      values: { groupId: world.groups.bureau, note: '请核实' },
      signal: stop.signal,
      onProgress: () => stop.abort()
    })
    expect(data.map(({ id, error }) => [id, error])).toEqual([[records[0]?.id, undefined]])
  })
})

describe('a bulk action of an entity', () => {
  it('is one call for all records', async () => {
    const { token } = await staffMember(database, board, ['sys:user:status'])
    const chief = providerOf(token)
    const others = await Promise.all([1, 2].map(() => staffMember(database, board, [])))
    const records = others.map(({ uid }) => ({ id: uid }))
    const { data } = await chief.bulkAct('user', { operation: 'disableUsers', records })
    expect(data.map(({ id, error }) => [id, error])).toEqual(records.map(({ id }) => [id, undefined]))
    const uids = records.map(({ id }) => id)
    const accounts = await db.selectFrom('account').select('status').where('uid', 'in', uids).execute()
    expect(accounts.map(({ status }) => status)).toEqual([0, 0])
  })
})
