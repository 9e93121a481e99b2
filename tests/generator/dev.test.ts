/** A developer runs `npm run dev` in a copy of the repository, changes files, and sees each change. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../journeys/support/browser.ts'
import { freePort } from '../support/servers/server-process.ts'
import { copyRepository } from './support/copy.ts'
import { ask, signedIn } from './support/screen.ts'
import { fillData } from './support/site.ts'

const patience = 60_000

const copy = await copyRepository()
const { url, output, stop } = await startDevelopment().catch(async reason => {
  await copy.remove()
  throw reason
})
afterAll(stop)
const browser = await openBrowser(url)

/** Starts `npm run dev` and waits until it serves. */
async function startDevelopment() {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(copy.folder, 'scripts/tools/dev/main.mjs')], {
    cwd: copy.folder,
    env: {
      PATH,
      HOME,
      TZ: 'UTC',
      MODE: 'demo',
      // it ends with its launcher, as under npm
      npm_lifecycle_event: 'dev',
      HOST: '127.0.0.1',
      PORT: String(port),
      INSPECT_PORT: '0',
      DATA_DIR: await fillData(copy)
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
  const ended = once(child, 'exit')
  const until = Date.now() + 2 * patience
  while (!text.includes('Ready after')) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`npm run dev did not start:\n${text}`)
    await sleep(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    }
  }
}

/** Puts a new file in the place of a file, as many editors save. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text)
  await rename(`${file}~`, file)
}

/** Replaces a text of a file; returns a function that puts the former file back. */
async function change(path: string, before: string, after: string): Promise<() => Promise<void>> {
  const file = join(copy.folder, path)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(before)
  await save(file, text.replace(before, after))
  return () => save(file, text)
}

/** Waits until something is seen, and prints how long it took. */
async function see(what: string, isSeen: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  const isThere = () => isSeen().catch(() => false)
  while (!(await isThere())) {
    if (performance.now() - began > patience) throw new Error(`${what} is not seen:\n${output()}`)
    await sleep(20)
  }
  process.stdout.write(`${what}: seen after ${Math.round(performance.now() - began)} ms\n`)
}

const textAt = async (path: string) =>
  await (await fetch(new URL(path, url), { headers: { accept: 'text/html' } })).text()

describe('npm run dev', { timeout: 5 * patience }, () => {
  test('shows a change of the portal in place, and in the next page of the server', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/home')
    await page.evaluate('globalThis.isKept = true')
    const title = () => page.locator('h1').first().innerText()
    await change(
      'portal/features/home/page.tsx',
      "<h1>{t('home.title')}</h1>",
      "<h1>{t('home.title')}（新）</h1>"
    )
    await see('a component of the portal', async () => (await title()).includes('（新）'))
    expect(await page.evaluate('globalThis.isKept')).toBe(true)
    await see('the same, rendered by the server', async () => (await textAt('/home')).includes('（新）'))
    await change('portal/locales/zh-CN/home.ts', '有话，直接对领导说', '有话，请讲')
    await see('a text of the portal', async () => (await title()).includes('有话，请讲'))
    const color = () => page.evaluate<string>("getComputedStyle(document.querySelector('h1')).color")
    await change('portal/features/home/page.module.css', '.hero h1 {', '.hero h1 {\n  color: rgb(1 2 3);')
    await see('a style of the portal', async () => (await color()) === 'rgb(1, 2, 3)')
    expect(await page.evaluate('globalThis.isKept')).toBe(true)
  })

  test('shows a change of the console, of a rule and of a schema, and nobody has to sign in again', async () => {
    const stranger = await browser.person('desktop')
    // Vite prepares the packages of the console at its first page
    stranger.context.setDefaultTimeout(patience)
    await stranger.open('/admin/login')
    const visitor = await signedIn(browser, 'chief')
    await stranger.page.getByLabel('用户名').fill('somebody')
    await change(
      'console/pages/signIn/LoginPage.tsx',
      "  {translate('login.title')}",
      "  {translate('login.title')}（维护）"
    )
    await see('a component of the console', async () => await stranger.page.getByText('（维护）').isVisible())
    await change('console/locales/zh-CN/board.ts', '登录工作台', '请登录工作台')
    await see('a text of the console', async () => await stranger.page.getByText('请登录工作台').isVisible())
    expect(await stranger.page.getByLabel('用户名').inputValue()).toBe('somebody')

    await change('server/platform/http/pages/pages.ts', '工作台需要 JavaScript', '工作台要用 JavaScript')
    const rule = async (words: string) => (await textAt('/g/login')).includes(words)
    await see('a rule of the server', () => rule('工作台要用 JavaScript'))
    await change('server/platform/http/pages/pages.ts', '工作台要用 JavaScript', '请打开 JavaScript')
    await see('the same rule, changed again', () => rule('请打开 JavaScript'))

    const { page } = visitor
    await page.goto(`${url}/admin/role`)
    await page.getByRole('columnheader', { name: '备注' }).waitFor()
    await page.evaluate('globalThis.isKept = true')
    await change(
      'schemas/views/role.ts',
      "columns: ['name', 'remark',",
      "columns: ['name', 'withoutFactor', 'remark',"
    )
    await see(
      'a column of an entity',
      async () => await page.getByRole('columnheader', { name: '尚未设置两步验证的人数' }).isVisible()
    )
    await change(
      'schemas/locales/role.ts',
      "enums: { dataScope: { 0: '全部数据'",
      "enums: { dataScope: { 0: '所有数据'"
    )
    await see('a label of a value', async () => await page.getByText('所有数据').first().isVisible())
    expect(await page.evaluate('globalThis.isKept')).toBe(true)
    await change('schemas/entities/topic.ts', 'What it is called.', 'The name of the topic.')
    await see('a schema', async () => (await textAt('/api/openapi.json')).includes('The name of the topic.'))

    expect((await ask(visitor, 'GET', '/v1/user/getInfo')).status).toBe(200)
  })

  test('lays an error over the page until it is mended', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/home')
    const overlay = page.locator('vite-error-overlay')
    const mend = await change('schemas/entities/topic.ts', "$id: 'topic'", "$id: 'subject'")
    await see('an error of a schema', async () => (await overlay.count()) > 0)
    expect(output()).toMatch(/schemas\/entities\/topic\.ts:\d+ .*is not the name of its file/)
    await mend()
    await see('the mended schema', async () => (await overlay.count()) === 0)
  })

  test('survives a syntax error of the server, and says where it is', async () => {
    const mend = await change(
      'server/platform/http/pages/html.ts',
      'export async function sendHtml',
      'export async function {'
    )
    await see('a syntax error of the server', async () =>
      (await textAt('/home')).includes('server/platform/http/pages/html.ts')
    )
    await mend()
    await see('the mended server', async () => (await textAt('/home')).includes('有话，请讲'))
  })
})
