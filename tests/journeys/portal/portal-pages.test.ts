import { expect, inject, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser, sizesOfStory } from '../support/browser.ts'
import { portalPages } from '../support/portal-pages.ts'

const { url } = inject('site')
const browser = await openBrowser()

it('a page that the server has rendered sends no request for data', async () => {
  const { page, open } = await browser.person('desktop')
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  await open('/threads/list')
  expect(asked).toEqual([])
  // a move to another page fetches its module, its texts and its data
  await page.getByRole('navigation').getByRole('link', { name: '部委 / 地方' }).click()
  await page.getByRole('heading', { level: 1, name: '部委 / 地方领导' }).waitFor()
  await expect.poll(() => page.title()).toBe('部委 / 地方领导 - 领导留言板')
  expect(asked.some(address => address.includes('/region'))).toBe(true)
})

it('a page that needs a session leads to the home page and asks for a sign-in', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/myLeavMessage')
  await page.waitForURL(/\/home$/)
  await page.getByRole('dialog').waitFor()
})

it('an institution is redirected from the settings of citizens to the home page', async () => {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, 'city')
  await visitor.open('/uCenter/editPwd')
  expect(new URL(visitor.page.url()).pathname).toBe('/home')
})

it('an app around the page is told whether the session is valid', async () => {
  const visitor = await browser.person('phone')
  const { page, context, open } = visitor
  await context.addInitScript(
    'window.told = []; window.NativeBridge = { postMessage: message => window.told.push(JSON.parse(message)) }'
  )
  await open('/check')
  await page.getByRole('heading', { level: 1, name: '登录状态无效' }).waitFor()
  expect(await page.evaluate('window.told')).toEqual([{ needLogin: true }])
  await comeAs(visitor, 'citizen')
  await open('/check')
  await page.getByRole('heading', { level: 1, name: '登录状态有效' }).waitFor()
  expect(await page.evaluate('window.told')).toEqual([{ needLogin: false }])
})

it('visits are reported when the page is left', async () => {
  const { page, context, open } = await browser.person('desktop')
  // the browser driver does not see the body of a beacon
  await context.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      window.beacon = body.text()
      return send(address, body)
    }
  `)
  await open('/threads/list')
  const told = page.waitForResponse(/\/v1\/track\/add/)
  // simulates the event that the browser sends when the tab is hidden or closed
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  expect((await told).status()).toBe(200)
  const visit = { action_id: 900102, page_id: 5, step: 1, tab: 'ministry_local', app_type: 'pc' }
  expect(JSON.parse(await page.evaluate<string>('window.beacon'))).toMatchObject({ events: [visit] })
})

it('visits of a signed-in person are reported with the session when the page is left', async () => {
  const visitor = await browser.person('desktop')
  const { page, open } = visitor
  await comeAs(visitor, 'citizen')
  await open('/threads/list')
  const told = page.waitForRequest(/\/v1\/track\/add/)
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  const request = await told
  expect(request.headers().token).toBeTruthy()
  expect((await request.response())?.status()).toBe(200)
})

it.each(sizesOfStory('phone'))('each further address of a page shows the same page, on a %s', async size => {
  const visitor = await browser.person(size)
  const { page, open } = visitor
  await comeAs(visitor, 'citizen')
  const heading = page.getByRole('heading', { level: 1 }).first()
  const aliases = portalPages.flatMap(({ path, otherPaths = [] }) => otherPaths.map(other => [path, other]))
  expect(aliases.length).toBeGreaterThan(5)
  for (const [path = '', other = ''] of aliases) {
    await open(path)
    const shown = [await page.title(), await heading.innerText()]
    await open(other)
    expect(new URL(page.url()).pathname).toBe(other)
    expect([await page.title(), await heading.innerText()], other).toEqual(shown)
  }
})

it('each former address redirects to its page and keeps the query', async () => {
  const visitor = await browser.person('desktop')
  const { page } = visitor
  await comeAs(visitor, 'citizen')
  const former = portalPages.flatMap(({ path, redirectFrom = [] }) =>
    redirectFrom.map(from => ({ path, from }))
  )
  expect(former.length).toBeGreaterThan(8)
  for (const { path, from } of former) {
    const query = new URLSearchParams({ ...from.query, id: '1', fid: '1', tid: '1' })
    const answer = await page.request.get(`${from.path}?${query}`, { maxRedirects: 0 })
    expect(answer.status(), from.path).toBe(302)
    const to = new URL(answer.headers().location ?? '', url)
    expect(to.pathname, from.path).toBe(path)
    expect(to.searchParams.get('id'), from.path).toBe('1')
  }
})

it.each(sizesOfStory('phone'))('a campaign has two addresses without header, on a %s', async size => {
  const { page, open } = await browser.person(size)
  await open('/rmjy/collect?lifeCycle=1')
  const link = page.getByRole('main').locator('a[href*="/rmjy/collect/content?id="]').first()
  const [name, id] = [await link.innerText(), /id=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]]
  for (const path of ['/unify/collect/common', '/unify/collect/simple']) {
    await open(`${path}?id=${id}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toContain(name)
    expect(await page.getByRole('banner').count(), path).toBe(0)
  }
})
