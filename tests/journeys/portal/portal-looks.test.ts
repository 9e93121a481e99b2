/** Tests measurable rules of the portal's looks that its parts share. */
import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { openBrowser, type Size } from '../support/browser.ts'
import { orphans } from '../support/orphans.ts'

/** The properties that are used here; tests are checked without the types of browsers. */
interface Part {
  getBoundingClientRect(): { top: number; bottom: number }
}
declare function getComputedStyle(part: Part): { backgroundColor: string; color: string; position: string }

const browser = await openBrowser()

const english = { language: 'en-US' }

/** Opens a page as a demo account, or as a visitor, with cookies such as the language. */
async function seen(
  path: string,
  size: Size = 'desktop',
  username?: string,
  cookies: Readonly<Record<string, string>> = {}
) {
  const visitor = await browser.person(size)
  const { context, url } = visitor
  if (username) await comeAs(visitor, username)
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await visitor.open(path)
  return { ...visitor, main: visitor.page.getByRole('main') }
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} has no box`)
  return box
}

describe('texts', () => {
  it.each<Size>(['phone', 'desktop'])(
    'no heading or paragraph ends in a single character, on a %s',
    async size => {
      const { page, main, open } = await seen('/messageSearch?keywords=低价团强迫购物', size)
      // on a phone, its subject is one character longer than a line
      const message = await main.getByRole('article').getByRole('link').first().getAttribute('href')
      for (const path of [message ?? '', '/home', '/threads/list', '/forum/list?rows=50', '/404']) {
        await open(path)
        expect(await orphans(page), path).toEqual([])
      }
    }
  )
})

describe('the cards of messages', () => {
  it('are found by one primary button, also while more filters are open', async () => {
    const { main } = await seen('/messageSearch')
    await main.getByText('更多条件').first().click()
    const looks = (name: string) =>
      main.getByRole('button', { name }).evaluate((part: Part) => getComputedStyle(part).backgroundColor)
    expect(await looks('按条件查询')).not.toBe(await looks('搜索'))
  })

  it('of one’s own list have no primary button beside that of the page', async () => {
    const { main } = await seen('/myLeavMessage?display=3', 'desktop', 'citizen')
    await main.getByRole('link', { name: '修改后重新提交' }).first().waitFor()
    const colours = await main
      .getByRole('link', { name: /^(我要留言|修改后重新提交)$/ })
      .evaluateAll((parts: Iterable<Part>) => [...parts].map(part => getComputedStyle(part).backgroundColor))
    const [first, ...others] = colours
    expect(others.length).toBeGreaterThan(1)
    expect(others).not.toContain(first)
  })
})

it('the fields of the message being written are the same distance apart', async () => {
  const { page } = await seen('/threads/post', 'desktop', 'citizen')
  const gaps = await page.locator('#step-words > *').evaluateAll((parts: Iterable<Part>) => {
    const boxes = [...parts]
      .filter(part => getComputedStyle(part).position === 'static')
      .map(part => part.getBoundingClientRect())
    return boxes.slice(1).map((box, at) => Math.round(box.top - (boxes[at]?.bottom ?? 0)))
  })
  expect(gaps.length).toBeGreaterThan(4)
  expect(new Set(gaps).size, gaps.join()).toBe(1)
  // within a field, empty notes take no room: the place of similar messages follows the hint, and the next field that place
  const title = await boxOf(page.getByText(/^用一句话说清事情/))
  const similar = await boxOf(page.getByText(/^写标题时，这里会列出类似的留言/).locator('..'))
  expect(Math.round(similar.y - title.y - title.height)).toBeLessThanOrEqual(2 * (gaps[0] ?? 0))
})

it('an error below one of two fields in a row does not stretch the other', async () => {
  const { page, main } = await seen('/threads/post', 'desktop', 'citizen')
  await main.getByRole('button', { name: '提交留言' }).click()
  const domain = await boxOf(main.getByRole('combobox', { name: '领域' }))
  const topic = await boxOf(main.getByRole('combobox', { name: '专题' }))
  await page.locator('#step-about').getByText('请选择领域').last().waitFor()
  expect([topic.y, topic.height]).toEqual([domain.y, domain.height])
})

it('the date of the counts of offices is apart from the cards with the counts', async () => {
  const { main } = await seen('/forum/list')
  const date = await boxOf(main.getByText(/^留言数统计截至/))
  const card = await boxOf(main.getByRole('article').first())
  expect(card.y - date.y - date.height).toBeGreaterThanOrEqual(8)
})

it('no hint has a space between two Chinese sentences', async () => {
  const { main } = await seen('/threads/post', 'desktop', 'citizen')
  await main.getByRole('textbox', { name: '标题' }).fill('小区路灯不亮')
  await main.getByText('现在 6 字').waitFor()
  expect(await main.innerText()).not.toMatch(/。 \S/)
})

it('the errors of an English form have the colons of English', async () => {
  const { main } = await seen('/regcomp', 'desktop', undefined, english)
  await main.getByRole('button', { name: 'Register and sign in' }).click()
  await main.getByRole('link', { name: /^Contact person: / }).waitFor()
})

it('a new citizen reads that there is no message yet, instead of advice to look elsewhere', async () => {
  const { main } = await seen('/myLeavMessage', 'desktop', 'uncertified')
  await main.getByText('您还没有留言').waitFor()
  expect(await main.getByText('换个状态看看').count()).toBe(0)
})

it('no line breaks within the day until which a reply can be graded', async () => {
  const { list } = await (await callerAs('citizen')).call('listOwnMessages', {
    query: { display: 5, rows: 10 }
  })
  // before a second grade, other notes stand before this one
  const { tid } = list.find(({ state }) => state === 2) ?? {}
  const { page, main } = await seen(`/threads/content?tid=${tid}`, 'phone', 'citizen')
  await main.getByRole('button', { name: /^评价/ }).click()
  const until = page
    .getByRole('dialog')
    .getByText(/^可以评价到/)
    .locator('time')
  expect(await until.innerText()).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
})

it('the buttons below a message are the same distance apart', async () => {
  const { main, open } = await seen('/threads/list')
  await open((await main.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '')
  const [like, keep] = [
    await boxOf(main.getByRole('button', { name: /^点赞/ })),
    await boxOf(main.getByRole('button', { name: /^收藏/ }))
  ]
  const [copy, print] = [
    await boxOf(main.getByRole('button', { name: '复制链接' })),
    await boxOf(main.getByRole('button', { name: '打印' }))
  ]
  expect(print.x - copy.x - copy.width).toBe(keep.x - like.x - like.width)
})

it('the order of entries is as far from its tabs as from its list', async () => {
  const { main, open } = await seen('/rmjy/collect?lifeCycle=1')
  await open((await main.getByRole('link', { name: '明年民生实事' }).first().getAttribute('href')) ?? '')
  const order = await boxOf(main.getByText('排序', { exact: true }))
  const card = await boxOf(main.getByRole('article').first())
  expect(card.y - order.y - order.height).toBeGreaterThanOrEqual(12)
})

it('what is unread has the same label everywhere', async () => {
  const { main, open } = await seen('/sysNotice', 'desktop', 'citizen')
  const looks = (label: Locator) => label.evaluate((part: Part) => getComputedStyle(part).color)
  const inList = await looks(main.getByText('未读', { exact: true }).first())
  await open('/myMessage?unread=1')
  const ofNews = main.getByRole('article').first().getByText('未读', { exact: true })
  expect(await looks(ofNews)).toBe(inList)
})

describe('an institution', () => {
  it('reads that it cannot write a message, instead of filling in a form that is refused', async () => {
    const { main } = await seen('/threads/post', 'phone', 'city')
    await main.getByText('机构账号不能留言').waitFor()
    expect(await main.getByRole('textbox').count()).toBe(0)
    expect(await main.getByText('分四步').count()).toBe(0)
  })

  it('is led only to the lists that it has, and is not told to try again elsewhere', async () => {
    const { main } = await seen('/myCollect', 'desktop', 'city')
    await main.getByText('您没有权限进行此操作').waitFor()
    expect(await main.getByRole('link', { name: '重试' }).count()).toBe(0)
    expect(await main.getByRole('searchbox').count()).toBe(0)
    const lists = main.getByRole('navigation', { name: '我的' }).getByRole('link')
    expect(await lists.allInnerTexts()).toEqual(['我的消息', '我的反馈'])
  })
})

describe('a company', () => {
  it('withdraws a requested change beside the words about it', async () => {
    const { main } = await seen('/uCenter/compInfo', 'desktop', 'company')
    const banner = main.getByRole('status').filter({ hasText: '变更申请正在审核' })
    await banner.getByRole('button', { name: '撤回申请' }).waitFor()
  })

  it('on a phone with large type, reads each label of its requests on one line', async () => {
    const { main, page } = await seen('/uCenter/compInfo', 'phone', 'company', { largeType: '1' })
    await main
      .getByText(/^类型：企业；/)
      .first()
      .waitFor()
    const lines = await page.evaluate(`[...document.querySelectorAll('main article p')]
      .map(({ firstChild: words }) => ({ words, at: words?.textContent.indexOf('法定代表人') }))
      .filter(({ at }) => at > 0)
      .map(({ words, at }) => {
        const label = document.createRange()
        label.setStart(words, at)
        label.setEnd(words, at + 5)
        return new Set([...label.getClientRects()].map(({ top }) => top)).size
      })`)
    expect(lines).toContain(1)
    expect(lines).not.toContain(2)
  })

  it('is not asked for its gender', async () => {
    const { main } = await seen('/uCenter/baseInfo', 'desktop', 'company')
    await main.getByLabel('公开显示的名称').waitFor()
    expect(await main.getByRole('radio', { name: '保密' }).count()).toBe(0)
  })
})
