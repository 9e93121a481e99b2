/** Tests that the whole focus ring of a table's rows is visible, also below the fixed head. */
import { expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { openBrowser } from '../support/browser.ts'
import { lookAtFocus } from '../support/focus.ts'

const browser = await openBrowser()

it('the rows of a list show the focus ring on each side', async () => {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, 'city')
  const { page, open } = visitor
  await open('/g/list-ans')
  const rows = page.locator('[data-rows]')
  await rows.locator('[data-row]').first().waitFor()
  const box = await rows.boundingBox()
  if (!box) throw new Error('The rows are not shown')
  const { x, y, width, height } = box
  const size = { width: 24, height: 2 }
  const middle = x + width / 2
  const sides = {
    top: { x: middle, y: y + 1, ...size },
    bottom: { x: middle, y: y + height - 3, ...size },
    left: { x: x + 1, y: y + height / 2, width: 2, height: 24 },
    head: { x: x + 1, y: y + 4, width: 2, height: 24 }
  }
  const seen = async () => {
    const shots = await Promise.all(Object.values(sides).map(clip => page.screenshot({ clip })))
    return shots.map(shot => shot.toString('base64'))
  }
  const before = await seen()
  // after a key press the browser shows the focus
  await page.keyboard.press('Shift')
  await rows.focus()
  expect((await page.evaluate(lookAtFocus, [])).faults).toEqual([])
  const after = await seen()
  const same = Object.keys(sides).filter((_, at) => before[at] === after[at])
  expect(same).toEqual([])
})
