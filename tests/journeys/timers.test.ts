import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'

const browser = await openBrowser()

/** Collects, in a page, what its live regions say from now on. */
const hear = `(() => {
  window.said = []
  const regions = '[role="status"], [role="alert"], [role="timer"], [aria-live]:not([aria-live="off"])'
  new MutationObserver(changes => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      if (region && region.textContent !== window.said.at(-1)) window.said.push(region.textContent)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
})()`

it('the countdown to another code is announced at its start and at its end only', async () => {
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
