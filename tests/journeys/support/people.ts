import { maskPhone } from '@board/schemas/formats'
import type { Visitor } from './browser.ts'

/** The demo accounts' password (README). */
export const password = 'Liuyan@2026'

/** Signs in at the portal. */
export async function signInToPortal({ page, open }: Visitor, username: string): Promise<void> {
  await open('/login')
  const main = page.getByRole('main')
  await main.getByLabel('用户名').fill(username)
  await main.getByLabel('密码', { exact: true }).fill(password)
  await main.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/login'))
}

/** Signs in at the console, of institutions or of the platform. */
export async function signInToConsole({ page, open }: Visitor, username: string): Promise<void> {
  await open(username === 'editor' || username === 'admin' ? '/admin' : '/g')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page
    .getByRole('button', { name: '账户' })
    .or(page.getByRole('banner').getByText(/办理员|编辑|管理员/))
    .first()
    .waitFor()
}

/** The code of the last SMS to a phone that begins so, from the development inbox that administrators read. */
export async function codeSentTo(administrator: Visitor, phone: string): Promise<string> {
  const { page, open } = administrator
  await open('/admin/inbox')
  const letter = page
    .getByRole('main')
    .locator('tr, li, article')
    .filter({ hasText: maskPhone(phone) })
    .first()
  await letter.waitFor()
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await letter.innerText())?.[0]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}
