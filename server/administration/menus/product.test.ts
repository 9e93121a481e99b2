import { expect, test } from 'vitest'
import { productEntries } from './product.ts'

test.each(['g', 'admin'])(
  'no two pages of the menu of /%s have the same icon, so that the folded menu tells them apart',
  face => {
    const pages = productEntries().filter(
      entry => entry.face === face && entry.type === 0 && entry.url !== ''
    )
    const icons = pages.map(({ icon }) => icon)
    const shared = pages.filter(({ icon }) => icons.indexOf(icon) !== icons.lastIndexOf(icon))
    expect(pages.length).toBeGreaterThan(20)
    expect(shared.map(({ icon, url }) => `${icon} ${url}`)).toEqual([])
  }
)
