import { join } from 'node:path'
import { templateWire } from '@board/generated/wire-template'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../client/index.ts'
import { openKeys } from '../../../server/platform/keys/keys.ts'
import { buildAccount } from '../../support/builders/builders.ts'
import { buildLetter, dead } from '../../support/builders/letters.ts'
import { makeWorld } from '../../support/builders/world.ts'
import { testDatabase } from '../../support/postgres/database.ts'
import { mailAccount, startMailServer } from '../../support/servers/mail-server.ts'
import { startServer } from '../../support/servers/server-process.ts'
import { temporaryFolder } from '../../support/uploads.ts'
import { looksWell, openBrowser, type Size, sizesOfStory, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'

const database = await testDatabase()
const { db } = database
await makeWorld(database)
const mailServer = await startMailServer({ plain: true })
afterAll(() => mailServer.close())

/** A site in production mode, which writes no letter to a development inbox. */
const folder = temporaryFolder()
const server = await startServer({
  MODE: 'production',
  SITE_ORIGIN: 'https://board.example.org',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PRIVATE_TARGETS: '127.0.0.1'
})
const keys = await openKeys(join(folder, 'keys'))
const browser = await openBrowser(server.url)

async function member(username: string, roles: readonly number[]) {
  const { uid } = await buildAccount(db, { kind: 'staff', username, real_name: '某岗', password })
  const rows = roles.map(role_id => ({ account_uid: uid, role_id }))
  await db.insertInto('account_role').values(rows).execute()
}

beforeAll(async () => {
  const administrators = db.selectFrom('role').select('id').where('code', '=', 'administrator')
  const { id } = await administrators.executeTakeFirstOrThrow()
  await member('chief', [id])
  const role = db.insertInto('role').values({ name: '收件箱', data_scope: 0 }).returning('id')
  const { id: reader } = await role.executeTakeFirstOrThrow()
  await db.insertInto('role_permission').values({ role_id: reader, permission: 'sys:inbox:page' }).execute()
  await member('reader', [reader])
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

const rowOf = (page: Page, words: string) => page.locator('[data-row]').filter({ hasText: words }).first()

/** Chooses an action in the menu of a row. */
async function choose(page: Page, name: string, verb: string) {
  await page.getByRole('button', { name: `“${name}”的更多操作` }).click()
  await page.getByRole('menuitem', { name: verb }).click()
}

describe.each(sizesOfStory('phone'))('an administrator, on a %s,', size => {
  const chief = signedIn(size, 'chief')
  const config = size === 'desktop' ? '政务邮箱' : '备用邮箱'
  const recipient = `zhang_${size}@example.org`

  it('configures mail, reads the answer of the mail server to a test, and puts the configuration into use', async () => {
    const visitor = await chief
    const { page, open } = visitor
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(new RegExp(`^${label}`)).first()
    await open('/admin/mailConfig/create')
    await field('名称').fill(config)
    await field('SMTP 服务器').fill('127.0.0.1')
    await field('端口').fill(String(mailServer.port))
    await main.getByRole('combobox', { name: /^加密方式/ }).selectOption({ label: '不加密' })
    await field('账号').fill(mailAccount.user)
    await field('密码').fill('Wrong-word9')
    await field('发件地址').fill('board@example.org')
    await looksWell(visitor, 'mail-config-form')
    await main.getByRole('button', { name: '保存', exact: true }).click()
    await page.waitForURL(/\/admin\/mailConfig(\?|$)/)

    await rowOf(page, config).waitFor()
    await choose(page, config, '测试发送')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('收件地址').fill(recipient)
    await dialog.getByRole('button', { name: '测试发送' }).click()
    await dialog.getByText(/测试发送失败：对方拒绝.*535/).waitFor()
    await looksWell(visitor, 'mail-test-refused')
    await page.keyboard.press('Escape')

    await rowOf(page, config)
      .getByRole('link', { name: `编辑“${config}”` })
      .click()
    await field('密码').fill(mailAccount.pass)
    await main.getByRole('combobox', { name: /^状态/ }).selectOption({ label: '使用中' })
    await main.getByRole('button', { name: '保存', exact: true }).click()
    await page.waitForURL(/\/admin\/mailConfig(\?|$)/)
    await rowOf(page, config).getByText('使用中').waitFor()
    await choose(page, config, '测试发送')
    await dialog.getByLabel('收件地址').fill(recipient)
    await dialog.getByRole('button', { name: '测试发送' }).click()
    await dialog.getByText(/^250 /).waitFor()
    await looksWell(visitor, 'mail-test-answer')
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
    expect(mailServer.received.some(({ to }) => to.includes(recipient))).toBe(true)
    await looksWell(visitor, 'mail-config-list')
  })

  it('sees the preview of a mail and of an SMS', async () => {
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/mailTemplate?code=code')
    await rowOf(page, '验证码').waitFor()
    await choose(page, '验证码', '预览')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /^语言/ }).selectOption({ label: '英文' })
    await dialog.getByRole('button', { name: '预览' }).click()
    await dialog.getByText('Your verification code is 123456.').waitFor()
    await looksWell(visitor, 'mail-preview')
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()

    await open('/admin/smsTemplate?code=code')
    await rowOf(page, '验证码').waitFor()
    await looksWell(visitor, 'sms-templates')
    await choose(page, '验证码', '预览')
    await dialog.getByText('验证码 123456，10 分钟内有效').waitFor()
    await page.keyboard.press('Escape')
  })

  it('sends a letter again that was given up', async () => {
    const visitor = await chief
    const { page, open } = visitor
    const to = `li_${size}@example.org`
    await buildLetter({ db, keys }, 'mail', { to, row: dead })
    await open(`/admin/mailLog?recipient=${encodeURIComponent(to)}`)
    const row = rowOf(page, 'l***@example.org')
    await row.getByText('发送失败').waitFor()
    await looksWell(visitor, 'mail-log')
    await choose(page, 'l***@example.org', '重新发送')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '重新发送' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => mailServer.received.some(mail => mail.to.includes(to)), { timeout: 20_000 })
      .toBe(true)
    await expect
      .poll(
        async () => {
          await open(`/admin/mailLog?recipient=${encodeURIComponent(to)}`)
          return await rowOf(page, 'l***@example.org').innerText()
        },
        { timeout: 20_000 }
      )
      .toContain('已发送')
    await open('/admin/smsLog')
    await looksWell(visitor, 'sms-log')
    await open('/admin/smsConfig/create')
    await page.getByText('SecretKey').first().waitFor()
    await looksWell(visitor, 'sms-config-form')
  })
})

describe('a member of staff without the permission', () => {
  it('is refused on the screen and by the API', async () => {
    const visitor = await signedIn('desktop', 'reader')
    const { page, open, context } = visitor
    for (const resource of ['mailConfig', 'mailTemplate', 'mailLog', 'smsConfig', 'smsTemplate', 'smsLog']) {
      await open(`/admin/${resource}`)
      await page.getByText('您没有访问此页面的权限').waitFor()
    }
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
    const reader = createClient({
      baseUrl: server.url,
      token: () => token,
      language: () => 'zh-CN',
      appCode: 'journey',
      publicKey: async () => keys.publicKeyPem,
      encryptField: async () => '',
      calls: templateWire
    })
    const tried = await Promise.allSettled([
      reader.call('testMail', { body: { id: 1, to: 'zhang@example.org' } }),
      reader.call('testSms', { body: { id: 1, mobile: '13000000000', templateId: 1 } }),
      reader.call('previewMail', { body: { id: 1 } }),
      reader.call('resendMail', { body: { id: 1 } }),
      reader.call('resendSmsMany', { body: { ids: [1] } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
