/** Tests that a restricted citizen reads about the restriction before writing, and when an action is refused. */
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, looksWell, openBrowser, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()
const sizes = sizesOfStory('phone')

it.each(sizes)('a muted citizen reads the end of the mute instead of a form, on a %s', async size => {
  const visitor = await browser.person(size)
  await comeAs(visitor, 'muted')
  const { page, open } = visitor
  await open('/threads/post')
  const main = page.getByRole('main')
  await main.getByText('您的账号已被禁言，暂时不能留言').waitFor()
  await main.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d 前不能留言、补充、点赞，也不能加入别人的留言。$/).waitFor()
  expect(await main.getByRole('textbox').count()).toBe(0)
  await isClean(visitor, 'the page for writing of a muted person')
  await looksWell(visitor, 'muted-post')
})

it('a muted citizen who likes a message reads what the mute forbids', async () => {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, 'muted')
  const { page, open } = visitor
  await open('/messageSearch?keywords=路灯')
  const link = page.getByRole('main').locator('a[href*="tid="]').filter({ hasText: '路灯' }).first()
  await open((await link.getAttribute('href')) ?? '')
  await page.getByRole('main').getByRole('button', { name: /^点赞/ }).click()
  await page.getByText(/^您的账号已被禁言至 .+，期间不能留言、补充、点赞，也不能加入别人的留言$/).waitFor()
})

it('a muted citizen reads why joining a message is refused, before typing', async () => {
  const caller = await callerAs('muted')
  const { list } = await caller.call('listMessages', { query: { rows: 50 } })
  const details = await Promise.all(list.map(({ tid }) => caller.call('getMessage', { body: { tid } })))
  const tid = details.find(({ allowedActions }) => allowedActions.includes('joinMessage'))?.tid
  const visitor = await browser.person('phone')
  await comeAs(visitor, 'muted')
  const { page, open, rest } = visitor
  const voices = page.getByRole('region', { name: '我也遇到' })
  const join = voices.getByRole('button', { name: '我也遇到' })
  await open(`/threads/content?tid=${tid}`)
  await join.click()
  await voices.getByText('您的账号已被禁言，暂时不能留言').waitFor()
  await rest()
  expect(await voices.getByRole('textbox').count()).toBe(0)
  await looksWell(visitor, 'muted-voice')
  await voices.getByRole('button', { name: '关闭' }).click()
  await join.and(page.locator(':focus')).waitFor()
})

it.each(sizes)('a citizen with a limit of one message a day reads how many are left, on a %s', async size => {
  const visitor = await browser.person(size)
  await comeAs(visitor, 'restricted')
  const { page, open } = visitor
  await open('/threads/post')
  const main = page.getByRole('main')
  await main.getByText('您的账号每天最多留言 1 条').waitFor()
  await main.getByText(/今天还可以留言 1 条|今天的条数已经用完/).waitFor()
  await main.getByText(/限制至 \d{4}-\d\d-\d\d|限制长期有效/).waitFor()
  expect(await main.getByRole('textbox').count()).toBeGreaterThan(0)
  await looksWell(visitor, 'restricted-post')
})
