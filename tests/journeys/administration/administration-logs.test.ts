import { readFile } from 'node:fs/promises'
import { templateWire } from '@board/generated/wire-template'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { buildError, buildLogin } from '../../support/logs.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, url, browser, staff, signedIn } = await ownSite()

for (const size of sizesOfStory('desktop')) {
  await staff(`chief_${size}`, 'administrator')
  await staff(`clerk_${size}`, ['sys:inbox:page'])
}
await staff('reader', ['sys:inbox:page', 'sys:errorLog:page', 'sys:errorLog:info'])

function clientOf(token: () => string | undefined): Client {
  const client: Client = createClient({
    baseUrl: url,
    token,
    language: () => 'zh-CN',
    appCode: 'journey',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField,
    calls: templateWire
  })
  return client
}

const rowsOf = (page: Page) => page.locator('[data-row]')
const rowOf = (page: Page, words: string) => rowsOf(page).filter({ hasText: words }).first()

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
/** Returns a day in the format of a date control. */
const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(at)

describe.each(sizesOfStory('desktop'))('an administrator, on a %s,', size => {
  const clerk = `clerk_${size}`
  const chief = signedIn(size, `chief_${size}`)

  it('finds a failed sign-in of today among the others', async () => {
    const stranger = `stranger_${size}`
    await buildLogin(db, { username: stranger, at: daysAgo(3), address: '203.0.113.7' })
    await buildLogin(db, { username: stranger, at: daysAgo(3), status: 1 })
    const other = await browser.person(size)
    await other.open('/admin')
    await other.page.getByLabel('用户名').fill(stranger)
    await other.page.getByLabel('密码', { exact: true }).fill('Wrong#2026')
    await other.page.getByRole('button', { name: '登录', exact: true }).click()
    // a failed sign-in requires a captcha at the next try
    await other.page.getByRole('textbox', { name: '验证码' }).waitFor()
    await other.context.close()

    const visitor = await chief
    const { page, open } = visitor
    const showsOnly = (count: number) => expect.poll(() => rowsOf(page).count()).toBe(count)
    await open(`/admin/loginLog?username=${stranger}`)
    await showsOnly(3)
    // on a phone all filters except the first are behind a button
    if (size === 'phone') await page.getByRole('button', { name: '更多筛选' }).click()
    const filters = page.getByRole('search')
    await filters.getByRole('combobox', { name: /^状态/ }).click()
    await page.getByRole('option', { name: '失败', exact: true }).click()
    await page.keyboard.press('Escape')
    await showsOnly(2)

    const range = filters.getByRole('button', { name: /^时间/ })
    const dialog = page.getByRole('dialog', { name: '时间' })
    await range.click()
    await dialog.getByRole('button', { name: '今天', exact: true }).click()
    await showsOnly(1)
    const words = await rowsOf(page).innerText()
    for (const word of [stranger, '登录', '失败', '127.0.0.1', 'Chrome', 'Linux', dayOf(new Date())])
      expect(words).toContain(word)
    await looksWell(visitor, 'login-log')

    await range.click()
    await dialog.getByLabel('时间：开始日期').fill(dayOf(daysAgo(2)))
    await dialog.getByLabel('时间：结束日期').fill(dayOf(daysAgo(4)))
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
    await dialog.getByLabel('时间：开始日期').fill(dayOf(daysAgo(4)))
    await dialog.getByLabel('时间：结束日期').fill(dayOf(daysAgo(2)))
    await dialog.getByRole('button', { name: '确定' }).click()
    await dialog.waitFor({ state: 'detached' })
    await rowOf(page, dayOf(daysAgo(3))).waitFor()
    await showsOnly(1)
    await page.getByRole('button', { name: '移除筛选“状态：失败”' }).click()
    await showsOnly(2)
    await rowOf(page, '成功').waitFor()
  })

  it('ends the session of a user, who is led to the sign-in, and finds that in the operation log', async () => {
    const other = await signedIn('desktop', clerk)
    const visitor = await chief
    const { page, open } = visitor
    await open(`/admin/onlineUser?username=${clerk}`)
    await rowOf(page, clerk).waitFor()
    await looksWell(visitor, 'online-users')
    await rowOf(page, clerk)
      .getByRole('button', { name: `“${clerk}”的更多操作` })
      .click()
    await page.getByRole('menuitem', { name: '强制下线' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('所选登录会立即退出').waitFor()
    await looksWell(visitor, 'force-logout')
    await dialog.getByRole('button', { name: '强制下线' }).click()
    await page.getByText('已强制 1 个会话下线').first().waitFor()
    await expect.poll(() => rowOf(page, clerk).count()).toBe(0)

    await other.page.goto('/admin/inbox')
    await other.page.waitForURL(/\/login/, { timeout: 20_000 })
    await other.context.close()

    await open(`/admin/operationLog?username=chief_${size}`)
    const row = rowOf(page, '强制下线')
    await row.waitFor()
    expect(await row.innerText()).toContain('成功')
    await looksWell(visitor, 'operation-log')
    await row.getByRole('link', { name: `chief_${size}` }).click()
    await page.getByText('/sys/onlineUser/forceLogout').waitFor()
    await page.getByRole('heading', { name: `强制下线 · chief_${size}` }).waitFor()
    expect(await page.getByRole('link', { name: '历史' }).count()).toBe(0)
    await looksWell(visitor, 'operation-log-one')
  })

  it('reads that the own session cannot be ended in the list', async () => {
    const { page, open } = await chief
    await open(`/admin/onlineUser?username=chief_${size}`)
    await rowOf(page, `chief_${size}`).waitFor()
    expect(await page.getByRole('button', { name: /的更多操作/ }).count()).toBe(0)
    await rowOf(page, `chief_${size}`).getByRole('checkbox').check()
    await page.getByRole('button', { name: '强制下线', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '强制下线' }).click()
    await page.getByText('不能强制下线自己当前的登录').first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('exports the log as a file', async () => {
    const { page, open } = await chief
    await open(`/admin/operationLog?username=chief_${size}`)
    await rowOf(page, '强制下线').waitFor()
    await page.getByRole('button', { name: '导出' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV 文件' }).click()
    ])
    expect(download.suggestedFilename()).toMatch(/^操作日志-.*\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('用户名')
    expect(text).toContain(`chief_${size}`)
    expect(text).toContain('forceLogout')
  })

  it('reads the stack of a failure', async () => {
    const visitor = await chief
    const { page, open } = visitor
    const reference = size === 'desktop' ? 'aa01bb02cc03' : 'dd04ee05ff06'
    const id = await buildError(db, { reference, operation: 'listMessages' })
    await open(`/admin/errorLog?reference=${reference}`)
    await rowOf(page, reference).waitFor()
    await looksWell(visitor, 'error-log')
    await open(`/admin/errorLog/${id}/show`)
    await page.getByText('at shape (shape.ts:1:1)').waitFor()
    await looksWell(visitor, 'error-log-one')
  })
})

describe('a member of staff without the permission', () => {
  it('sees neither logs nor sessions, and no stack of a failure', async () => {
    const visitor = await signedIn('desktop', 'reader')
    const { page, open, context } = visitor
    for (const resource of ['loginLog', 'operationLog', 'onlineUser']) {
      await open(`/admin/${resource}`)
      await page.getByText('您没有访问此页面的权限').waitFor()
    }
    const id = await buildError(db, { reference: 'ab12cd34ef56' })
    await open(`/admin/errorLog/${id}/show`)
    await page.getByText('TypeError: no author').first().waitFor()
    expect(await page.getByText('堆栈信息').count()).toBe(0)
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
    const reader = clientOf(() => token)
    const { stack } = await reader.call('sysErrorLogGet', { params: { id } })
    expect(stack).toBeUndefined()
    const tried = await Promise.allSettled([
      reader.call('sysLoginLogList', {}),
      reader.call('sysOperationLogList', {}),
      reader.call('sysOperationLogExport', { query: { format: 'csv' } }),
      reader.call('sysOnlineUserList', {}),
      reader.call('forceLogout', { body: { id: 1 } }),
      reader.call('forceLogoutMany', { body: { ids: [1] } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
