/** Readers without a mouse: messages, campaigns, figures, cases, help, forms and own lists. */
import { describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser, type Size, sizesOfStory, type Visitor } from '../support/browser.ts'
import { type Keyboard, keyboardOf } from '../support/keyboard.ts'
import { outOfOrder, walkThrough } from '../support/walk.ts'

const browser = await openBrowser()

/** Sets this run's entry apart from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

interface Reader extends Visitor {
  readonly keys: Keyboard
}

async function reader(size: Size, username?: string): Promise<Reader> {
  const visitor = await browser.person(size)
  if (username !== undefined) await comeAs(visitor, username)
  return { ...visitor, keys: keyboardOf(visitor.page) }
}

/** Expects Tab to reach every control of the main part, in the order in which the page is read. */
async function isWalkable({ page, rest }: Reader): Promise<void> {
  await rest()
  expect(await outOfOrder(page), `the order of ${page.url()}`).toEqual([])
  expect(await walkThrough(page), `not reached at ${page.url()}`).toEqual([])
}

describe.each(sizesOfStory('desktop'))('a reader without a mouse, on a %s', size => {
  it('finds a message and keeps it', async () => {
    const visitor = await reader(size, 'citizen')
    const { page, keys, open } = visitor
    const main = page.getByRole('main')
    await open('/messageSearch')
    await keys.write(main.getByRole('searchbox').first(), '路灯')
    await keys.press('Enter')
    await page.waitForURL(/keywords=/)
    // until the results are there, the newest messages stand in their place
    const found = main.getByRole('article').filter({ hasText: '路灯' }).getByRole('link').first()
    await found.waitFor()
    await main.getByRole('article').filter({ hasNotText: '路灯' }).first().waitFor({ state: 'detached' })
    await isWalkable(visitor)
    await keys.enter(found)
    await page.waitForURL(/\/threads\/content/)
    await keys.landsOn(main)
    await isWalkable(visitor)
    const mark = main.getByRole('button', { name: /^收藏/ })
    await keys.tabTo(mark, 'Shift+Tab')
    const before = await mark.getAttribute('aria-pressed')
    await keys.press('Space')
    await expect.poll(() => mark.getAttribute('aria-pressed')).not.toBe(before)
    await keys.landsOn(mark)
    await page.waitForTimeout(1000)
    await keys.press('Space')
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe(before)
  })

  it('finds a campaign and joins it', async () => {
    const visitor = await reader(size, 'citizen')
    const { page, keys, open } = visitor
    const main = page.getByRole('main')
    await open('/rmjy/collect?lifeCycle=1')
    await isWalkable(visitor)
    await keys.tabTo(main.getByRole('link', { name: '明年民生实事，您来提' }), 'Shift+Tab')
    await keys.press('Enter')
    await page.waitForURL(/\/rmjy\/collect\/content/)
    await keys.landsOn(main)
    await isWalkable(visitor)
    await keys.tabTo(main.getByRole('link', { name: '参与征集' }), 'Shift+Tab')
    await keys.press('Enter')
    await page.waitForURL(/\/rmjy\/submit/)
    await keys.landsOn(main)
    await keys.choose(main.getByRole('group', { name: '提交给' }), '绍兴市市长')
    await keys.pick(main.getByLabel('领域'), '城建')
    await keys.write(main.getByLabel('标题'), `公园里多放几张长椅（${run}）`)
    await keys.write(
      main.getByLabel('内容', { exact: true }),
      '公园里散步的老人很多，走累了没有地方坐，建议每隔一百米设一张有靠背的长椅。'
    )
    await keys.enter(main.getByRole('button', { name: '提交建议' }))
    await page.waitForURL(/\/myLeavMessage\?display=entries/)
    await keys.landsOn(main)
  })

  it('unfolds figures, looks a case up, and reads help', async () => {
    const visitor = await reader(size)
    const { page, keys, open } = visitor
    const main = page.getByRole('main')
    await open('/data')
    await isWalkable(visitor)
    const more = main.locator('summary').filter({ hasText: '查看其余' })
    await keys.tabTo(more, 'Shift+Tab')
    await keys.press('Enter', 'Tab')
    await keys.landsOn(more.locator('xpath=..').getByRole('link').first())
    await keys.press('Enter')
    await page.waitForURL(/\/threads\/list/)

    await open('/caseBase')
    await keys.write(main.getByRole('searchbox').first(), '路')
    await keys.press('Enter')
    await page.waitForURL(/keywords=/)
    await isWalkable(visitor)
    await keys.tabTo(main.getByRole('article').getByRole('link').first(), 'Shift+Tab')
    await keys.press('Enter')
    await page.waitForURL(/\/caseBaseMain/)
    await keys.landsOn(main)
    await isWalkable(visitor)

    await open('/helpC')
    const help = main.getByRole('link').nth(1)
    const title = await help.innerText()
    await keys.enter(help)
    await page.waitForURL(/key=/)
    await main.getByRole('heading', { level: 1, name: title }).waitFor()
    await isWalkable(visitor)
  })

  it('reaches every control of forms and own lists', async () => {
    const visitor = await reader(size, 'citizen')
    for (const path of ['/threads/post', '/myLeavMessage', '/myMessage', '/uCenter/loginLog']) {
      await visitor.open(path)
      await isWalkable(visitor)
    }
    const newcomer = await reader(size)
    await newcomer.open('/signUp')
    await isWalkable(newcomer)
  })
})
