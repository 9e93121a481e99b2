/** People who come back: to a message they began, to a code they asked for, to a form they left. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildReply } from '../../support/builders/builders.ts'
import { isClean, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, keys, url, world, browser, signedIn, acceptCodes } = await ownSite()
await acceptCodes()

const password = 'Nanmen#2026'
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Returns how much of the page has moved by itself so far. */
const moved = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise(done => {
    const seen = []
    const observer = new PerformanceObserver(list => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen.push(...observer.takeRecords())
        done(seen.reduce((sum, { value }) => sum + value, 0))
      })
    )
  })`)

describe.each(sizesOfStory('phone'))('on a %s', size => {
  it('home and one’s own messages mention a message that was begun; it is continued, deleted and brought back', async () => {
    await buildAccount(db, { username: `beginner_${size}`, nick_name: '南门住户', password, keys })
    const writer = await signedIn(size, `beginner_${size}`)
    const { page, open } = writer
    await open('/home')
    expect(await page.getByText('未提交的留言').count()).toBe(0)
    await open(`/threads/post?fid=${world.forums.city}`)
    await page.getByLabel('标题').fill('南门的路灯坏了')
    await page
      .getByText(/草稿已于/)
      .first()
      .waitFor()
    await open('/home')
    const line = page.getByText(/^您有一条未提交的留言（\d{4}-\d\d-\d\d \d\d:\d\d）$/)
    await line.waitFor()
    expect(await moved(page)).toBeLessThanOrEqual(0.01)
    await isClean(writer, 'returning-home')
    await writer.picture('returning-home')
    await open('/myLeavMessage')
    await line.waitFor()
    expect(await moved(page)).toBeLessThanOrEqual(0.01)
    await writer.picture('returning-own')
    await button(page, '删除').click()
    await page.getByText('草稿已删除').waitFor()
    await button(page, '恢复').click()
    await page.getByRole('main').getByRole('link', { name: '继续填写' }).click()
    await page.waitForURL(/\/threads\/post$/)
    await expect.poll(() => page.getByLabel('标题').inputValue()).toBe('南门的路灯坏了')
    await open('/home')
    await button(page, '删除').click()
    await page.getByText('草稿已删除').waitFor()
    await open('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('未提交的留言').count()).toBe(0)
  })
})

describe('a form that was left', () => {
  it('says that a code was sent already, where to, and until when no other is sent', async () => {
    const ask = async () => {
      const visitor = await browser.person('phone')
      const { page, open } = visitor
      await open('/findPwd')
      await page.getByRole('textbox', { name: '手机号' }).fill('13300000001')
      await button(page, '获取验证码').click()
      return visitor
    }
    const first = await ask()
    await first.page.getByText('验证码已发送至').first().waitFor()
    // a page that knows nothing of the first code, as after a reload
    const again = await ask()
    const { page } = again
    await page
      .getByText(/刚才已发送过验证码，如未使用，请直接填写.*\d\d:\d\d 后可以重新获取/)
      .first()
      .waitFor()
    // a screen reader hears where to, too
    await page
      .getByRole('status')
      .filter({ hasText: /已发送至 133\*{4}0001.*\d\d:\d\d 后可以重新获取/ })
      .waitFor({ state: 'attached' })
    await expect
      .poll(() => page.getByRole('button', { name: /秒后重新获取/ }).innerText())
      .not.toBe('119 秒后重新获取')
    expect(await field(page, '短信验证码').isEnabled()).toBe(true)
    await again.picture('returning-code')
  })

  it.each(sizesOfStory('phone'))(
    'says once that another code can be sent when the countdown ends, on a %s',
    async size => {
      const visitor = await browser.person(size)
      const { page, open } = visitor
      await open('/findPwd')
      // a page whose clock is not its own may never come to rest
      await page.clock.install()
      await page
        .getByRole('textbox', { name: '手机号' })
        .fill(size === 'phone' ? '13300000011' : '13300000012')
      await button(page, '获取验证码').click()
      const waiting = page.getByRole('button', { name: /秒后重新获取/ })
      await waiting.waitFor()
      const said = page.getByRole('status').filter({ hasText: '现在可以重新获取验证码' })
      expect(await said.count()).toBe(0)
      await page.clock.fastForward(60_000)
      expect(await waiting.getAttribute('aria-disabled')).toBe('true')
      await page.clock.fastForward(60_000)
      const again = button(page, '重新获取')
      await again.waitFor()
      expect(await again.getAttribute('aria-disabled')).toBeNull()
      await said.waitFor({ state: 'attached' })
      expect(await said.count()).toBe(1)
      expect(await page.getByText('现在可以重新获取验证码').count(), 'once to see, once to hear').toBe(2)
      await isClean(visitor, 'a code that can be sent again')
      await visitor.picture('returning-code-again')
      // the words stay as they are, so no screen reader repeats them
      await page.evaluate(`globalThis.changes = 0
      new MutationObserver(() => globalThis.changes++).observe(
        [...document.querySelectorAll('[role=status]')].find(one => one.textContent.includes('现在可以')),
        { childList: true, characterData: true, subtree: true })`)
      await page.clock.fastForward(10_000)
      expect(await page.evaluate('globalThis.changes')).toBe(0)
    }
  )

  it('checks a restored name again, because somebody has taken it meanwhile', async () => {
    const { page, open, rest } = await browser.person('desktop')
    await open('/signUp')
    await field(page, '用户名').fill('south_gate')
    await field(page, '用户名').blur()
    await page.getByText('这个用户名可以使用').waitFor()
    await buildAccount(db, { username: 'south_gate' })
    await page.reload()
    await rest()
    await page.getByText('该用户名已被使用，请换一个').first().waitFor()
  })

  it('confirms a registration once: until the next act, and not again after a reload', async () => {
    await buildAccount(db, { username: 'newcomer', nick_name: '南门住户', password, keys })
    const { page, open, rest } = await signedIn('desktop', 'newcomer')
    const confirmed = page.getByText('注册成功，已为您登录')
    await open('/uCenter/baseInfo?registered=1')
    await confirmed.waitFor()
    await page.waitForURL(/\/uCenter\/baseInfo$/)
    await button(page, '保存').click()
    await page.getByText('资料已保存').waitFor()
    expect(await confirmed.count()).toBe(0)
    await page.reload()
    await rest()
    expect(await confirmed.count()).toBe(0)
  })
})

it('the page of one’s own message says until when it can be graded', async () => {
  const { uid } = await buildAccount(db, { username: 'asker', nick_name: '南门住户', password, keys })
  const replied_at = new Date()
  const { tid } = await buildMessage(db, { author_uid: uid, fid: world.forums.city, state: 2, replied_at })
  await buildReply(db, { tid })
  const { page, open } = await signedIn('phone', 'asker')
  await open(`/threads/content?tid=${tid}`)
  await page.getByText(/^可以评价到 \d{4}-\d\d-\d\d \d\d:\d\d。$/).waitFor()
  // other people read no such line
  const visitor = await browser.person('phone')
  await visitor.open(`/threads/content?tid=${tid}`)
  await visitor.page.getByRole('heading', { name: '办理过程' }).waitFor()
  expect(await visitor.page.getByText(/可以评价到/).count()).toBe(0)
})

it.each(['zh-CN', 'zh-TW', 'en-US'])(
  'in %s, the figures of the home page have whole words on a phone',
  async language => {
    const { page, context, open } = await browser.person('phone')
    await context.addCookies([{ name: 'language', value: language, url }])
    await open('/home')
    const heights = await page.evaluate<
      number[][]
    >(`[...document.querySelectorAll('main dl > div')].map(one =>
    [...one.children].map(part => part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)))`)
    const [[label] = [], ...others] = heights
    expect(label).toBeLessThanOrEqual(language === 'en-US' ? 2 : 1)
    for (const lines of others.flat()) expect(lines).toBeLessThanOrEqual(2)
  }
)

it('the number of unread news is asked again each minute, while the page is in sight', async () => {
  const { uid } = await buildAccount(db, { username: 'waiting', nick_name: '南门住户', password, keys })
  const { page, open } = await signedIn('phone', 'waiting')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('getUserMsgCount')) asked.push(request.url())
  })
  await open('/myMessage')
  const bell = page.locator('header').getByRole('link', { name: /^我的消息/ })
  await bell.waitFor()
  const before = asked.length
  const { tid } = await buildMessage(db, { author_uid: uid, fid: world.forums.city })
  const told = { verb: 'message.approved', tid, at: new Date() }
  const { id: event_id } = await db
    .insertInto('event')
    .values({ ...told, audience: 'author', subject_kind: 'message', subject_id: tid, actor_kind: 'system' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('notification')
    .values({ ...told, account_uid: uid, event_id })
    .execute()
  // the clock goes on by itself, too
  await page.clock.fastForward(45_000)
  expect(asked.length).toBe(before)
  await page.clock.fastForward(15_000)
  await page.locator('header').getByRole('link', { name: '我的消息 1' }).waitFor()
  expect(asked.length).toBe(before + 1)
  // a page in the background asks nothing
  await page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
  await page.clock.fastForward(180_000)
  expect(asked.length).toBe(before + 1)
})
