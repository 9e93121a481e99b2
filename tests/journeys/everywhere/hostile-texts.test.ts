/** Markup in the texts of people is text on every page that shows them, also where no policy would stop it. */
import { afterAll, describe, expect, it } from 'vitest'
import { startDemoSite } from '../../../scripts/tools/test/demo-site.ts'
import { comeAs } from '../support/api.ts'
import { everywhere, openBrowser, type Visitor } from '../support/browser.ts'
import { consolePages } from '../support/console-pages.ts'
import { goWithin } from '../support/go-within.ts'
import { hostile, isShown, listen, makeHostile, ran } from '../support/hostile-texts.ts'
import { portalRows } from '../support/portal-rows.ts'
import { addressOf, type PageRow } from '../support/survey.ts'

const site = await startDemoSite(makeHostile)
afterAll(() => site.stop())
const browser = await openBrowser(site.url)

const words = encodeURIComponent(`路灯${hostile}`)
const everybody = (path: PageRow['path'], template: string): PageRow => ({
  path,
  template,
  access: 'everybody'
})
const administrator = (entity: string): PageRow => ({
  path: `/admin/${entity}`,
  template: `/admin/${entity}`,
  access: 'admin'
})
const entities = ['forum', 'institution', 'notice', 'role', 'topic', 'user', 'mailTemplate']
const rows: readonly PageRow[] = [
  ...portalRows,
  everybody(`/messageSearch?keywords=${words}`, 'searched words'),
  { path: `/g/allSearch?keywords=${words}`, template: 'searched words of staff', access: 'city' },
  // the console has so many pages that they are visited with `--all` alone
  ...(everywhere ? consolePages : []),
  ...(everywhere ? entities.map(administrator) : [])
]

/** The templates whose pages showed the markup as text. */
const shown = new Set<string>()

const isConsole = (path: string) => /^\/(g|admin)\//.test(path)

/** Goes to a page; within the console, without loading it again. */
async function go(visitor: Visitor, path: string): Promise<void> {
  const { page, open, rest } = visitor
  if (!isConsole(path) || !isConsole(new URL(page.url(), site.url).pathname)) return await open(path)
  await goWithin(page, path)
  await rest()
}

describe.each([...new Set(rows.map(({ access }) => access))])('for %s', access => {
  it('no page runs what people have written', async () => {
    // a policy of the browser must not be what keeps the markup from running
    const visitor = await browser.person('desktop', { bypassCSP: true })
    const { page, context } = visitor
    await context.addInitScript(listen)
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    if (access !== 'everybody') await comeAs(visitor, access)
    const found: string[] = []
    for (const row of rows.filter(one => one.access === access)) {
      const path = await addressOf(visitor, row)
      await go(visitor, path)
      for (const part of await page.evaluate<string[]>(ran)) found.push(`${path}: ${part}`)
      if (await page.evaluate<boolean>(isShown)) shown.add(row.template)
    }
    expect(found).toEqual([])
    expect(dialogs).toEqual([])
  })
})

it('the pages show what people have written', () => {
  const silent = rows.map(({ template }) => template).filter(template => !shown.has(template))
  expect(shown.size, `pages without a text of people: ${silent.join(' ')}`).toBeGreaterThan(
    everywhere ? 60 : 40
  )
})
