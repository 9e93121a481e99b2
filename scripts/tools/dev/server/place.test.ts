import { expect, test } from 'vitest'
import { placeIn } from './place.ts'

const root = '/home/me/board'

test.each([
  [
    'a file that cannot be parsed',
    'file:///home/me/board/server/platform/http/pages/pages.ts?v=1:132\nconst a = {',
    'server/platform/http/pages/pages.ts',
    132
  ],
  [
    'a stack',
    'Error: no\n    at run (node:internal/x:1:2)\n    at a (file:///home/me/board/node_modules/pg/lib/a.mjs:3:1)\n    at b (file:///home/me/board/server/runtime/app.ts:66:9)',
    'server/runtime/app.ts',
    66
  ],
  ['a problem of the contract', 'openapi/cases.yaml:12  there is no such field', 'openapi/cases.yaml', 12]
])('finds the place of an error: %s', (_what, text, file, line) => {
  expect(placeIn(text, root)).toEqual({ file, line })
})

test('finds no place outside of the repository', () => {
  expect(placeIn('at a (file:///home/me/other/a.ts:3:1)', root)).toBeUndefined()
})
