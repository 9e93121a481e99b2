import { isValidElement } from 'react'
import { expect, test } from 'vitest'
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

test('a text without a moment stays one part', () => {
  expect(wholeMoments('最多 10 个')).toEqual(['最多 10 个'])
})
