import { afterAll, describe, expect, it } from 'vitest'
import { buildMessage, buildReply } from '../../tests/support/builders/builders.ts'
import { staffMember } from '../../tests/support/builders/staff.ts'
import { clientOf } from '../../tests/support/builders/world.ts'
import { png } from '../../tests/support/files.ts'
import { testServer } from '../../tests/support/servers/server.ts'
import { smsSink } from '../../tests/support/servers/sms.ts'
import { testFiles } from '../../tests/support/uploads.ts'
import { attachToContent } from '../correspondence/attachments/attach.ts'
import { countSite } from '../directory/site/numbers.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { sweepFiles } from '../platform/files/sweep.ts'
import { startScheduler } from '../platform/schedule/scheduler.ts'
import { jobs } from './jobs/jobs.ts'

// opening an embedded database takes seconds, so one file tests everything that must also work there
const database = await openDatabase({ memory: true })
await migrate(database)
afterAll(() => database.close())
const { db } = database

describe('the embedded database', () => {
  it('lets a citizen register, sign in, upload and attach; the site counts and sweeps', async () => {
    const { files } = testFiles()
    const { sms, codeFor } = smsSink()
    const { app, deps } = await testServer(database, { sms, files })
    const visitor = clientOf(app, undefined, deps.keys.publicKeyPem)
    const phone = '13000000000'
    await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
    await deps.outbox.drain()
    const person = { username: 'qingshan', password: 'Abc12345', nickName: '青山' }
    await visitor.call('register', { body: { ...person, phone, verifyCode: codeFor(phone) } })
    await visitor.call('captchaImage', { query: { uuid: '0f8b2c1e-0001' } })
    const wrong = visitor.call('peopleLogin', { body: { username: 'qingshan', password: 'Wrong1234' } })
    await expect(wrong).rejects.toMatchObject({ code: 'USR0004' })
    await visitor.call('getLoginPhoneVerifycode', { body: { phone } })
    await deps.outbox.drain()
    const { token } = await visitor.call('loginByPhone', { body: { phone, verifyCode: codeFor(phone) } })
    const citizen = clientOf(app, token, deps.keys.publicKeyPem)
    const { uid } = await citizen.call('getInfo')
    const file = new File([new Uint8Array(await png())], '路灯.png')
    const { aid } = await citizen.call('uploadAttachment', { body: { attachmentType: '1', file } })
    const message = await buildMessage(db, { author_uid: uid })
    await buildReply(db, { tid: message.tid })
    const actor = { kind: 'citizen', accountId: uid, displayName: '青山', mustChangePassword: false } as const
    const citizenActor = {
      ...actor,
      permissions: new Set<string>(),
      compType: null,
      certified: false,
      group: null
    }
    const target = { tid: message.tid, contentItemId: message.contentId }
    await inTransaction(db, trx => attachToContent(trx, citizenActor, [aid], target))
    await countSite(db, new Date())
    expect(await visitor.call('siteNumbers')).toMatchObject({ messages: 1, replied: 1, medianDays: 0 })
    await sweepFiles(db, deps.files, new Date(Date.now() + 10 * 86_400_000))
    expect(await db.selectFrom('attachment').select('aid').execute()).toEqual([{ aid }])
    await citizen.call('logout')
  })

  it('lets staff make, change, list, export, import and delete a record', async () => {
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
    const { batchId } = await client.call('sysParameterImport', {
      body: { file: new File([sheet], 'x.xlsx') }
    })
    expect(await client.call('sysParameterImportConfirm', { body: { batchId } })).toEqual({
      created: 1,
      updated: 0,
      skipped: 0,
      problems: [],
      ids: [expect.any(Number)]
    })
    expect(await client.call('sysParameterOptions', {})).toMatchObject([{ label: 'a.first' }])
  })

  it('runs a scheduled job that is due, once, and records its outcome', async () => {
    const { deps } = await testServer(database)
    await db.updateTable('schedule_job').set({ status: 0 }).execute()
    const due = { status: 1, next_fire_at: new Date(), cron_expression: '0 0 0 1 1 ?' }
    await db.updateTable('schedule_job').set(due).where('bean_name', '=', 'siteNumbers').execute()
    const problems: string[] = []
    const start = () =>
      startScheduler(deps, {
        jobs,
        every: 0.05,
        log: (message, { err }) => void problems.push(`${message} ${err}`),
        describe: error => ({ message: String(error), stack: '' })
      })
    const schedulers = [start(), start()]
    const log = () => db.selectFrom('schedule_job_log').select(['bean_name', 'status', 'reason']).execute()
    await expect.poll(async () => (await log()).length, { timeout: 30_000 }).toBe(1)
    await Promise.all(schedulers.map(scheduler => scheduler.stop(5)))
    expect(await log()).toEqual([{ bean_name: 'siteNumbers', status: 1, reason: 0 }])
    expect(await db.selectFrom('schedule_run').select('id').execute()).toEqual([])
    expect(problems).toEqual([])
  })
})
