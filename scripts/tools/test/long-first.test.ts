import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../programs.ts'
import { long, longFirst } from './long-first.ts'

test('long files come first in the order of the table, the others keep their order', () => {
  const [longest = '', second = ''] = long
  expect(longFirst(['b', second, 'a', longest], path => path)).toEqual([longest, second, 'b', 'a'])
})

test('the table names existing files', () => {
  expect(long.filter(path => !existsSync(join(root, path)))).toEqual([])
})
