/**
 * Tests the desk of a message in low and wide windows: the scrolling part, the width of the panel, the visible parts.
 */
import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { buildCompany } from '../../support/builders/companies.ts'
import { looksWell } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

/** The browser's function that is used here; tests are checked without the types of browsers. */
interface Scrolled {
  readonly scrollHeight: number
  scrollTo(to: { top: number }): void
}

const { db, keys, world, signedIn } = await ownSite()
const fid = world.forums.city
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
const company = await buildCompany(db, keys, {
  enterprise_name: '青禾机械有限公司',
  credit_code: '91350000MA3456789X',
  legal_person_sealed: keys.sealField('name', '林某'),
  contacts_sealed: keys.sealField('name', '周某')
})
const content = '厂区门前道路破损，货车无法通行，希望尽快修复。'.repeat(20)
const deadline_at = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
const { tid } = await buildMessage(db, {
  fid,
  subject: '厂区门前道路破损',
  content,
  author_uid: company.uid,
  deadline_at
})
for (let at = 1; at < 10; at += 1) await buildMessage(db, { fid, subject: `第${at}件` })
const visitor = await signedIn('desktop', 'city_clerk')
const { page, open, rest } = visitor

it('the page scrolls in a low window, and the table is as high as its rows', async () => {
  await page.setViewportSize({ width: 640, height: 360 })
  await open('/g/list-ans?display=1')
  await page.getByRole('link', { name: '第1件' }).waitFor()
  const heights = await page.evaluate<Record<'table' | 'content' | 'page' | 'window', number>>(
    `({ table: document.querySelector('[data-rows]').clientHeight, content: document.querySelector('[data-rows]').scrollHeight, page: document.documentElement.scrollHeight, window: document.documentElement.clientHeight })`
  )
  expect(heights.table).toBe(heights.content)
  expect(heights.table).toBeGreaterThan(400)
  expect(heights.page).toBeGreaterThan(heights.window)
  await page.getByRole('link', { name: '第1件' }).scrollIntoViewIfNeeded()
  await looksWell(visitor, 'low-board')
  await open(`/g/taskMain?messageId=${tid}`)
  await page.getByLabel('回复内容').scrollIntoViewIfNeeded()
  await page
    .getByText(/还剩 \d+ 个工作日/)
    .first()
    .waitFor()
  await looksWell(visitor, 'low-desk')
})

it('the edge of the panel moves by keyboard and by pointer, and its position is saved', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(`/g/taskMain?messageId=${tid}`)
  const panel = page.getByRole('complementary', { name: '办理' })
  const widthOf = async () => Math.round((await panel.boundingBox())?.width ?? 0)
  const usual = await widthOf()
  const edge = page.getByRole('separator', { name: '调整办理栏的宽度' })
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await widthOf()).toBe(usual + 48)
  const box = await edge.boundingBox()
  if (!box) throw new Error('The edge is not shown')
  await page.mouse.move(box.x + 12, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + 12 - 40, box.y + 200, { steps: 4 })
  await page.mouse.up()
  const chosen = await widthOf()
  expect(chosen).toBe(usual + 88)
  await page.reload()
  await rest()
  expect(await widthOf()).toBe(chosen)
  await edge.focus()
  await page.keyboard.press('Enter')
  expect(await widthOf()).toBe(usual)
})

it('the panel is the widest column on a wide screen, and the deadline stays visible during writing', async () => {
  await page.setViewportSize({ width: 1920, height: 640 })
  await open('/g/list-ans?display=1')
  await page.getByRole('table').getByRole('link', { name: '厂区门前道路破损' }).click()
  await rest()
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  const panel = page.getByRole('complementary', { name: '办理' })
  const others = [page.getByRole('navigation', { name: '所在列表' }), page.locator('#message')]
  for (const other of others) expect(await widthOf(other)).toBeLessThan(await widthOf(panel))
  await page.getByLabel('回复内容').fill('写到一半的回复。\n'.repeat(30))
  await panel.evaluate(part => {
    const scrolled = part as unknown as Scrolled
    scrolled.scrollTo({ top: scrolled.scrollHeight })
  })
  const box = await panel
    .getByText(/还剩 \d+ 个工作日/)
    .first()
    .boundingBox()
  const edge = await panel.boundingBox()
  expect(box && edge && box.y >= edge.y && box.y < edge.y + 60).toBe(true)
  await looksWell(visitor, 'wide-desk')
})

it('one press shows the company that wrote a message', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(`/g/taskMain?messageId=${tid}`)
  await page.getByRole('button', { name: '企业信息：青禾机械有限公司' }).click()
  const dialog = page.getByRole('dialog', { name: '企业信息' })
  for (const words of ['91350000MA3456789X', '林某', '周某', '企业'])
    await dialog.getByText(words).first().waitFor()
  await looksWell(visitor, 'desk-company')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
