import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cells } from './cells.tsx'
import { LongCell } from './LongCell.tsx'

test('a text that its column may cut can be read in its title', () => {
  expect(renderToStaticMarkup(<LongCell value="审核留言与征集" />)).toContain('title="审核留言与征集"')
})

test.each([
  ['Own department and below', 'normal'],
  ['本部门及下级部门', 'nowrap']
])('the words of a chip, %s, stand in lines (%s)', (label, whiteSpace) => {
  const { chip: Chip } = cells
  const html = renderToStaticMarkup(<Chip value={1} name="dataScope" label={label} />)
  const spaces = [...html.matchAll(/\.MuiChip-label\{white-space:(\w+)/g)].map(([, space]) => space)
  expect(spaces.at(-1) ?? 'nowrap').toBe(whiteSpace)
})
