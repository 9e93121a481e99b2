import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactLine } from './FactLine.tsx'

const drawn = (facts: Parameters<typeof FactLine>[0]['facts']) =>
  renderToStaticMarkup(<FactLine facts={facts} />)

test('facts are whole pieces of a line, and a dot ends a piece, so that it begins no line', () => {
  const pieces = drawn(['平台', '2026-11-22 19:41', '历时 1 小时']).match(/<span[^>]*>[^<]*<\/span>/g)
  expect(pieces).toHaveLength(3)
  for (const piece of pieces ?? []) expect(piece).toContain('inline-block')
  expect(pieces?.map(piece => piece.replace(/<[^>]*>/g, ''))).toEqual([
    '平台 ·',
    '2026-11-22 19:41 ·',
    '历时 1 小时'
  ])
})

test('the text of a line is that of its facts with dots between them', () => {
  expect(drawn(['a', null, 'b', false, '']).replace(/<[^>]*>/g, '')).toBe('a · b')
})
