import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import yauzl from 'yauzl'
import { buildAccount } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { makeThrowaway, throwaway } from '../../../../tests/support/postgres/throwaway.ts'
import { testKeys } from '../../../../tests/support/servers/server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Context } from '../context.ts'
import type { EntityRules } from '../rules.ts'
import { shownText } from '../sheets/cell.ts'
import { readTable } from '../sheets/read-table.ts'
import { makeBeforehand } from './beforehand.ts'
import { confirmImport } from './confirm.ts'
import { previewImport } from './preview.ts'
import { refusedLines } from './source.ts'
import { importTemplate } from './template.ts'

const database = await testDatabase()
const { db } = database
await makeThrowaway(database)
const { uid } = await buildAccount(db, { kind: 'staff' })
const withRules = (rules: EntityRules = {}) => throwaway({ keys: testKeys() }, { uid }, 'piece', rules)
const pieces = withRules()
await db.insertInto('role').values({ name: 'all', data_scope: 0 }).execute()
await database.exec(`
  insert into account_role (account_uid, role_id) select ${uid}, id from role where name = 'all';
  insert into box (name) values ('厅'), ('架');
  insert into piece (name, kind, box_id) select '锤', 1, id from box where name = '厅'`)

async function* file(lines: readonly string[]) {
  yield { fileName: 'x.csv', stream: Readable.from([Buffer.from(lines.join('\n'))]) }
}
const preview = (lines: readonly string[], context: Context = pieces) =>
  previewImport(db, context, file(lines))
const problems = async (context: Context, ...lines: string[]) => {
  const { answer } = await preview(['名称,类别,主题,箱子,其他箱子', ...lines], context)
  return answer.errors.map(({ line, field, message }) => `${line} ${field}: ${message}`)
}

/** Returns the parts of a workbook by their paths. */
async function partsOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const parts: Record<string, string> = {}
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return parts
}

it('names the values that were not found, as they are written in the file, and their column', async () => {
  expect(await problems(pieces, '甲,1,,阁楼,', '乙,1,,999999,', '丙,1,,,厅、阁楼、地窖')).toEqual([
    '2 boxId: 找不到箱子“阁楼”',
    '3 boxId: 找不到箱子“999999”',
    '4 otherIds: 找不到其他箱子“阁楼”、“地窖”'
  ])
  expect(await problems({ ...pieces, language: 'zh-TW' }, '甲,1,,阁楼,')).toEqual([
    '2 boxId: 找不到箱子「阁楼」'
  ])
})

it('names values that are not in the dictionary', async () => {
  expect(await problems(pieces, '甲,1,铁器,,')).toEqual([
    expect.stringMatching(/^2 topic: 主题没有“铁器”这个选项，请填写.+/)
  ])
})

it('says every problem of a line at once in the order of the columns, each in the words of its column', async () => {
  expect(await problems(pieces, '锤,x,铁器,厅,厅、地窖', ',1,,阁楼,')).toEqual([
    '2 name: 名称“锤”已存在',
    '2 kind: 类别没有“x”这个选项，请填写普通、贵重',
    '2 topic: 主题没有“铁器”这个选项，请填写瓷器',
    '2 otherIds: 找不到其他箱子“地窖”',
    '3 name: 不能为空',
    '3 boxId: 找不到箱子“阁楼”'
  ])
})

it('says what the rules of an entity refuse beside other problems of the line, if its value is right', async () => {
  const strict = withRules({
    beforeSave: async (_trx, { values }) => {
      if (values.boxId !== undefined && typeof values.boxId !== 'number') throw new Error('no number')
      if (values.name === '坏')
        throw new Refusal('ENT0004', {}, { fields: [{ path: 'name', message: '不用这个' }] })
    }
  })
  expect(await problems(strict, '坏,1,铁器,,')).toEqual([
    '2 name: 不用这个',
    expect.stringMatching(/^2 topic: /)
  ])
  expect(await problems(strict, '坏,1,,,')).toEqual(['2 name: 不用这个'])
})

it('gives back the refused lines with their reasons, before and after the others are imported', async () => {
  const { keep } = await preview(['名称,类别,主题,箱子', '钩,1,,', '钉,1,铁器,', '锤,1,,厅'])
  const batchId = await inTransaction(db, keep)
  const read = async () => {
    const { content, fileName } = await refusedLines(db, pieces, batchId)
    const { heading, lines } = await readTable(content)
    return { fileName, rows: [heading, ...lines].map(({ cells }) => cells.map(shownText)) }
  }
  const refused = [
    ['原行号', '未导入的原因', '名称', '类别', '主题', '箱子'],
    ['3', '主题没有“铁器”这个选项，请填写瓷器', '钉', '1', '铁器', ''],
    ['4', '名称“锤”已存在', '锤', '1', '', '厅']
  ]
  const before = await read()
  expect(before.rows).toEqual(refused)
  expect(before.fileName).toMatch(/未导入的行-\d{8}\.xlsx$/)
  await inTransaction(db, trx => confirmImport(trx, pieces, batchId, { refused: 'skip' }))
  expect((await read()).rows).toEqual(refused)
  // the corrected file is imported as it is
  const again = await preview(['原行号,未导入的原因,名称,类别,主题', '3,主题没有“铁器”这个选项,钉,1,'])
  expect(again.answer.errors).toEqual([])
})

