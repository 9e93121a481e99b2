import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import yazl from 'yazl'
import type { Client } from '../../../client/index.ts'
import { staffMember } from '../../../tests/support/builders/staff.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock(new Date())
const server = await testServer(database, { clock: clock.now })
const all = ['page', 'info', 'save', 'export', 'import'].map(verb => `sys:parameter:${verb}`)
const { client: admin } = await staffMember(database, server, all)
const { client: keeper } = await staffMember(database, server, [...all, 'sys:parameter:update'])

beforeEach(async () => {
  await db.deleteFrom('parameter').execute()
  await db.insertInto('parameter').values({ code: 'a.first', value: '=1+1', remark: '甲,乙' }).execute()
})

const csv = (text: string) => new File([text], 'x.csv')
const upload = (file: File, client: Client = admin) => client.call('sysParameterImport', { body: { file } })
const confirm = (batchId: string, client: Client = admin, choice: object = {}) =>
  client.call('sysParameterImportConfirm', { body: { batchId, ...choice } })
const codes = async () =>
  (await db.selectFrom('parameter').select('code').orderBy('code').execute()).map(({ code }) => code)

describe('an export', () => {
  const file = (query: object) =>
    admin.call('sysParameterExport', { query: { format: 'csv', ...query } }).then(blob => blob.text())

  it('has a heading in the reader’s words, and no formula', async () => {
    // a Blob's text loses the BOM
    expect(await file({})).toBe(
      '编码,含义,类型,单位,最小值,最大值,可以试算,值,默认值,备注\r\na.first,,,,,,否,\'=1+1,,"甲,乙"\r\n'
    )
  })

  it('holds the columns asked for, and what is filtered', async () => {
    await db.insertInto('parameter').values({ code: 'b.second', value: '2' }).execute()
    const filter = JSON.stringify({ code: 'second' })
    const columns = JSON.stringify(['value', 'code'])
    expect(await file({ filter, columns })).toBe('值,编码\r\n2,b.second\r\n')
    await expect(file({ columns: '["version"]' })).rejects.toMatchObject({ code: 'GEN0400' })
    await expect(file({ filter: '{"password":"x"}' })).rejects.toMatchObject({ code: 'GEN0400' })
  })

  it('holds every record of a long list, once', async () => {
    const many = Array.from({ length: 1203 }, (_, at) => ({ code: `n.${at}`, value: String(at) }))
    await db.insertInto('parameter').values(many).execute()
    const lines = (await file({})).trim().split('\r\n')
    expect(lines).toHaveLength(1 + 1 + 1203)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('is a workbook that can be imported again', async () => {
    const blob = await admin.call('sysParameterExport', { query: { format: 'xlsx' } })
    await db.deleteFrom('parameter').execute()
    const { batchId, errors } = await upload(new File([blob], 'x.xlsx'))
    expect(errors).toEqual([])
    expect(await confirm(batchId)).toMatchObject({ created: 1, updated: 0, skipped: 0 })
    expect(await db.selectFrom('parameter').select(['code', 'value', 'remark']).execute()).toEqual([
      { code: 'a.first', value: '=1+1', remark: '甲,乙' }
    ])
  })
})

describe('an import', () => {
  it('writes nothing until it is confirmed, and then once', async () => {
    const preview = await upload(csv('编码,Value,備註\nb.second,2,乙\nc.third,3,\n'))
    expect(preview).toEqual({
      batchId: expect.any(String),
      lines: 2,
      valid: 2,
      existing: 0,
      errors: [],
      sample: [
        { code: 'b.second', value: '2', remark: '乙' },
        { code: 'c.third', value: '3', remark: '' }
      ]
    })
    expect(await codes()).toEqual(['a.first'])
    expect(await confirm(preview.batchId)).toMatchObject({ created: 2, updated: 0, skipped: 0 })
    expect(await codes()).toEqual(['a.first', 'b.second', 'c.third'])
    await expect(confirm(preview.batchId)).rejects.toMatchObject({ code: 'ENT0010' })
    expect(await codes()).toHaveLength(3)
    const { id } = await db
      .selectFrom('parameter')
      .select('id')
      .where('code', '=', 'b.second')
      .executeTakeFirstOrThrow()
    expect(await admin.call('sysParameterHistory', { params: { id } })).toMatchObject([
      { verb: 'record.imported', after: { code: 'b.second', value: '2' } }
    ])
  })

  it('says line by line what is wrong, and then cannot be confirmed', async () => {
    const { batchId, lines, valid, errors } = await upload(
      csv('code,value,颜色\nb.second,2,\nB,3,\na.first,4,\nb.second,5,\n,6,\n')
    )
    expect({ lines, valid }).toEqual({ lines: 5, valid: 1 })
    expect(errors).toEqual([
      { line: 1, field: '', message: '表头“颜色”不是可以导入的项' },
      { line: 3, field: 'code', message: expect.stringMatching(/^格式不正确/) },
      { line: 4, field: 'code', message: '编码“a.first”已存在' },
      { line: 5, field: 'code', message: '编码“b.second”与第 2 行重复' },
      { line: 6, field: 'code', message: '不能为空' }
    ])
    await expect(confirm(batchId)).rejects.toMatchObject({ code: 'ENT0011' })
  })

  it('knows the columns of a heading in another width and script, and with invisible characters', async () => {
    const { valid, errors } = await upload(csv('ＣＯＤＥ＊,Val\u200bue,備 註\nb.third,2,some\n'))
    expect({ valid, errors }).toEqual({ valid: 1, errors: [] })
  })

  it('changes what is there by what names it, if it is told to; what the file leaves empty stays', async () => {
    const { batchId, existing, valid } = await upload(
      csv('code,value,remark\na.first,9,\nx.fresh,1,\n'),
      keeper
    )
    expect({ existing, valid }).toEqual({ existing: 1, valid: 1 })
    await expect(confirm(batchId, keeper)).rejects.toMatchObject({ code: 'ENT0011' })
    const choice = { existing: 'update', refused: 'stop' } as const
    expect(await confirm(batchId, keeper, choice)).toMatchObject({ created: 1, updated: 1, skipped: 0 })
    const first = db.selectFrom('parameter').select(['id', 'value', 'remark']).where('code', '=', 'a.first')
    const { id, ...rest } = await first.executeTakeFirstOrThrow()
    expect(rest).toEqual({ value: '9', remark: '甲,乙' })
    const [last] = await admin.call('sysParameterHistory', { params: { id } })
    expect(last).toMatchObject({ verb: 'record.updated', after: { value: '9' } })
  })

  it('passes over what is refused, if it is told to, and says how many lines', async () => {
    const { batchId } = await upload(csv('code,value\nx.good,1\nB,2\na.first,3\nx.late,4\n'), keeper)
    await db.insertInto('parameter').values({ code: 'x.late', value: '' }).execute()
    expect(await confirm(batchId, keeper, { refused: 'skip' })).toMatchObject({
      created: 1,
      updated: 0,
      skipped: 3
    })
    const kept = await db
      .selectFrom('parameter')
      .select('value')
      .where('code', 'in', ['a.first', 'x.late'])
      .execute()
    expect(kept.map(({ value }) => value)).not.toContain('3')
  })

  it('reports existing records as errors if the person may not change records', async () => {
    const { batchId, existing } = await upload(csv('code,value\na.first,7\n'))
    expect(existing).toBe(0)
    const choice = { existing: 'update', refused: 'skip' } as const
    await expect(confirm(batchId, admin, choice)).rejects.toMatchObject({ code: 'ENT0011' })
  })

  it('that conflicts with a record written meanwhile names the line and writes nothing', async () => {
    const { batchId } = await upload(csv('code,value\nb.second,2\nc.third,3\n'))
    await db.insertInto('parameter').values({ code: 'c.third', value: '' }).execute()
    await expect(confirm(batchId)).rejects.toMatchObject({
      code: 'ENT0012',
      message: '第 3 行未能导入：编码已存在，请换一个。没有写入任何内容'
    })
    expect(await codes()).toEqual(['a.first', 'c.third'])
  })

  it('can be confirmed by its uploader only, and expires', async () => {
    const { client: other } = await staffMember(database, server, all)
    const { batchId } = await upload(csv('code,value\nb.second,2\n'))
    await expect(confirm(batchId, other)).rejects.toMatchObject({ code: 'ENT0009' })
    for (const unknown of ['0', 'x', '999999999999'])
      await expect(confirm(unknown)).rejects.toMatchObject({ code: 'ENT0009' })
    clock.pass(3601)
    await expect(confirm(batchId)).rejects.toMatchObject({ code: 'ENT0009' })
  })

  it('confirmed by two at once is written once', async () => {
    const { batchId } = await upload(csv('code,value\nb.second,2\n'))
    const ends = await Promise.allSettled([confirm(batchId), confirm(batchId)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await codes()).toEqual(['a.first', 'b.second'])
  })

  it('keeps nothing in clear while it waits', async () => {
    await upload(csv('code,value\nb.second,CANARY-VALUE\n'))
    expect(JSON.stringify(await db.selectFrom('import_batch').selectAll().execute())).not.toContain('CANARY')
  })

  it('is one row of the operation log: its file, and what became of its lines', async () => {
    const rows = async () => {
      await server.deps.journal.drain()
      return await db.selectFrom('operation_log').select(['operation', 'subject']).orderBy('id').execute()
    }
    const before = (await rows()).length
    await upload(csv('code,value\n,1\n'))
    const { batchId } = await upload(new File(['code,value\nb.second,2\na.first,3\n'], '参数13800138000.csv'))
    await confirm(batchId, admin, { refused: 'skip' })
    const { id } = await db
      .selectFrom('parameter')
      .select('id')
      .where('code', '=', 'b.second')
      .executeTakeFirstOrThrow()
    expect((await rows()).slice(before)).toEqual([
      {
        operation: 'sysParameterImportConfirm',
        subject: { file: '参数….csv', created: 1, updated: 0, skipped: 1, ids: [id] }
      }
    ])
  })

  it('of numbers that a spreadsheet shows as codes keeps what a person sees', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c t="str"><v>编码</v></c><c t="str"><v>值</v></c><c t="str"><v>备注</v></c></row>' +
      '<row r="2"><c t="str"><v>n.zip</v></c><c s="0"><v>6100</v></c><c s="1"><v>0.5</v></c></row>' +
      '<row r="3"><c t="str"><v>n.id</v></c><c><v>3.30102199001011E+17</v></c><c t="e"><v>#N/A</v></c></row></sheetData></worksheet>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="200" formatCode="000000"/></numFmts><cellXfs><xf numFmtId="200"/><xf numFmtId="9"/><xf numFmtId="0"/></cellXfs></styleSheet>'
    const zip = new yazl.ZipFile()
    zip.addBuffer(Buffer.from(sheet), 'xl/worksheets/sheet1.xml')
    zip.addBuffer(Buffer.from(styles), 'xl/styles.xml')
    zip.end()
    const bytes = await buffer(zip.outputStream as Readable)
    const { errors, sample } = await upload(new File([new Uint8Array(bytes)], 'x.xlsx'))
    expect(sample).toEqual([{ code: 'n.zip', value: '006100', remark: '50%' }])
    expect(errors).toEqual([
      { line: 3, field: 'value', message: expect.stringContaining('超过 15 位') },
      { line: 3, field: 'remark', message: expect.stringContaining('#N/A') }
    ])
  })

  it('offers an empty file to fill in, and the refused lines with their reasons', async () => {
    const template = await admin.call('sysParameterImportTemplate')
    expect(
      Buffer.from(await template.arrayBuffer())
        .subarray(0, 2)
        .toString()
    ).toBe('PK')
    const { batchId } = await upload(csv('code,value\nb.second,2\nB,3\n'))
    const query = { batchId }
    const file = await admin.call('sysParameterImportRefused', { query })
    const { errors } = await upload(new File([file], 'x.xlsx'))
    // the two columns before the lines are ignored
    expect(errors.map(({ line, field }) => `${line} ${field}`)).toEqual(['2 code'])
    const { client: other } = await staffMember(database, server, all)
    await expect(other.call('sysParameterImportRefused', { query })).rejects.toMatchObject({
      code: 'ENT0009'
    })
  })

  it('of a file that is not a table is refused', async () => {
    await expect(upload(csv(''))).rejects.toMatchObject({ code: 'ENT0008' })
    await expect(upload(new File([new Uint8Array([1, 0, 2])], 'x.xlsx'))).rejects.toMatchObject({
      code: 'ENT0008'
    })
  })
})
