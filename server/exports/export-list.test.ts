import { expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../tests/support/builders.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { testBoard } from '../../tests/support/world.ts'

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
