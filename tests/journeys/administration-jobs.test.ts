import { templateWire } from '@board/generated/wire-template'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../client/index.ts'
import { encryptField } from '../../client/node.ts'
import { buildAccount } from '../support/builders.ts'
import { testDatabase } from '../support/database.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { makeWorld } from '../support/world.ts'
import { axeFindings, openBrowser, type Size, sideways, type Visitor } from './support/browser.ts'
import { password } from './support/people.ts'

const database = await testDatabase()
const { db } = database
await makeWorld(database)

/** A site of its own: what runs here is counted in its log. */
const server = await startServer({
  ...{ MODE: 'production', SITE_ORIGIN: 'https://board.example.org', DATABASE_URL: database.url },
  DATA_DIR: temporaryFolder()
})
const browser = await openBrowser(server.url)

async function member(username: string, role_id: number) {
  const { uid } = await buildAccount(db, { kind: 'staff', username, real_name: '某岗', password })
  await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
}

beforeAll(async () => {
  const { id: chief } = await db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'administrator')
    .executeTakeFirstOrThrow()
  await member('chief', chief)
  const role = db.insertInto('role').values({ name: '收件箱', data_scope: 0 }).returning('id')
  const { id: reader } = await role.executeTakeFirstOrThrow()
  await db.insertInto('role_permission').values({ role_id: reader, permission: 'sys:inbox:page' }).execute()
  await member('reader', reader)
})

async function signedIn(size: Size, username: string): Promise<Visitor> {
  const visitor = await browser.person(size)
  const { page, open } = visitor
  await open('/admin')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => !/\/login/.test(url.pathname))
  return visitor
}

async function looksWell(visitor: Visitor, name: string) {
  expect(await axeFindings(visitor.page), name).toEqual([])
  expect(await sideways(visitor.page), `${name} scrolls sideways`).toBe(false)
  await visitor.picture(name)
}

describe.each<Size>(['desktop', 'phone'])('an administrator, on a %s,', size => {
  const chief = signedIn(size, 'chief')
  // what each size adds, so that the two do not meet; by their bean names they stand on the first page
  const [bean, cron] =
    size === 'desktop' ? ['办理期限提醒', '0 0 3 L * ?'] : ['评价期提醒与关闭', '0 0 4 L * ?']

  it('types when a job is done, sees what is wrong, then the next five times, and saves', async () => {
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/scheduleJob/create')
    const main = page.getByRole('main')
    await main.getByRole('combobox', { name: /^任务/ }).selectOption({ label: bean })
    const field = main.getByRole('textbox', { name: /^cron 表达式/ })
    await field.fill('0 0 25 * * ?')
    await page.getByText('“时”段只能是 0-23，不能是“25”').waitFor()
    await looksWell(visitor, 'job-wrong')
    await field.fill(cron)
    await page.getByText('接下来 5 次的执行时间').waitFor()
    expect(
      await main
        .getByRole('listitem')
        .filter({ hasText: /^\d{4}-\d\d-\d\d 0\d:00:00$/ })
        .count()
    ).toBe(5)
    await looksWell(visitor, 'job-times')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.waitForURL(/\/admin\/scheduleJob(\?|$)/)
    const row = page.locator('[data-row]').filter({ hasText: cron }).first()
    await row.getByRole('link', { name: bean, exact: true }).waitFor()
    await looksWell(visitor, 'jobs')
  })

  it('runs it now, and finds that in the log', async () => {
    const visitor = await chief
    const { page, open } = visitor
    const row = page.locator('[data-row]').filter({ hasText: cron }).first()
    await row.getByRole('button', { name: /的更多操作/ }).click()
    await page.getByRole('menuitem', { name: '立即执行' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '立即执行' }).click()
    await page.getByText('已提交，任务即将执行').first().waitFor()
    const { id } = await db
      .selectFrom('schedule_job')
      .select('id')
      .where('cron_expression', '=', cron)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const logged = () => db.selectFrom('schedule_job_log').select('id').where('job_id', '=', id).execute()
    await expect.poll(async () => (await logged()).length, { timeout: 60_000 }).toBe(1)
    await open(`/admin/scheduleJobLog?jobIdFrom=${id}&jobIdTo=${id}`)
    const found = page.locator('[data-row]').filter({ hasText: '手动' }).first()
    await found.waitFor()
    expect(await found.innerText()).toContain('成功')
    await looksWell(visitor, 'job-log')
  })
})

describe('somebody without the permission', () => {
  it('sees no jobs and no log, and is refused by the server too', async () => {
    const { page, open, context } = await signedIn('desktop', 'reader')
    for (const resource of ['scheduleJob', 'scheduleJobLog']) {
      await open(`/admin/${resource}`)
      await page.getByText('您没有访问此页面的权限').waitFor()
    }
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
    const client: Client = createClient({
      ...{ baseUrl: server.url, token: () => token, language: () => 'zh-CN', appCode: 'journey' },
      ...{ publicKey: async () => (await client.call('siteConfig')).publicKey, encryptField },
      calls: templateWire
    })
    const tried = await Promise.allSettled([
      client.call('sysScheduleJobList', {}),
      client.call('sysScheduleJobLogList', {}),
      client.call('cronTimes', { query: { cron: '0 0 12 * * ?' } }),
      client.call('runScheduleJob', { body: { id: 1 } }),
      client.call('pauseScheduleJob', { body: { id: 1 } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
