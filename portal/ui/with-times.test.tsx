import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithTimes } from './with-times.tsx'

test('each time in a text is an element of its own, in which no line breaks', () => {
  expect(renderToStaticMarkup(<WithTimes>2026-11-24 00:12 至 2026-12-24 00:12，共 30 天</WithTimes>)).toBe(
    '<time>2026-11-24 00:12</time> 至 <time>2026-12-24 00:12</time>，共 30 天'
  )
})
