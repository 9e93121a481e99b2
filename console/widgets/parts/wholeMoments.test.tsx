import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from './notices/States.tsx'
import { wholeMoments } from './wholeMoments.tsx'

test('a moment within a text is one part that does not break', () => {
  const parts = wholeMoments('现在是 2026-11-27 03:22。')
  expect(parts).toHaveLength(3)
  expect([parts[0], parts[2]]).toEqual(['现在是 ', '。'])
  expect(isValidElement(parts[1]) && parts[1].props).toEqual({
    style: { whiteSpace: 'nowrap' },
    children: '2026-11-27 03:22'
  })
})

test('a notice breaks no moment in its words or its hint', () => {
  const drawn = renderToStaticMarkup(
    <Notice kind="info" words="已于 2026-11-27 03:22 申请延期" hint="期限已从 2026-12-01 23:59 顺延" />
  )
  expect(drawn).toContain('>2026-11-27 03:22</span>')
  expect(drawn).toContain('>2026-12-01 23:59</span>')
})

test('a text without a moment stays one part', () => {
  expect(wholeMoments('最多 10 个')).toEqual(['最多 10 个'])
})
