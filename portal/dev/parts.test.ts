import { expect, test } from 'vitest'
import { exempt } from './exempt.ts'
import { groups } from './table.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../ui/**/*.tsx', '../shared/**/*.tsx', '!../**/*.test.tsx'],
  { eager: true }
)

/** The names of all components that `ui/` and `shared/` export. */
const parts = Object.values(modules)
  .flatMap(exported => Object.entries(exported))
  .flatMap(([name, part]) => (typeof part === 'function' ? [name === 'default' ? part.name : name] : []))
  .filter(name => /^[A-Z]/.test(name))

const rows = groups.flatMap(group => group.rows)

test('each part has a row in the gallery, or a reason not to have one', () => {
  expect(parts.length).toBeGreaterThan(80)
  const known = new Set([...rows.map(({ name }) => name), ...Object.keys(exempt)])
  expect(parts.filter(name => !known.has(name))).toEqual([])
})

test('each row and each reason is of a part that exists, and of one only', () => {
  const named = [...rows.map(({ name }) => name), ...Object.keys(exempt)]
  expect(named.filter(name => !parts.includes(name))).toEqual([])
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})

test('each row has a state', () => {
  expect(rows.filter(({ states }) => Object.keys(states).length === 0)).toEqual([])
})
