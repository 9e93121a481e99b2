import { describe, expect, test } from 'vitest'
import { findPackedLiterals } from './packed-literals.ts'

const linesOf = (text: string, file = 'a.ts') => findPackedLiterals(file, text).map(({ line }) => line)

describe('literals that are spread', () => {
  test.each([
    ['an object in an object', 'const a = {\n  ...{ b: 1, c: 2 }\n}'],
    ['an array in an array', "const a = [\n  ...['b', 'c']\n]"],
    ['an array among arguments', 'call(\n  ...[1, 2])'],
    ['a literal with a type', "const a = [\n  ...(['b'] as const)\n]"],
    ['a literal that satisfies a type', 'const a = {\n  ...({ b: 1 } satisfies B)\n}']
  ])('%s is found', (_, text) => {
    expect(linesOf(text)).toEqual([2])
  })

  test('an object among the attributes of an element is found', () => {
    expect(linesOf('const a = (\n  <Part {...{ b, c }} />\n)', 'a.tsx')).toEqual([2])
  })

  test('a literal inside another spread literal is found, too', () => {
    expect(linesOf('const a = {\n  ...{\n    ...{ b: 1 } }\n}')).toEqual([2, 3])
  })

  test.each([
    ['a variable', 'const a = { ...b }'],
    ['a condition', 'const a = { ...(b ? { c: 1 } : {}) }'],
    ['the result of a call', 'const a = [...[1, 2].map(twice)]'],
    ['an iterable', 'const a = [...new Set(b)]']
  ])('%s may be spread', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })
})
