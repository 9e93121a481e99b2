import type { BodyOf } from '@board/generated/calls'
import { filters } from '@board/generated/filters'
import { operations } from '@board/generated/operations'
import { boards } from '@board/schemas/boards/index'
import type { Board } from '@board/schemas/vocabulary/vocabulary'
import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const database = await testDatabase()
const { client, world } = await testBoard(database)
const { db } = database
const [city, bureau, stranger] = await Promise.all([client('city'), client('bureau'), client('stranger')])

const many = 230
const fid = world.forums.city
const tids: number[] = []
for (let number = 1; number <= many; number++) {
  const subject = number === 1 ? '=1+1' : `井盖破损 ${number}`
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, number))
  const { tid } = await buildMessage(db, { fid, subject, type_id: number % 2 === 0 ? 2 : 1, created_at })
  tids.push(tid)
}
const columns = [
  { name: 'tid', label: '编号' },
  { name: 'subject', label: '标题' },
  { name: 'typeId', label: '类型' }
]
const wanted = { list: 'pageAns' as const, format: 'csv' as const, columns }

async function linesOf(body: object, clerk = city): Promise<string[]> {
  const file = await clerk.call('exportList', { body: { ...wanted, ...body } })
  const [, ...lines] = (await file.text()).trim().split('\r\n')
  return lines
}

it('holds every record of a long list once, in its order and in words', async () => {
  const lines = await linesOf({ filter: { order: 'approvedAt:asc', page: 3, rows: 10 } })
  expect(lines.map(line => Number(line.split(',')[0]))).toEqual(tids)
  expect(lines[1]).toMatch(/,井盖破损 2,投诉$/)
})

it('marks what a program would take for a formula as text', async () => {
  expect((await linesOf({ filter: { order: 'approvedAt:asc' } }))[0]).toContain(",'=1+1,")
})

it('holds what is filtered, and of that the records that are asked for', async () => {
  expect(await linesOf({ filter: { typeIds: [2] } })).toHaveLength(many / 2)
  const ids = tids.slice(0, 4)
  expect(await linesOf({ filter: { typeIds: [2], order: 'approvedAt:asc' }, ids })).toEqual([
    expect.stringMatching(`^${tids[1]},`),
    expect.stringMatching(`^${tids[3]},`)
  ])
})

it('shows nobody what their list does not', async () => {
  expect(await linesOf({}, stranger)).toEqual([])
  expect(await linesOf({ ids: tids.slice(0, 3) }, stranger)).toEqual([])
})

it('holds assignments, as a workbook too', async () => {
  const tid = tids[0] ?? 0
  const { city: giver, bureau: holder } = world.groups
  const { tpid } = await buildAssignment(db, { tid, giver_group_id: giver, holder_group_id: holder })
  const list = 'pageTo'
  expect(await linesOf({ list, columns: [{ name: 'tpid', label: '交办' }] }, bureau)).toEqual([String(tpid)])
  const file = await bureau.call('exportList', { body: { ...wanted, list, format: 'xlsx' } })
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString()
  ).toBe('PK')
})

it('refuses a column that the list does not have', async () => {
  const refused = linesOf({ columns: [{ name: 'author_phone', label: '电话' }] })
  await expect(refused).rejects.toMatchObject({ code: 'GEN0400' })
})

/** Every board whose list may be taken away, each list once. */
const exported = [...new Map((boards as readonly Board[]).map(board => [board.list, board])).values()].filter(
  ({ isUnexported }) => !isUnexported
)
/** The contract's calls of the boards are held at compile time by the console. */
type List = BodyOf<'exportList'>['list']
await db.updateTable('org_group').set({ allow_collect: true }).where('id', '=', world.groups.city).execute()
const visitors = {
  city,
  editor: await client('editor'),
  administrator: await client('administrator'),
  citizen: await client('citizen')
}

describe('the list of a board', () => {
  it.each(exported.map(board => [board.list, board] as const))(
    '%s is a file for those who may read it, with all of its columns, and for nobody else',
    async (id, { columns, face, defaultFilter = {}, tabs }) => {
      const list = id as List
      const takesTab = tabs.length > 0 && 'display' in (filters[list].body?.properties ?? {})
      const body = {
        list,
        format: 'csv' as const,
        columns: columns.map(name => ({ name, label: name })),
        filter: { ...defaultFilter, ...(takesTab && { display: tabs[0]?.display }) }
      }
      const { permission } = operations[list]
      const owner = face === 'g' ? 'city' : permission.startsWith('board:') ? 'editor' : 'administrator'
      const heading = async (who: keyof typeof visitors) =>
        (await (await visitors[who].call('exportList', { body })).text()).trim().split('\r\n')[0]
      const withTiming = columns.flatMap(name => (name === 'deadlineAt' ? [name, '时效'] : [name]))
      expect((await heading(owner))?.replace('\ufeff', '')).toBe(withTiming.join())
      await expect(heading('citizen')).rejects.toMatchObject({ code: 'GEN0403' })
      if (face === 'g' && permission === 'institution')
        await expect(heading('editor')).rejects.toMatchObject({ code: 'GEN0403' })
      if (permission.startsWith('board:'))
        await expect(heading('city')).rejects.toMatchObject({ code: 'GEN0403' })
    }
  )

  it('of requests is filtered as the list is, page by page, with words that only the reader has', async () => {
    const tid = tids[5] ?? 0
    const { city: giver } = world.groups
    const asked = {
      tid,
      group_id: giver,
      to_group_id: world.groups.province,
      reason: '请上级机关阅处此件',
      created_at: new Date()
    }
    await db
      .insertInto('delivery')
      .values(Array.from({ length: 620 }, () => ({ ...asked, state: 3 })))
      .execute()
    const columns = [
      { name: 'id', label: '编号' },
      { name: 'reason', label: '理由', words: { [asked.reason]: '=cmd' } },
      { name: 'typeId', label: '类型' }
    ]
    const file = await city.call('exportList', {
      body: {
        list: 'pageDeliveriesFrom',
        format: 'csv',
        columns,
        filter: { display: 4, keywords: '井盖', page: 3, rows: 10 }
      }
    })
    const [, ...lines] = (await file.text()).trim().split('\r\n')
    expect(new Set(lines.map(line => line.split(',')[0])).size).toBe(620)
    expect(lines[0]).toMatch(/,'=cmd,投诉$/)
    const none = await city.call('exportList', {
      body: { list: 'pageDeliveriesFrom', format: 'csv', columns, filter: { keywords: '没有这样的标题' } }
    })
    expect((await none.text()).trim().split('\r\n')).toHaveLength(1)
  })

  it('is not asked for what its call does not take', async () => {
    const columns = [{ name: 'id', label: 'id' }]
    for (const filter of [
      { display: 99 },
      { satisfaction: [1] },
      { keywords: 'x'.repeat(500) },
      { tids: '\0' }
    ])
      await expect(
        city.call('exportList', { body: { list: 'pageDeliveriesFrom', format: 'csv', columns, filter } })
      ).rejects.toMatchObject({ code: 'GEN0400' })
  })

  it('has only its own columns', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'authorPhone']) {
      const body = {
        list: 'pageDeliveriesFrom' as const,
        format: 'csv' as const,
        columns: [{ name, label: 'x' }]
      }
      await expect(city.call('exportList', { body })).rejects.toMatchObject({ code: 'GEN0400' })
    }
  })
})
