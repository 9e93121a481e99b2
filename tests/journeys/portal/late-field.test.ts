/** Tests that a field of a dialog that is pressed while its script is still being fetched opens its list afterwards. */
import { expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

it('a choice that is pressed before its field has come opens its list', async () => {
  const visitor = await browser.person('desktop')
  const { page, context, open, rest } = visitor
  await comeAs(visitor, 'city')
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await context.route(/typedChoices/, async route => {
    await isPressed
    await route.continue()
  })
  await open('/g/list-ans')
  await page.locator('[data-row-link]').first().click()
  await page.getByRole('button', { name: '交办', exact: true }).click()
  const field = page.getByRole('dialog').getByLabel(/承办单位/)
  await field.click()
  expect(await page.getByRole('option').count()).toBe(0)
  press()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await rest()
  expect(await field.inputValue()).not.toBe('')
})
