import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import type { openBrowser, Visitor } from '../../journeys/support/browser.ts'
import { password } from '../../journeys/support/people.ts'
import { signedHeaders } from '../../support/sign.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>

/** Records the request bodies of the page. The browser does not report the body of a request made as an object. */
const keepBodies = `
  globalThis.sent = []
  const own = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' && request.url.includes('/sys/')) sent.push(await request.clone().text())
    return own(request)
  }`

/** Opens the console and signs a member of staff in. */
export async function signedIn(browser: Browser, username: string): Promise<Visitor> {
  const visitor = await browser.person('desktop')
  const { page, context, open } = visitor
  await context.addInitScript({ content: keepBodies })
  await open('/admin')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(url => !/\/login/.test(url.pathname))
  return visitor
}

/** Returns a field of a form; an optional field has a mark after its name. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}(\\s*选填)?$`))

export const rowOf = (page: Page, words: string): Locator =>
  page.locator('[data-row]').filter({ hasText: words })

/** Returns the names of the records in a list, in their order. */
export const namesIn = (page: Page): Promise<string[]> =>
  page.locator('[data-row]').getByRole('link').filter({ hasNotText: '编辑' }).allInnerTexts()

/** The console ignores a second press within this time in milliseconds (specification 9). */
const throttle = 1000
const pressed = new WeakMap<Page, number>()

/** Presses a button that sends a request. @returns the body that was sent, and the status of the answer */
export async function send(
  page: Page,
  button: Locator
): Promise<{ status: number; body: Record<string, unknown> }> {
  await sleep(Math.max(0, (pressed.get(page) ?? 0) + throttle - Date.now()))
  const [answer] = await Promise.all([
    page.waitForResponse(one => one.request().method() !== 'GET' && one.url().includes('/sys/')),
    button.click()
  ])
  pressed.set(page, Date.now())
  return { status: answer.status(), body: JSON.parse(await page.evaluate<string>('sent.at(-1)')) }
}

export const save = (page: Page) => send(page, page.getByRole('button', { name: '保存', exact: true }))

/** Calls the API as the signed-in person; returns status and data of the answer. */
export async function ask(
  { page, context }: Visitor,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  given?: object
): Promise<{ status: number; data: unknown }> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const body = given === undefined ? '' : JSON.stringify(given)
  const headers = signedHeaders({ url: path, token, body })
  const answer = await fetch(new URL(path, page.url()), { method, headers, ...(body && { body }) })
  const { data } = (await answer.json()) as { data: unknown }
  return { status: answer.status, data }
}
