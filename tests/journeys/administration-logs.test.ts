import { readFile } from 'node:fs/promises'
import { templateWire } from '@board/generated/wire-template'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../client/index.ts'
import { encryptField } from '../../client/node.ts'
import { buildAccount } from '../support/builders.ts'
import { testDatabase } from '../support/database.ts'
import { buildError } from '../support/logs.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { makeWorld } from '../support/world.ts'
import { axeFindings, openBrowser, type Size, sideways, type Visitor } from './support/browser.ts'
import { password } from './support/people.ts'

const database = await testDatabase()
const { db } = database
await makeWorld(database)

/** A site of its own: other journeys would sign in and out between the lines of its logs. */
const server = await startServer({
  ...{ MODE: 'production', SITE_ORIGIN: 'https://board.example.org', DATABASE_URL: database.url },
  DATA_DIR: temporaryFolder()
})
const browser = await openBrowser(server.url)

async function member(username: string, roles: readonly number[]) {
  const { uid } = await buildAccount(db, { kind: 'staff', username, nick_name: '某岗', password })
  const rows = roles.map(role_id => ({ account_uid: uid, role_id }))
  await db.insertInto('account_role').values(rows).execute()
}

async function role(name: string, permission: string): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({ name, data_scope: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('role_permission').values({ role_id: id, permission }).execute()
  return id
}

beforeAll(async () => {
  const { id } = await db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'administrator')
    .executeTakeFirstOrThrow()
  const reader = await role('收件箱', 'sys:inbox:page')
  await member('chief_desktop', [id])
  await member('chief_phone', [id])
  await member('clerk_desktop', [reader])
  await member('clerk_phone', [reader])
  await member('reader', [
    reader,
    await role('异常', 'sys:errorLog:page'),
    await role('详情', 'sys:errorLog:info')
  ])
})

function clientOf(token: () => string | undefined): Client {
  const client: Client = createClient({
    baseUrl: server.url,
    token,
    language: () => 'zh-CN',
    appCode: 'journey',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField,
    calls: templateWire
  })
  return client
}

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

const rowsOf = (page: Page) => page.locator('[data-row]')
const rowOf = (page: Page, words: string) => rowsOf(page).filter({ hasText: words }).first()

/** On a phone the filters lie in a sheet. */
describe.each<Size>(['desktop', 'phone'])('an administrator, on a %s,', size => {
  const clerk = `clerk_${size}`
  const chief = signedIn(size, `chief_${size}`)

  it('forces somebody out, who lands at the sign-in, and finds that in the operation log', async () => {
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
    await dialog.getByText('强制下线后，所选用户须重新登录').waitFor()
    await looksWell(visitor, 'force-logout')
    await dialog.getByRole('button', { name: '强制下线' }).click()
    await page.getByText('已强制下线').first().waitFor()
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
    await looksWell(visitor, 'operation-log-one')
  })

  it('sees at the own session that it ends by signing out', async () => {
    const { page, open } = await chief
    await open(`/admin/onlineUser?username=chief_${size}`)
    await rowOf(page, `chief_${size}`).waitFor()
    expect(await page.getByRole('button', { name: /的更多操作/ }).count()).toBe(0)
    await rowOf(page, `chief_${size}`).getByRole('checkbox').check()
    await page.getByRole('button', { name: '强制下线' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '强制下线' }).click()
    await page.getByText('不能强制下线自己当前的登录').first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('takes the log away as a file', async () => {
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

  it('reads where a failure happened', async () => {
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

describe('somebody without the permission', () => {
  it('sees neither logs nor sessions, and of failures not where they happened', async () => {
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
