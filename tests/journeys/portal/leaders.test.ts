/**
 * Tests the ways to a leader: the tabs of the three entry pages, and links that header and bottom bar of a phone half
 * cover.
 */
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { everywhere, looksWell, openBrowser, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()

/** The entry pages with the kinds of leaders in the order of their tabs. */
const entries = [
  ['/local-leader', ['地方领导', '国家部委', '人大'], '/threads/post'],
  ['/complaint', ['地方领导', '国家部委', '人大'], '/complaintFillin'],
  ['/adviceIndex', ['国家部委', '地方领导', '人大'], '/complaintFillin']
] as const

describe.each(sizesOfStory('phone'))('a citizen who looks for a leader, on a %s,', size => {
  it.each(entries)('finds ministries, and leaders by region and name at %s', async (path, kinds, form) => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open(path)
    await looksWell(visitor, `leaders-at-${path.slice(1)}`)
    const tabs = page.getByRole('navigation', { name: '类别' })
    expect(await tabs.getByRole('link').allTextContents()).toEqual(kinds)
    expect(await tabs.locator('[aria-current]').textContent()).toBe(kinds[0])

    await tabs.getByRole('link', { name: '国家部委' }).click()
    await page.getByRole('article').filter({ hasText: '教育部' }).first().waitFor()
    expect(await page.getByRole('navigation', { name: '选择地区' }).count()).toBe(0)
    const write = page.getByRole('article').getByRole('link', { name: '去留言' }).first()
    expect(await write.getAttribute('href')).toMatch(new RegExp(`^${form}\\?fid=\\d+$`))

    await page.getByRole('searchbox', { name: '按名称查找' }).fill('杭州')
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await page.getByText('没有找到符合条件的留言对象').waitFor()
    // the search by name finds leaders among the regions, too
    await tabs.getByRole('link', { name: '地方领导' }).click()
    await page.getByRole('article').filter({ hasText: '杭州市' }).first().waitFor()
    await open(path === '/adviceIndex' ? `${path}?organization=1` : path)
    const regions = page.getByRole('navigation', { name: '选择地区' })
    await regions.getByRole('link', { name: '浙江省' }).click()
    await page.getByRole('article').filter({ hasText: '浙江省' }).first().waitFor()
  })
})

/** Returns a script that checks target sizes at a scroll position; axe is loaded on the page already. */
const targetsAt = (top: number) => `(scrollTo(0, ${top}), axe.run({
  runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'], iframes: false
}).then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map(({ html }) => ${top} + ': ' + html))))`

/** Finds the scroll positions at which the header or the bar leaves 2, 12 or 22 px of a link. */
const halfCovered = `(() => {
  const header = document.querySelector('header').getBoundingClientRect().bottom
  const bar = document.querySelector('nav[aria-label=我要留言] > *').getBoundingClientRect().top
  const boxes = [...document.querySelectorAll('main :is(a, button), footer a')].map(one => one.getBoundingClientRect())
  const positions = boxes.flatMap(({ top, bottom }) =>
    [2, 12, 22].flatMap(rest => [scrollY + bottom - header - rest, scrollY + top - bar + rest])
  )
  const last = document.documentElement.scrollHeight - innerHeight
  return [...new Set(positions.map(Math.round))].filter(top => top > 0 && top <= last)
})()`

it.each(everywhere ? ['/local-leader', '/adviceIndex'] : ['/local-leader'])(
  'the header leaves enough of each link at every scroll position of %s',
  { timeout: 120_000 },
  async path => {
    const { page, open } = await browser.person('phone')
    await open(path)
    expect(await axeFindings(page, ['target-size'])).toEqual([])
    const positions = await page.evaluate<number[]>(halfCovered)
    expect(positions.length).toBeGreaterThan(20)
    for (const top of positions) expect(await page.evaluate<string[]>(targetsAt(top)), path).toEqual([])
  }
)
