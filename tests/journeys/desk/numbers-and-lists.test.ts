/**
 * Compares the numbers of the work table and of the data boards with the demo data: the list of each number has as
 * many records.
 */
import { type Filters, filters } from '@board/generated/filters'
import { boards } from '@board/schemas/boards/index'
import type { BoardTab } from '@board/schemas/vocabulary/vocabulary'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { everywhere, openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

/**
 * A number with the address of its list, and the number of its messages that the list lacks according to the page.
 */
interface Shown {
  readonly href: string
  readonly number: number
  readonly deleted: number
}

/** Counts the records of a list by the address of its board. */
async function totalAt(username: string, href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://site')
  const board = boards.find(({ name }) => name === pathname.split('/').at(-1))
  if (!board) throw new Error(`No board stands at ${href}`)
  const { typeId, ...filter } = JSON.parse(searchParams.get('filter') ?? '{}')
  const tab: BoardTab | undefined = (board.tabs as readonly BoardTab[]).find(
    ({ display }) => display === filter.display
  )
  const asked = {
    ...('defaultFilter' in board && board.defaultFilter),
    ...filter,
    ...tab?.filter,
    ...(typeId !== undefined && { typeIds: [typeId] }),
    page: 1,
    rows: 10
  }
  const known = (filters as Readonly<Record<string, Filters>>)[board.list]?.body?.properties ?? {}
  const body = Object.fromEntries(Object.entries(asked).filter(([name]) => name in known))
  const client = await callerAs(username)
  const { total } = (await client.callAny(board.list, { body })) as { total: number }
  return total
}

/** The number of times that a number is read again when it differs from its list. */
const attempts = 8

/**
 * Compares each number with its list. Other journeys write to the same site meanwhile, so differing numbers are read
 * and compared again; they differ each time if the page counts other records than the list. At midnight in China the page
 * has other days and other numbers, so all of them are compared again.
 */
async function compare(username: string, read: () => Promise<readonly Shown[]>): Promise<void> {
  let shown = await read()
  let places = [...shown.keys()]
  for (let attempt = 1; places.length > 0; attempt++) {
    if (attempt > 1) {
      const before = shown
      shown = await read()
      if (isOfOtherDay(before, shown)) places = [...shown.keys()]
    }
    const wrong: (Shown & { place: number; total: number })[] = []
    for (const place of places) {
      const one = shown[place]
      if (!one) continue
      const total = await totalAt(username, one.href)
      if (total !== one.number - one.deleted) wrong.push({ ...one, place, total })
    }
    if (attempt === attempts) expect(wrong).toEqual([])
    places = wrong.map(({ place }) => place)
  }
}

/** Tells whether numbers are about other days than before: their lists, or the number of them, differ. */
const isOfOtherDay = (before: readonly Shown[], now: readonly Shown[]): boolean =>
  before.length !== now.length || before.some(({ href }, place) => href !== now[place]?.href)

/** Reads the linked numbers in the cells of the table. */
const figuresOf = (page: Page) =>
  page.evaluate<Shown[]>(`[...document.querySelectorAll('main td')].flatMap(cell => {
    const link = cell.querySelector('a')
    const note = cell.querySelector('a + span')?.textContent ?? ''
    if (!link) return []
    const deleted = Number(/\\d+/.exec(note)?.[0] ?? 0)
    return [{ href: link.getAttribute('href'), number: Number(link.textContent.replace(/\\D/g, '')), deleted }]
  })`)

/**
 * Reads the linked numbers of the work table: those of deadlines, of this month, and of tabs, which stand beside
 * their links.
 */
const workOf = (page: Page) =>
  page.evaluate<Shown[]>(`[...document.querySelectorAll('main section')].flatMap(section => {
    const deadlines = [...section.querySelectorAll('dl dd a')].map(link => ({ link, words: link.textContent }))
    const tabs = [...section.querySelectorAll('li')].flatMap(line => {
      const [link, count] = line.children
      return link?.tagName === 'A' && count?.tagName === 'SPAN' ? [{ link, words: count.textContent }] : []
    })
    return [...deadlines, ...tabs].map(({ link, words }) => ({
      href: link.getAttribute('href'),
      number: Number(words.replace(/\\D/g, '')),
      deleted: Number(/\\d+/.exec(link.closest('div')?.querySelector('dd + dd')?.textContent ?? '')?.[0] ?? 0)
    }))
  })`)

/** Institutions whose work tables are compared: with `--all` one of each kind. */
const clerks = everywhere ? ['city', 'province', 'bureau', 'congress'] : ['city', 'bureau']

it.each(clerks)(
  'each number of the work table of %s opens the list of the counted records',
  async username => {
    const clerk = await browser.person('desktop')
    await comeAs(clerk, username)
    await clerk.open('/g/workTable')
    const { page } = clerk
    await compare(username, async () => {
      await page.reload()
      await page.getByRole('link', { name: '按期限办理' }).first().waitFor()
      await clerk.rest()
      const shown = await workOf(page)
      expect(shown.length).toBeGreaterThan(20)
      // the call that lists the tasks of processes counts them, too
      return shown.filter(({ href }) => !href.includes('/myTasks'))
    })
  }
)

/** Readers of data boards, and the addresses of their boards: with `--all` an institution of each kind. */
const boardsOf: (readonly [reader: string, path: string])[] = [
  ['city', '/g/dataBoard'],
  ...(everywhere ? ['province', 'congress'] : []).map(reader => [reader, '/g/dataBoard'] as const),
  ['editor', '/admin/figures']
]

it.each(boardsOf)(
  'each number of the data board of %s at %s opens a list of so many messages',
  async (username, path) => {
    const reader = await browser.person('desktop')
    await comeAs(reader, username)
    for (const by of ['period', 'group', 'forum', 'type', 'domain']) {
      await compare(username, async () => {
        await reader.open(`${path}?range=365&by=${by}`)
        await reader.page.getByRole('table').waitFor()
        await reader.rest()
        const shown = await figuresOf(reader.page)
        expect(shown.length, by).toBeGreaterThan(0)
        return shown.slice(0, 60)
      })
    }
  }
)
