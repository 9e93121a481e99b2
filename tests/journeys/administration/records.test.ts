/** Tests the links from a record to the previous and the next record. */
import { expect, it } from 'vitest'
import { ownSite } from '../support/site.ts'

const { staff, signedIn } = await ownSite()
await staff('chief', 'administrator')
for (let number = 1; number <= 12; number++) await staff(`helper_${String(number).padStart(2, '0')}`, [])

it('a record leads to the previous and the next record in the order and with the filters of its list', async () => {
  const { page, open } = await signedIn('desktop', 'chief')
  const links = page.locator('[data-row] [data-row-link]')
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const steps = page.getByRole('main').getByRole('navigation', { name: '所在列表' })
  const next = steps.getByRole('link', { name: '下一条' })
  const previous = steps.getByRole('link', { name: '上一条' })

  await open('/admin/user?username=helper_&sort=username&order=DESC')
  await expect.poll(() => links.first().innerText()).toBe('helper_12')
  await links.first().click()
  await expect.poll(() => title.innerText()).toBe('helper_12')
  expect(await previous.count()).toBe(0)
  await next.click()
  await expect.poll(() => title.innerText()).toBe('helper_11')
  await previous.click()
  await expect.poll(() => title.innerText()).toBe('helper_12')

  // the last record of a page leads to the first one of the next page
  await open('/admin/user?username=helper_&sort=username&order=DESC')
  await links.last().click()
  await expect.poll(() => title.innerText()).toBe('helper_03')
  await next.click()
  await expect.poll(() => title.innerText()).toBe('helper_02')
  await next.click()
  await expect.poll(() => title.innerText()).toBe('helper_01')
  await expect.poll(() => next.count()).toBe(0)

  // the list has moved to the same page
  await page.getByRole('main').getByRole('link', { name: '用户' }).first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
})

it('the last record of a page leads on in a list that is too long to be counted, too', async () => {
  const { page, open } = await signedIn('desktop', 'chief')
  await page.route('**/sys/user?*', async route => {
    const answer = await route.fetch()
    const headers = { ...answer.headers() }
    headers['content-range'] = headers['content-range']?.replace(/\/\d+$/, '/10001') ?? ''
    await route.fulfill({ response: answer, headers })
  })
  const links = page.locator('[data-row] [data-row-link]')
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await open('/admin/user?username=helper_&sort=username&order=DESC')
  await page.getByRole('navigation', { name: '翻页' }).getByText('10,000+').waitFor()
  await links.last().click()
  await expect.poll(() => title.innerText()).toBe('helper_03')
  await page.getByRole('main').getByRole('link', { name: '下一条' }).click()
  await expect.poll(() => title.innerText()).toBe('helper_02')
})
