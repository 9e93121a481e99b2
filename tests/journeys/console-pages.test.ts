import { expect, it } from 'vitest'
import { openBrowser, type Visitor } from './support/browser.ts'
import { consoleAddresses, consolePages } from './support/console-pages.ts'
import { goWithin } from './support/go-within.ts'
import { surveyPages } from './support/survey.ts'

it('each board and each handwritten page has a row in the table', () => {
  const named = consolePages.flatMap(({ path, template }) =>
    [template, ...(typeof path === 'string' ? [path] : [])].map(one => one.split('?')[0])
  )
  expect(consoleAddresses().filter(address => !named.includes(address))).toEqual([])
  expect(consoleAddresses().length).toBeGreaterThan(50)
})

/** Goes to a page within the console; only the first page is loaded by its address. */
async function goOn({ page, open, rest }: Visitor, path: string): Promise<void> {
  if (!/^\/(g|admin)\//.test(new URL(page.url(), 'http://nowhere').pathname)) return open(path)
  const main = page.getByRole('main')
  const before = await main.innerText()
  await goWithin(page, path)
  await expect.poll(() => main.innerText(), { message: `${path} is another page` }).not.toBe(before)
  await rest()
}

surveyPages(await openBrowser(), 'console', consolePages, goOn)
