/**
 * Tests the customer-service robot: its button is shown when a parameter contains its address, and it can be folded.
 */
import { expect, it } from 'vitest'
import { buildAccount, setParameter } from '../../support/builders/builders.ts'
import { isClean, sizesOfStory, type Visitor } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, browser, world, signedIn } = await ownSite()
const address = 'https://robot.example.org/people'
const sizes = sizesOfStory('phone')

/**
 * Opens a page until its button for the robot leads to an address, and returns the button. The server reads parameters
 * again every two seconds; the button appears after the first action on the page.
 */
async function buttonTo(to: string, { page, open, rest }: Visitor) {
  const link = page.getByRole('link', { name: '智能客服' })
  await expect
    .poll(
      async () => {
        await open('/data')
        await page.mouse.click(2, 300)
        await rest()
        return (await link.count()) === 1 && link.getAttribute('href')
      },
      { timeout: 15_000 }
    )
    .toBe(to)
  return link
}

it('has no button without an address', async () => {
  const { page, open } = await browser.person('phone')
  await open('/home')
  await page.mouse.click(2, 300)
  await page.waitForTimeout(500)
  expect(await page.getByRole('link', { name: '智能客服' }).count()).toBe(0)
  await setParameter(db, 'robot.pcLocation', address)
})

it.each(sizes)('opens in its own window, and stays folded after it was folded, on a %s', async size => {
  const visitor = await browser.person(size)
  const { page, context, open } = visitor
  await context.route(`${address}**`, route => route.fulfill({ body: 'robot' }))
  const link = await buttonTo(address, visitor)
  await isClean(visitor, `robot-${size}`)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  expect(opened.url()).toBe(address)
  await opened.close()
  await page.getByRole('button', { name: '收起' }).press('Enter')
  await open('/topics')
  await page.mouse.click(2, 300)
  const unfold = page.getByRole('button', { name: '智能客服' })
  await unfold.waitFor()
  expect(await link.count()).toBe(0)
  await unfold.press('Enter')
  await link.waitFor()
})

it.each(sizes)('has an address of its own for institutions, on a %s', async size => {
  const clerks = 'https://robot.example.org/institutions'
  await setParameter(db, 'robot.pcOrgLocation', clerks)
  await buildAccount(db, {
    kind: 'institution',
    group_id: world.groups.city,
    username: `clerk_${size}`
  })
  await buttonTo(clerks, await signedIn(size, `clerk_${size}`))
})
