import { templateWire } from '@board/generated/wire-template'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, url, staff, signedIn } = await ownSite()

await staff('chief', 'administrator')
await staff('reader', ['sys:inbox:page'])

describe.each(sizesOfStory('desktop'))('an administrator, on a %s,', size => {
  const chief = signedIn(size, 'chief')
  // the run in each size adds its own jobs; their bean names put them on the first page
  const [bean, cron] =
    size === 'desktop' ? ['办理期限提醒', '0 0 3 L * ?'] : ['评价期提醒与关闭', '0 0 4 L * ?']

  it('types the schedule of a job, sees an error, then the next five times, and saves it', async () => {
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

  it('runs it now, reads the result in the same dialog, and finds it in the log', async () => {
    const visitor = await chief
    const { page, open } = visitor
    const row = page.locator('[data-row]').filter({ hasText: cron }).first()
    await row.getByRole('button', { name: /的更多操作/ }).click()
    await page.getByRole('menuitem', { name: '立即执行' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '立即执行' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('执行成功').waitFor({ timeout: 60_000 })
    expect(await dialog.innerText()).toMatch(/用时 \d+ 毫秒/)
    expect(await dialog.getByRole('link', { name: '查看任务日志' }).getAttribute('href')).toMatch(
      /\/admin\/scheduleJobLog\/\d+\/show$/
    )
    await looksWell(visitor, 'job-run')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await dialog.waitFor({ state: 'detached' })
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

  it('runs ticked jobs now, and sees their last run in the list without a reload', async () => {
    const { page, open } = await chief
    await db
      .updateTable('schedule_job')
      .set({ last_run_at: null, last_status: null })
      .where('cron_expression', '=', cron)
      .execute()
    await open('/admin/scheduleJob')
    const row = page.locator('[data-row]').filter({ hasText: cron }).first()
    await row.getByRole('checkbox').check()
    expect(await row.getByText('成功').count()).toBe(0)
    await page.getByRole('button', { name: '立即执行', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '立即执行' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.getByText('成功').waitFor({ timeout: 30_000 })
  })

  it('reads on the health page that the job is paused, and follows the link to it', async () => {
    const visitor = await chief
    const { page, open } = visitor
    const paused = { status: 0, next_fire_at: null }
    await db.updateTable('schedule_job').set(paused).where('cron_expression', '=', cron).execute()
    await open('/admin/health')
    const finding = page.getByRole('listitem').filter({ hasText: '个定时任务已暂停' })
    await finding.waitFor()
    await page.getByRole('region', { name: '数据库' }).getByText('PostgreSQL').waitFor()
    await page
      .getByRole('region', { name: '定时任务' })
      .getByText(/\d+ 个，不会按时执行\s+其中 1 个按需执行/)
      .waitFor()
    await looksWell(visitor, 'health')
    await finding.getByRole('link', { name: '前往定时任务' }).click()
    await page.locator('[data-row]').filter({ hasText: cron }).first().waitFor()
  })
})

describe('a member of staff without the permission', () => {
  it('sees no jobs and no log, and is refused by the server, too', async () => {
    const { page, open, context } = await signedIn('desktop', 'reader')
    for (const resource of ['scheduleJob', 'scheduleJobLog', 'health']) {
      await open(`/admin/${resource}`)
      await page.getByText('您没有访问此页面的权限').waitFor()
    }
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
    const client: Client = createClient({
      baseUrl: url,
      token: () => token,
      language: () => 'zh-CN',
      appCode: 'journey',
      publicKey: async () => (await client.call('siteConfig')).publicKey,
      encryptField,
      calls: templateWire
    })
    const tried = await Promise.allSettled([
      client.call('sysScheduleJobList', {}),
      client.call('sysScheduleJobLogList', {}),
      client.call('siteHealth'),
      client.call('cronTimes', { query: { cron: '0 0 12 * * ?' } }),
      client.call('runScheduleJob', { body: { id: 1 } }),
      client.call('pauseScheduleJob', { body: { id: 1 } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
