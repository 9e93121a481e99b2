import { expect, test } from 'vitest'
import { chooseFuzz, describeFuzz, fuzzEnvironment, fuzzOf } from './fuzz.ts'

const newSeed = () => 77

test('no options: every run has the same values', () => {
  expect(chooseFuzz({}, newSeed)).toEqual(chooseFuzz({}, () => 78))
  expect(fuzzOf({})).toEqual(chooseFuzz({}, newSeed))
})

test('more runs take new values each time', () => {
  expect(chooseFuzz({ runs: '200' }, newSeed)).toEqual({ runs: 200, seed: 77 })
})

test('a seed repeats the same values', () => {
  expect(chooseFuzz({ runs: '200', seed: '5' }, newSeed)).toEqual({ runs: 200, seed: 5 })
  expect(chooseFuzz({ seed: '5' }, newSeed).seed).toBe(5)
})

test('a value that is not a number above zero is refused', () => {
  for (const runs of ['0', '-1', '1.5', 'many', '', '9999999'])
    expect(() => chooseFuzz({ runs }, newSeed), runs).toThrow(/--runs takes a whole number/)
  expect(() => chooseFuzz({ seed: 'x' }, newSeed)).toThrow(/--seed takes/)
})

test('a suite reads the choice that was passed to it, and the line names the command that repeats the run', () => {
  const fuzz = { runs: 3, seed: 4 }
  expect(fuzzOf(fuzzEnvironment(fuzz))).toEqual(fuzz)
  expect(describeFuzz(fuzz)).toMatch(/npm test -- contract --runs=3 --seed=4$/)
})
