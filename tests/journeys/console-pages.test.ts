import { expect, it } from 'vitest'
import { openBrowser, type Visitor } from './support/browser.ts'
import { consoleAddresses, consolePages } from './support/console-pages.ts'
import { surveyPages } from './support/survey.ts'

it('each board and each page that is made by hand has a row here', () => {
  const named = consolePages.flatMap(({ path, template }) =>
    [template, ...(typeof path === 'string' ? [path] : [])].map(one => one.split('?')[0])
  )
  expect(consoleAddresses().filter(address => !named.includes(address))).toEqual([])
  expect(consoleAddresses().length).toBeGreaterThan(50)
})

/** Goes on within the console, as its links do: only the first page is loaded by its address. */
async function goOn({ page, open, rest }: Visitor, path: string): Promise<void> {
  if (!/^\/(g|admin)\//.test(new URL(page.url(), 'http://nowhere').pathname)) return open(path)
  const main = page.getByRole('main')
  const before = await main.innerText()
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate', { state: null }))")
  await expect.poll(() => main.innerText(), { message: `${path} is another page` }).not.toBe(before)
  await rest()
}

surveyPages(await openBrowser(), 'console', consolePages, goOn)
