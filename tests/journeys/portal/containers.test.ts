import { describe, expect, it } from 'vitest'
import { sessionOf } from '../support/api.ts'
import { openBrowser, type Visitor } from '../support/browser.ts'

const browser = await openBrowser()
const phone = 'Mozilla/5.0 (Linux; Android 14; V2203A) AppleWebKit/537.36 (KHTML, like Gecko)'
const app = `${phone} Chrome/141.0.0.0 Mobile Safari/537.36 LiuyanbanApp/3.2`
const wechat = `${phone} Chrome/134.0 Mobile MicroMessenger/8.0.55`

/** Simulates an app around the pages: `answer` is a script that gets the message as `message`. */
const surround = ({ context }: Visitor, answer: string) =>
  context.addInitScript(`
    window.told = []
    window.NativeBridge = {
      postMessage: text => {
        const message = JSON.parse(text)
        window.told.push(message)
        if (message.action === 'userInfo') setTimeout(() => {
          const answer = said => window[message.callback]?.(said)
          ${answer}
        }, 50)
      }
    }
  `)

describe('in the app', () => {
  it('the page has no header and footer of its own; in a browser it has them', async () => {
    const inApp = await browser.person('phone', { userAgent: app })
    await inApp.open('/home')
    expect(await inApp.page.getByRole('banner').count()).toBe(0)
    expect(await inApp.page.getByRole('contentinfo').count()).toBe(0)
    const inBrowser = await browser.person('phone')
    await inBrowser.open('/home')
    expect(await inBrowser.page.getByRole('banner').count()).toBe(1)
    expect(await inBrowser.page.getByRole('contentinfo').count()).toBe(1)
  })

  it('a page that needs a session gets it from the app, without a dialog', async () => {
    const visitor = await browser.person('phone', { userAgent: app })
    const { token } = await sessionOf('citizen')
    await surround(visitor, `if (message.needLogin) answer(JSON.stringify({ token: '${token}' }))`)
    await visitor.open('/myLeavMessage')
    await visitor.page.waitForURL(/\/myLeavMessage/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expect(await visitor.page.evaluate('window.told.some(({ needLogin }) => needLogin)')).toBe(true)
  })

  it('a user with an invalid token gets the dialog', async () => {
    const visitor = await browser.person('phone', { userAgent: app })
    await surround(visitor, `answer({ token: '${'a'.repeat(43)}' })`)
    await visitor.open('/myLeavMessage')
    await visitor.page.getByRole('dialog').waitFor()
    expect((await visitor.context.cookies()).some(({ name }) => name === 'token')).toBe(false)
  })

  it('an invalid answer of the app leads to the dialog', async () => {
    const visitor = await browser.person('phone', { userAgent: app })
    await surround(visitor, `answer('x'.repeat(100000)); answer(7); answer({ token: ['a'] })`)
    await visitor.open('/myLeavMessage')
    await visitor.page.getByRole('dialog').waitFor()
  })
})

it('the page in WeChat explains how to share it, and keeps its header', async () => {
  const { page, open } = await browser.person('phone', { userAgent: wechat })
  await open('/rmjy')
  expect(await page.getByRole('banner').count()).toBe(1)
  await page.locator('a[href*="/rmjy/collect/content"]').first().click()
  await page.getByText('点击右上角“···”分享').waitFor()
})

it('the app shares a campaign when the page is in it', async () => {
  const visitor = await browser.person('phone', { userAgent: app })
  await surround(visitor, '')
  const { page, open } = visitor
  await open('/rmjy')
  await page.locator('a[href*="/rmjy/collect/content"]').first().click()
  await page.getByRole('button', { name: '分享' }).click()
  await expect
    .poll(() => page.evaluate('window.told.find(({ action }) => action === "share")?.share'))
    .toMatchObject({
      title: expect.stringMatching(/./),
      link: expect.stringContaining('/rmjy/collect'),
      imgUrl: expect.any(String)
    })
})
