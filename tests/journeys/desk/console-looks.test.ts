/** Tests measurable parts of the console's looks: edges, heights, widths and empty values. */
import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser, type Size } from '../support/browser.ts'

/** The browser's functions and properties that are used here; tests are checked without the types of browsers. */
interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Sized {
  readonly clientWidth: number
  readonly scrollWidth: number
  readonly clientHeight: number
}
interface Part {
  readonly clientWidth: number
  readonly cellIndex: number
  readonly innerText: string
  readonly nodeType: number
  readonly childNodes: Iterable<Part>
  readonly parentElement: Part
  readonly firstElementChild: Part
  getBoundingClientRect(): Rect
}
declare const document: {
  createRange(): { selectNodeContents(part: Part): void; getBoundingClientRect(): Rect }
}
declare function getComputedStyle(
  part: unknown,
  pseudo?: string
): {
  boxShadow: string
  borderRadius: string
  borderTopColor: string
  backgroundColor: string
  content: string
  position: string
}

const browser = await openBrowser()

/** Opens a reader of the demo at a page. */
async function readerAt(username: string, size: Size, path: string, language = 'zh-CN') {
  const visitor = await browser.person(size, size === 'phone' ? { hasTouch: true, isMobile: true } : {})
  await comeAs(visitor, username)
  const { page, context, open, url } = visitor
  await context.addCookies([{ name: 'language', value: language, url }])
  await open(path)
  return page
}

const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0)

it('the cards of a board on a phone have no labels without values', async () => {
  const page = await readerAt('city', 'phone', '/g/ownRechecks?display=5')
  await page.locator('[data-row] dd').first().waitFor()
  const values = await page.locator('[data-row] dd').allInnerTexts()
  expect(values.filter(value => value.trim() === '')).toEqual([])
})

it('two rows of a board fit on a phone; its bulk actions come with the first tick', async () => {
  const page = await readerAt('city', 'phone', '/g/list-ans')
  const rows = page.locator('[data-row]')
  await rows.nth(1).waitFor()
  await rows.first().getByText('待回复').waitFor()
  for (const at of [0, 1]) {
    const box = await rows.nth(at).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
  }
  // a count of 0 says nothing
  expect(await page.locator('dd').filter({ hasText: /^0$/ }).count()).toBe(0)
  const chosen = page.getByRole('group', { name: '对所选项目的操作' })
  expect(await chosen.getByRole('button').count()).toBe(0)
  for (const part of [rows.first().getByRole('button').first(), rows.first().getByRole('button').last()])
    expect(await heightOf(part)).toBeGreaterThanOrEqual(44)
  await rows.first().getByRole('checkbox').check()
  await chosen.getByRole('button', { name: '交办' }).waitFor()
})

it('the bar at the top of a phone shows the mark without a cut name', async () => {
  const page = await readerAt('city', 'phone', '/g/help?key=2')
  const name = page.getByRole('banner').getByText('领导留言板')
  expect((await name.boundingBox())?.width).toBeLessThan(2)
  await page.getByRole('banner').getByRole('link', { name: '领导留言板' }).waitFor()
})

it('the actions of a table have an edge while columns are below them', async () => {
  const page = await readerAt('editor', 'desktop', '/admin/campaigns?display=7')
  const shadow = async () => {
    const cell = page.locator('[data-row] > .sticky').first()
    await cell.waitFor()
    return cell.evaluate(part => getComputedStyle(part).boxShadow)
  }
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(shadow).not.toBe('none')
  await page.setViewportSize({ width: 1900, height: 900 })
  await expect.poll(shadow).toBe('none')
})

it('the widest column of process tasks is their object', async () => {
  const page = await readerAt('city', 'desktop', '/g/myTasks')
  await page.locator('[data-row]').first().waitFor()
  const heads = page.locator('[data-rows] th')
  // the widths are final only when the rows have their last columns
  const widest = async () => {
    const widths = await heads.evaluateAll(parts =>
      (parts as unknown as Part[]).map(part => part.clientWidth)
    )
    const names = await heads.allInnerTexts()
    return names[widths.indexOf(Math.max(...widths))]
  }
  await expect.poll(widest).toBe('办理事项')
})

