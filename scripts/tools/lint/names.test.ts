import { expect, test } from 'vitest'
import { measureNames, readNames } from './names.ts'

const measure = (files: Record<string, string>) =>
  measureNames(new Map(Object.entries(files).map(([file, text]) => [file, readNames(file, text)])))

test('functions, arrow functions and methods are counted, and those that end in Of', () => {
  const { functions, endingInOf } = measure({
    'server/a.ts':
      'export function pageOf() {}\nconst rows = () => 1\nclass A {\n  of() {}\n  nameOf() {}\n}\nconst half = 2'
  })
  expect({ functions, endingInOf }).toEqual({ functions: 4, endingInOf: 2 })
})

test('a name that two files define and export is found; one that is handed on, or of each page, is none', () => {
  const { definedTwice } = measure({
    'portal/a.tsx': 'export const textOf = () => <b />\nexport const loader = 1\nexport interface Row {}',
    'portal/b.tsx': "export function textOf() {}\nexport const loader = 2\nexport { Row } from './a.tsx'"
  })
  expect(definedTwice).toEqual([['textOf', ['portal/a.tsx', 'portal/b.tsx']]])
})

test('the longest function comes first, with its lines', () => {
  const { longest } = measure({ 'client/a.ts': 'const one = () => 1\nfunction two() {\n  return 2\n}\n' })
  expect(longest.map(({ name, line, lines }) => ({ name, line, lines }))).toEqual([
    { name: 'two', line: 2, lines: 3 },
    { name: 'one', line: 1, lines: 1 }
  ])
})
