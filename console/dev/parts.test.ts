import { expect, test } from 'vitest'
import * as registry from '../widgets/registry.tsx'
import { exempt } from './exempt.ts'
import { groups } from './table.ts'

const { controls, inputs, cells } = registry
const namesOf = (family: string, table: object) => Object.keys(table).map(kind => `${family}.${kind}`)

/** The names of all parts that the registry exports: components, and the tables of components. */
const parts = [
  ...namesOf('controls', controls),
  ...namesOf('inputs', inputs),
  ...namesOf('cells', cells),
  ...namesOf('fields', cells),
  ...Object.entries(registry).flatMap(([name, part]) =>
    typeof part === 'function' && /^[A-Z]/.test(name) ? [name] : []
  )
]

const rows = groups.flatMap(group => group.rows)

test('each part of the registry has a row in the gallery, or a reason not to have one', () => {
  expect(parts.length).toBeGreaterThan(120)
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
