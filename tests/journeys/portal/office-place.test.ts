/**
 * Tests that an editor sets the place of an institution's service hall with the mark on the map, by mouse and by
 * keys.
 */
import { afterAll, expect, it } from 'vitest'
import { startTileServer } from '../../support/servers/tile-server.ts'
import { type Size, sizes } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, staff, signedIn } = await ownSite({ PRIVATE_TARGETS: '127.0.0.0/8' })
const tiles = await startTileServer()
afterAll(() => tiles.close())
await db
  .insertInto('parameter')
  .values([
    { code: 'map.tiles', value: tiles.template },
    { code: 'map.attribution', value: '审图号 GS(2026)1号' }
  ])
  .onConflict(one => one.column('code').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
  .execute()
await staff('keeper', 'editor')
const placed = { lat: 30.001, lng: 120.582, text: '一楼大厅' }

it.each(Object.keys(sizes) as Size[])('the mark is moved by dragging and by keys on a %s', async size => {
  await db
    .updateTable('org_group')
    .set({ office_place: JSON.stringify(placed) })
    .where('id', '=', world.groups.city)
    .execute()
  const keeper = await signedIn(size, 'keeper')
  const { page, open } = keeper
  await open(`/admin/institution/${world.groups.city}`)
  const place = page.getByRole('group', { name: /^服务大厅位置/ })
  const [lat, lng] = [place.getByLabel(/^纬度/), place.getByLabel(/^经度/)]
  const map = place.getByRole('application')
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => map.locator('img:visible').count()).toBeGreaterThan(1)
  const mark = map.locator('[data-mark]')
  const box = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const from = { x: box.x + box.width / 2, y: box.y + 12 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 })
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(placed.lng + 0.001)
  expect(Number(await lat.inputValue())).toBeLessThan(placed.lat - 0.001)
  const after = (await mark.boundingBox()) ?? box
  expect(Math.round(after.x - box.x)).toBe(60)
  expect(Math.round(after.y - box.y)).toBe(40)
  const dragged = Number(await lng.inputValue())
  await map.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => Number(await lng.inputValue())).toBeLessThan(dragged)
  const nudged = Number(await lng.inputValue())
  // without Shift the key moves the map, and the place stays
  await page.keyboard.press('ArrowRight')
  expect(Number(await lng.inputValue())).toBe(nudged)
  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/place-${size}.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: `${process.env.SHOTS}/place-dark-${size}.png` })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect
    .poll(async () => {
      const row = db.selectFrom('org_group').select('office_place').where('id', '=', world.groups.city)
      return (await row.executeTakeFirstOrThrow()).office_place
    })
    .toMatchObject({ lng: nudged, text: '一楼大厅' })
})