it('keeps the refused lines sealed, for their uploader, until the import expires', async () => {
  const { keep } = await preview(['名称,类别', ',1'])
  const batchId = await inTransaction(db, keep)
  const later = { ...pieces, now: new Date(pieces.now.getTime() + 3_601_000) }
  await expect(refusedLines(db, later, batchId)).rejects.toMatchObject({ code: 'ENT0009' })
  const { keep: keepGood } = await preview(['名称,类别', '杆,1'])
  const good = await inTransaction(db, keepGood)
  await expect(refusedLines(db, pieces, good)).rejects.toMatchObject({ code: 'ENT0009' })
  await inTransaction(db, trx => confirmImport(trx, pieces, good))
  const { source_sealed } = await db
    .selectFrom('import_batch')
    .select('source_sealed')
    .where('id', '=', Number(good))
    .executeTakeFirstOrThrow()
  expect(source_sealed).toBeNull()
})

it('asks for the number if several records have the same name', async () => {
  await database.exec(`
    alter table box drop constraint box_name_key;
    insert into box (name) values ('柜'), ('柜')`)
  expect(await problems(pieces, '甲,1,,柜,')).toEqual(['2 boxId: 名为“柜”的箱子不止一个，请改填其编号'])
})

it('names what exists already or stands in the file twice', async () => {
  expect(await problems(pieces, '锤,1,,厅,', '钳,1,,架,', '钳,1,,架,')).toEqual([
    '2 name: 名称“锤”已存在',
    '4 name: 名称“钳”与第 3 行重复'
  ])
})

it('prepares slow values before the transaction, a few lines at a time, and only once', async () => {
  let [running, most, calls] = [0, 0, 0]
  const slow = withRules({
    fields: {
      code: {
        columns: ['code_hash'],
        isSlow: true,
        write: async code => {
          calls++
          most = Math.max(most, ++running)
          await new Promise(setImmediate)
          running--
          return { code_hash: `made of ${String(code)}` }
        }
      }
    }
  })
  const lines = Array.from({ length: 8 }, (_, at) => `件${at},1,${at === 7 ? '' : `code${at}`}`)
  const { answer, keep } = await preview(['名称,类别,口令', ...lines], slow)
  expect(answer.errors).toEqual([])
  const batchId = await inTransaction(db, keep)
  const made = await makeBeforehand(db, slow, batchId)
  expect({ calls, most }).toEqual({ calls: 7, most: 3 })
  await inTransaction(db, trx => confirmImport(trx, slow, batchId, {}, made))
  expect(calls).toBe(7)
  const { rows } = await sql`select name, code_hash from piece where name like '件%' order by name`.execute(
    db
  )
  expect(rows.at(0)).toEqual({ name: '件0', code_hash: 'made of code0' })
  expect(rows.at(7)).toEqual({ name: '件7', code_hash: null })
  expect(await makeBeforehand(db, slow, batchId)).toEqual(new Map())
})

it('answers with the new records, so that they can be found and deleted together', async () => {
  const { answer, keep } = await preview(['名称,类别', '尺,1', '斧,1'])
  expect(answer.errors).toEqual([])
  const batchId = await inTransaction(db, keep)
  const imported = await inTransaction(db, trx => confirmImport(trx, pieces, batchId))
  const { rows } = await sql<{ id: number }>`
    select id from piece where name in ('尺', '斧') order by id`.execute(db)
  expect(imported).toMatchObject({ created: 2, ids: rows.map(({ id }) => id) })
})

it('offers a template whose columns offer their words and records, and which is imported as it is', async () => {
  const { content } = await importTemplate(db, pieces)
  const bytes = await buffer(content)
  const parts = await partsOf(bytes)
  const rules = parts['xl/worksheets/sheet1.xml'] ?? ''
  const options = parts['xl/worksheets/sheet2.xml'] ?? ''
  expect(parts['xl/workbook.xml']).toContain('state="hidden"')
  expect(rules).toMatch(
    /<dataValidation type="list"[^>]* sqref="[A-Z]2:[A-Z]5001"><formula1>Options!\$[A-Z]\$1:/
  )
  for (const word of ['厅', '架']) expect(options).toContain(`>${word}<`)
  // two records of one name cannot be told apart
  expect(options).not.toContain('>柜<')
  const { heading, lines } = await readTable(Readable.from([bytes]))
  expect(lines).toEqual([])
  expect(heading.cells).toContain('名称*')
  const { answer } = await previewImport(
    db,
    pieces,
    (async function* () {
      yield { fileName: 'x.xlsx', stream: Readable.from([bytes]) }
    })()
  )
  expect(answer.errors).toEqual([])
})
