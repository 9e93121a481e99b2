import { expect, it } from 'vitest'
import { comeAs } from './support/api.ts'
import { openBrowser } from './support/browser.ts'

const browser = await openBrowser()

it('a page that the server has rendered asks the server for nothing again', async () => {
  const { page, open } = await browser.person('desktop')
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  await open('/threads/list')
  expect(asked).toEqual([])
  // a move to another page: its module, its texts and its data
  await page.getByRole('navigation').getByRole('link', { name: '部委 / 地方' }).click()
  await page.getByRole('heading', { level: 1, name: '部委 / 地方领导' }).waitFor()
  await expect.poll(() => page.title()).toBe('部委 / 地方领导 - 领导留言板')
  expect(asked.some(address => address.includes('/region'))).toBe(true)
})

it('a page that needs a session asks to sign in, at home', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/myLeavMessage')
  await page.waitForURL(/\/home$/)
  await page.getByRole('dialog').waitFor()
})

it('who has their settings in the console is sent home, by the server and by the browser', async () => {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, 'city')
  await visitor.open('/uCenter/editPwd')
  expect(new URL(visitor.page.url()).pathname).toBe('/home')
})

it('a container is told whether the session holds', async () => {
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

it('visits are told when the page is left', async () => {
  const { page, context, open } = await browser.person('desktop')
  // a driver of browsers does not see what a beacon holds
  await context.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      window.beacon = body.text()
      return send(address, body)
    }
  `)
  await open('/threads/list')
  const told = page.waitForResponse(/\/v1\/track\/add/)
  // as the browser does when another tab comes to the front, or the page goes
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  expect((await told).status()).toBe(200)
  const visit = { action_id: 900102, page_id: 5, step: 1, tab: 'ministry_local', app_type: 'pc' }
  expect(JSON.parse(await page.evaluate<string>('window.beacon'))).toMatchObject({ events: [visit] })
})
