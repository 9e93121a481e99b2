import { expect, test } from 'vitest'
import { chooseSuites, suites } from './suites.ts'

const names = (chosen: string[]) => chooseSuites(chosen).map(suite => suite.name)

test('no names: every suite runs', () => {
  expect(names([])).toContain('unit')
  expect(names([])).toContain('journeys')
})

test('only the named suites run, in the order of the table', () => {
  expect(names(['types', 'contract'])).toEqual(['contract', 'types'])
})

test('a suite that needs the built front ends or the demo adds them, and runs after them', () => {
  expect(names(['journeys'])).toEqual(['build', 'demo', 'journeys'])
  expect(names(['unit'])).toEqual(['build', 'unit'])
})

test('an unknown name is refused with a list of the names', () => {
  expect(() => chooseSuites(['journey'])).toThrow(/no suite called journey.*unit, contract/)
})

test('no suite needs the result of one that yields the processor to all others', () => {
  const yielding = suites.filter(suite => suite.yields).map(({ name }) => name)
  expect(yielding).toEqual(['types', 'lint', 'generated'])
  expect(suites.flatMap(({ needs = [] }) => needs).filter(need => yielding.includes(need))).toEqual([])
})
