import { expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

it('a page with two forms asks once before typed text is lost', async () => {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, 'citizen')
  const { page, open } = visitor
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await open('/cancel')
  const passwords = page.locator('main input[type=password]')
  await passwords.nth(0).fill('a')
  await passwords.nth(1).fill('b')
  const home = page.getByRole('banner').getByRole('link', { name: '首页' })
  const dialog = page.getByRole('dialog', { name: '离开此页？' })
  await home.click()
  await dialog.getByRole('button', { name: '留在此页' }).click()
  expect(new URL(page.url()).pathname).toBe('/cancel')
  await home.click()
  await dialog.getByRole('button', { name: '离开', exact: true }).click()
  await page.waitForURL('**/home')
  expect(said.filter(words => words.includes('one blocker'))).toEqual([])
})
