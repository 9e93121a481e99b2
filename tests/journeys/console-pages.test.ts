import { expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { consoleAddresses, consolePages } from './support/console-pages.ts'
import { surveyPages } from './support/survey.ts'

it('each board and each page that is made by hand has a row here', () => {
  const named = consolePages.flatMap(({ path, template }) =>
    [template, ...(typeof path === 'string' ? [path] : [])].map(one => one.split('?')[0])
  )
  expect(consoleAddresses().filter(address => !named.includes(address))).toEqual([])
  expect(consoleAddresses().length).toBeGreaterThan(50)
})

surveyPages(await openBrowser(), 'console', consolePages)
