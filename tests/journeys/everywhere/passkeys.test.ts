import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { isReadableInTheDark, looksWell, type Size, sizesOfStory, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { ownSite } from '../support/site.ts'

// passkeys need the address of the site, and https or this machine
const { db, url, browser, staff } = await ownSite({}, true)

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A passkey as the developer tools describe it. */
interface Credential {
  credentialId: string
  isResidentCredential: boolean
  rpId?: string
  privateKey: string
  userHandle?: string
  signCount: number
}

/** Gives a window a device with passkeys that confirms its user. @returns its passkeys, and how to bring others to it */
async function deviceOf({ page, context }: Visitor) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return {
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    keep: (credential: Credential) =>
      devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** Makes the device fail to confirm its user, as a wrong finger does. */
    confirm: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}

/** Types name and password in the console and sends them by keyboard. */
async function typePassword({ page, open }: Visitor, username: string) {
  await open('/admin/login')
  await field(page, '用户名').fill(username)
  await field(page, '密码').fill(password)
  await page.keyboard.press('Enter')
}

/** Opens a new window with a device that has the same passkeys, as one that synchronises them does. */
async function withSamePasskeys(size: Size, from: Awaited<ReturnType<typeof deviceOf>>) {
  const visitor = await browser.person(size)
  const device = await deviceOf(visitor)
  for (const credential of await from.passkeys()) await device.keep(credential)
  return { ...visitor, device }
}

describe.each(sizesOfStory('desktop'))('a user who must have a second factor, on a %s,', size => {
  it('adds passkeys by keyboard, and signs in with one at the console and the portal', async () => {
    const username = `key_${size}`
    await staff(username, ['sys:user:page'])
    await db.updateTable('role').set({ second_factor: true }).where('name', '=', username).execute()
    const visitor = await browser.person(size)
    const { page, open } = visitor
    const device = await deviceOf(visitor)

    await typePassword(visitor, username)
    await page.waitForURL(/\/admin\/settings\/second-factor$/)
    await button(page, '添加通行密钥').focus()
    await looksWell(visitor, 'passkeys-first')
    await page.keyboard.press('Enter')
    await field(page, '密码').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await field(page, '名称').and(page.locator(':focus')).waitFor()
    await looksWell(visitor, 'passkeys-name')
    await field(page, '名称').fill('办公室电脑')
    await page.keyboard.press('Enter')
    const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem')
    await codes.first().waitFor()
    expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])
    await button(page, '我已保存').click()
    // the set-up was forced, so the person goes on to the page that was wanted
    await page.waitForURL(url => !url.pathname.endsWith('/settings/second-factor'))
    await open('/admin/settings/second-factor')
    const list = page.getByRole('list', { name: '通行密钥' })
    await list.getByText('办公室电脑').waitFor()
    await looksWell(visitor, 'passkeys-list')
    await isReadableInTheDark(visitor, 'passkeys-list')

    await button(page, '重命名 办公室电脑').click()
    await page.getByRole('dialog').getByLabel('名称').fill('值班室电脑')
    await looksWell(visitor, 'passkeys-rename')
    await page.keyboard.press('Enter')
    await list.getByText('值班室电脑').waitFor()
    // the last way stays, because the role requires one
    await button(page, '删除 值班室电脑').click()
    await field(page, '密码').fill(password)
    await looksWell(visitor, 'passkeys-remove')
    await page.keyboard.press('Enter')
    await page.getByText('不能删除最后一种方式').first().waitFor()
    await button(page, '取消').click()
    // the device has one already and makes no second one
    await button(page, '添加通行密钥').click()
    await field(page, '密码').fill(password)
    await page.keyboard.press('Enter')
    await field(page, '名称').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('这台设备上已有您的通行密钥').first().waitFor()
    await open('/admin/messageCenter')
    await page.waitForURL(/\/admin\/messageCenter/)

    const again = await withSamePasskeys(size, device)
    await typePassword(again, username)
    await button(again.page, '使用通行密钥').and(again.page.locator(':focus')).waitFor()
    expect(await again.page.getByRole('button', { name: '改用动态验证码' }).count()).toBe(0)
    await looksWell(again, 'passkeys-step')
    await again.device.confirm(false)
    await again.page.keyboard.press('Enter')
    await again.page.getByText('操作已取消，或等待时间过长').waitFor()
    await looksWell(again, 'passkeys-step-cancelled')
    await again.device.confirm(true)
    const isIn = async () => {
      await again.page.keyboard.press('Enter')
      return !/login/.test(new URL(again.page.url()).pathname)
    }
    // a second try is accepted one second after the first (specification 9)
    await expect.poll(isIn, { timeout: 20_000, interval: 1200 }).toBe(true)
    await again.open('/admin/settings/second-factor')
    await again.page.getByText('最近使用').waitFor()
  })
})

it.each(['desktop', 'phone'] as const)(
  'a passkey completes the sign-in at the portal, on a %s',
  async size => {
    const username = `reader_${size}`
    await staff(username, ['sys:user:page'])
    const visitor = await browser.person(size)
    const device = await deviceOf(visitor)
    await typePassword(visitor, username)
    await visitor.page.waitForURL(address => !/login/.test(address.pathname))
    await visitor.open('/admin/settings/second-factor')
    await button(visitor.page, '添加通行密钥').click()
    await field(visitor.page, '密码').fill(password)
    await visitor.page.keyboard.press('Enter')
    await field(visitor.page, '名称').and(visitor.page.locator(':focus')).waitFor()
    await visitor.page.keyboard.press('Enter')
    await button(visitor.page, '我已保存').click()

    const reader = await withSamePasskeys(size, device)
    await reader.open('/login')
    await field(reader.page, '用户名').fill(username)
    await field(reader.page, '密码').fill(password)
    await reader.page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
    await button(reader.page, '使用通行密钥').and(reader.page.locator(':focus')).waitFor()
    await looksWell(reader, 'passkeys-portal')
    await reader.page.keyboard.press('Enter')
    await reader.page.waitForURL(address => !/login/.test(address.pathname))
    const used = db.selectFrom('passkey').select('last_used_at').where('last_used_at', 'is not', null)
    expect((await used.execute()).length).toBeGreaterThan(0)

    // without scripts, the form takes codes and says so
    const plain = await browser.person(size, { javaScriptEnabled: false })
    await plain.page.goto(`${url}/forms/login`)
    await field(plain.page, '用户名').fill(username)
    await field(plain.page, '密码').fill(password)
    await plain.page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
    await plain.page.getByText('通行密钥须在启用脚本的浏览器中使用').waitFor()
  }
)