it.each([
  ['city', '/g/list-ans?display=8'],
  ['city', '/g/ownRechecks?display=3'],
  ['city', '/g/allMessage'],
  ['city', '/g/list-collect'],
  ['city', '/g/tab-Delivery?display=5'],
  ['editor', '/admin/deliveries'],
  ['editor', '/admin/campaigns?display=7'],
  ['editor', '/admin/institutionAccount'],
  ['admin', '/admin/smsTemplate']
])('the table of %s at %s is as wide as its region', async (username, path) => {
  const page = await readerAt(username, 'desktop', path)
  await page.locator('[data-row]').first().waitFor()
  const { clientWidth, scrollWidth } = await page.locator('[data-rows]').evaluate(part => {
    const { clientWidth, scrollWidth } = part as unknown as Sized
    return { clientWidth, scrollWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1)
})

it('the header of a page of the portal within the console is one row on a phone', async () => {
  const page = await readerAt('city', 'phone', '/g/iframe?url=/helpC?key=1')
  const header = page.frameLocator('iframe').locator('header').first()
  await header.getByRole('link', { name: '领导留言板' }).waitFor()
  expect(await heightOf(header)).toBeLessThan(80)
})

it('the log of jobs shows parameters by their names', async () => {
  const page = await readerAt('admin', 'desktop', '/admin/scheduleJobLog')
  const href = await page.locator('[data-row] [data-row-link]').first().getAttribute('href')
  await page.goto(`${href}`)
  const facts = page.getByRole('main').locator('dl')
  await facts.getByText('参数', { exact: true }).waitFor()
  await expect.poll(() => facts.first().innerText()).toMatch(/参数\s+—/)
})

it('the state of a handling record has the same mark in the list and on its page', async () => {
  const page = await readerAt('editor', 'desktop', '/admin/handlingRecords')
  const row = page.locator('[data-row]').filter({ hasText: '生效中' }).first()
  expect(await row.innerText()).toContain('▲')
  const href = await row.locator('[data-row-link]').getAttribute('href')
  await page.goto(`${href}`)
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(/▲\s*生效中/)
})

it('the page of a feedback has a title of its own', async () => {
  const page = await readerAt('editor', 'desktop', '/admin/feedback?display=3')
  const link = page.locator('[data-row] [data-row-link]').first()
  const beginning = (await link.innerText()).slice(0, 10)
  const list = await page.title()
  await page.goto(`${await link.getAttribute('href')}`)
  await expect.poll(() => page.title()).toContain(beginning)
  expect(await page.title()).not.toBe(list)
})

it('a record beside its decision is a card with round edges on a phone', async () => {
  const page = await readerAt('editor', 'phone', '/admin/feedback?display=3')
  await page.goto(`${await page.locator('[data-row] [data-row-link]').first().getAttribute('href')}`)
  const record = page.locator('#message > .MuiPaper-root').first()
  await record.waitFor()
  expect(await record.evaluate(part => getComputedStyle(part).borderRadius)).toBe('10px')
})

it('unread and read notices on a phone have the same lines', async () => {
  const page = await readerAt('editor', 'phone', '/admin/messageCenter?tab=notices', 'en-US')
  await page.locator('[data-rows] li').first().waitFor()
  const heights = await page
    .locator('[data-rows] li')
    .evaluateAll(parts => parts.map(part => (part as unknown as Sized).clientHeight))
  expect(new Set(heights).size).toBe(1)
})

it('the button of a search is a button of one line, and its fields are not marked as optional', async () => {
  const page = await readerAt('city', 'desktop', '/g/allSearch')
  const search = page.getByRole('search')
  const usual = await heightOf(search.getByRole('button', { name: '搜索', exact: true }))
  expect(await search.getByText('选填').filter({ visible: true }).count()).toBe(0)
  await page.goto('/g/collectionPage')
  const href = await page.locator('a[href*="collectionMain?id="]').first().getAttribute('href')
  await page.goto(`${href}`.replace('collectionMain', 'collectDetail'))
  expect(await heightOf(page.getByRole('search').getByRole('button', { name: '搜索' }))).toBe(usual)
})

it('an error summary in English has no Chinese punctuation', async () => {
  const page = await readerAt('admin', 'desktop', '/admin/user/create', 'en-US')
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  const first = page.getByRole('alert').getByRole('link').first()
  expect(await first.innerText()).toMatch(/^Username: /)
})

/** Returns the left and right ends of the first text in each part. */
const endsOf = (parts: Locator) =>
  parts.evaluateAll(found => {
    const textIn = (part: Part): Part | undefined =>
      part.nodeType === 3 ? part : [...part.childNodes].map(textIn).find(text => text !== undefined)
    return (found as unknown as Part[]).map(part => {
      const range = document.createRange()
      range.selectNodeContents(textIn(part) ?? part)
      const { left, right } = range.getBoundingClientRect()
      return { left: Math.round(left), right: Math.round(right) }
    })
  })

it('the words of a table begin below the filters', async () => {
  const page = await readerAt('city', 'desktop', '/g/ownRechecks?display=5')
  const head = page.locator('[data-rows] th').first()
  await head.waitFor()
  const field = await page.getByRole('search').locator('.MuiOutlinedInput-root').first().boundingBox()
  expect((await endsOf(head))[0]?.left).toBe(Math.round(field?.x ?? 0))
})

it('an empty value of a record is a dash, and parameters are read by their names', async () => {
  const page = await readerAt(
    'admin',
    'desktop',
    '/admin/parameter?filter=%7B%22code%22%3A%22site.accent%22%7D'
  )
  await page.locator('[data-row-link]').first().click()
  const values = page.getByRole('main').locator('dd')
  await values.first().waitFor()
  const bare = await values.evaluateAll(
    parts =>
      (parts as unknown as Part[]).filter(
        part => part.innerText.trim() === '' && getComputedStyle(part, '::before').content === 'none'
      ).length
  )
  expect(bare).toBe(0)
  await page.goto('/admin/scheduleJobLog')
  await page.locator('[data-row-link]').first().click()
  await values.first().waitFor()
  expect(await page.getByRole('main').getByText('{}').count()).toBe(0)
})

it('the filters of the data board are in one line, and months are named as in its chart', async () => {
  const page = await readerAt('city', 'desktop', '/g/dataBoard?range=365')
  const fields = page.getByRole('main').locator('.MuiOutlinedInput-root')
  await page.getByRole('rowheader').nth(1).waitFor()
  const tops = await fields.evaluateAll(parts =>
    (parts as unknown as Part[]).map(part => part.getBoundingClientRect().top)
  )
  expect(new Set(tops).size).toBe(1)
  expect(await page.getByRole('rowheader').nth(1).innerText()).toMatch(/^\d{4}-\d\d$/)
})

it('the own sign-ins begin below their heading, and totals have separators of thousands', async () => {
  const page = await readerAt('city', 'desktop', '/g/settings/login-log')
  const rows = page.getByRole('main').locator('[data-rows] li')
  await rows.first().waitFor()
  const heading = page.getByRole('heading', { level: 2 }).last()
  expect((await endsOf(rows))[0]?.left).toBe((await endsOf(heading))[0]?.left)
  await page.goto('/g/messageCenter')
  await page
    .getByRole('navigation')
    .getByText(/共 \d,\d{3} 条/)
    .waitFor()
})

it('the deadline of a message keeps its distance from the text that scrolls below it', async () => {
  const page = await readerAt('city', 'desktop', '/g/list-ans?display=1')
  await page.locator('[data-row-link]').first().click()
  const state = page.getByRole('complementary').getByText('待回复').first()
  await state.waitFor()
  const room = await state.evaluate(part => {
    let bar = part as unknown as Part
    while (getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement
    return bar.getBoundingClientRect().bottom - bar.firstElementChild.getBoundingClientRect().bottom
  })
  expect(room).toBeGreaterThanOrEqual(8)
})

it('a row with the focus has one colour under the pointer', async () => {
  const page = await readerAt('city', 'desktop', '/g/list-ans?display=1')
  const row = page.locator('[data-row]').first()
  await row.locator('[data-row-link]').focus()
  await row.hover()
  const colour = (part: Locator) => part.evaluate(one => getComputedStyle(one).backgroundColor)
  expect(await colour(row)).toBe(await colour(row.locator('.sticky')))
})

it('a value that is changed in place stays within its card', async () => {
  const page = await readerAt('admin', 'phone', '/admin/dictValue', 'en-US')
  const card = page.locator('[data-row]').first()
  await card.getByRole('button', { name: 'Order' }).click()
  const field = await card.locator('.MuiOutlinedInput-root').boundingBox()
  const box = await card.boundingBox()
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) - 4)
})

it('no line of facts about a message begins with a separator', async () => {
  const page = await readerAt('city', 'phone', '/g/list-ans?display=1')
  await page.locator('[data-row-link]').first().click()
  // each fact is a part that does not break, with the separator at its end
  const facts = page.getByRole('article').locator('p').first().locator('span')
  await page.getByRole('article').waitFor()
  const words = await facts.allInnerTexts()
  expect(words.map(word => word.endsWith(' ·'))).toEqual([true, true, false])
})
