import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../support/builders/builders.ts'
import { ownSite } from '../support/site.ts'

const { db, keys, world, browser, signedIn, acceptCodes } = await ownSite()
await acceptCodes()

/**
 * Collects, in a page, what its live regions say from now on. A region that appears with its text counts, too, and a
 * text that is said again.
 */
const hear = `(() => {
  window.said = []
  const regions = '[role="status"], [role="alert"], [role="alertdialog"], [role="timer"], [aria-live]:not([aria-live="off"])'
  const elementOf = node => (node instanceof Element ? node : node.parentElement)
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(regions)
      const inside = [...addedNodes].flatMap(node => {
        const element = elementOf(node)
        return element === target || !element ? [] : [element, ...element.querySelectorAll(regions)]
      })
      for (const one of region ? [region] : inside.filter(element => element.matches(regions)))
        if (one.textContent !== window.said.at(-1)) window.said.push(one.textContent)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
})()`

describe('the countdown to another code is announced at its start and at its end only', () => {
  it('at the sign-up', async () => {
    const { page, open } = await browser.person('desktop')
    await open('/signUp')
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: /秒后重新获取/ })
    await main.getByLabel('手机号').fill('13100000431')
    await page.clock.install()
    await page.evaluate(hear)
    await main.getByRole('button', { name: '获取验证码' }).click()
    await again.waitFor()
    const begun = await again.innerText()
    await page.clock.runFor(30_000)
    await expect.poll(() => again.innerText()).not.toBe(begun)
    await page.clock.runFor(100_000)
    await main.getByRole('button', { name: '重新获取', exact: false }).waitFor()
    await expect.poll(() => again.count()).toBe(0)
    const said = await page.evaluate<string[]>('window.said')
    // the draft of the form has announcements of its own
    expect(said.filter(words => words.includes('验证码'))).toEqual([
      expect.stringMatching(/^验证码已发送，\d+ 秒后可以重新获取$/),
      '现在可以重新获取验证码'
    ])
  })

  it('in the settings of the console', async () => {
    await buildAccount(db, {
      kind: 'institution',
      group_id: world.groups.city,
      username: 'timed_clerk',
      phone: '13100000432',
      keys
    })
    const { page, open } = await signedIn('desktop', 'timed_clerk')
    await open('/g/settings/bind-info')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^更换/ }).first().click()
    const again = main.getByRole('button', { name: /秒后可重新获取/ })
    const send = main.getByRole('button', { name: '获取验证码', exact: true })
    await send.waitFor()
    await page.clock.install()
    await page.evaluate(hear)
    await send.click()
    await again.waitFor()
    const begun = await again.innerText()
    await page.clock.runFor(30_000)
    await expect.poll(() => again.innerText()).not.toBe(begun)
    await page.clock.runFor(100_000)
    await send.waitFor()
    const said = await page.evaluate<string[]>('window.said')
    expect(said.filter(words => /验证码|重新获取/.test(words))).toEqual([
      '验证码已发送，10 分钟内有效',
      '没有收到？可以重新获取'
    ])
  })
})

describe('the end of a session is announced once before the sign-in opens by itself', () => {
  it('on the portal', async () => {
    const { uid } = await buildAccount(db, { username: 'timed_citizen' })
    const { page, open } = await signedIn('desktop', 'timed_citizen')
    await page.clock.install()
    await open('/home')
    await page.evaluate(hear)
    await db.deleteFrom('session').where('account_uid', '=', uid).execute()
    // the number of messages is asked for
    await page.clock.runFor(60_000)
    await page.getByRole('dialog', { name: '提示' }).waitFor()
    await page.clock.runFor(5000)
    await page.getByRole('dialog', { name: '登录' }).waitFor()
    const said = await page.evaluate<string[]>('window.said')
    expect(said.filter(words => /^您的登录状态已过期|秒/.test(words))).toEqual([
      '您的登录状态已过期，请重新登录'
    ])
  })

  it('in the console', async () => {
    const { uid } = await buildAccount(db, {
      kind: 'institution',
      group_id: world.groups.city,
      username: 'ended_clerk'
    })
    const { page, open, rest } = await signedIn('desktop', 'ended_clerk')
    await open('/g/workTable')
    // a call of the page that comes late would meet the end of the session before the click does
    await rest()
    await page.clock.install()
    await page.evaluate(hear)
    await db.deleteFrom('session').where('account_uid', '=', uid).execute()
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: /^本级留言/ })
      .click()
    await page.getByRole('alertdialog', { name: '提示' }).waitFor()
    await page.clock.runFor(5000)
    await page.getByText('登录状态已失效，请重新登录').waitFor()
    const said = await page.evaluate<string[]>('window.said')
    // the list behind the alert, which is hidden from screen readers, gives the same reason
    expect(said.filter(words => /^提示|秒/.test(words))).toEqual([
      '提示您的登录状态已过期，请重新登录重新登录'
    ])
  })
})
