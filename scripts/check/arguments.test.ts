import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('names are suites, and options may be anywhere', () => {
  const request = readArguments(['journeys', '--all', 'contract', '--runs=5', '--seed=9'])
  expect(request).toEqual({ names: ['journeys', 'contract'], all: true, fuzz: { runs: 5, seed: 9 } })
})

test('no arguments: every suite runs as at every commit', () => {
  expect(readArguments([])).toMatchObject({ names: [], all: false })
})

test('an unknown option is refused with a list of the options', () => {
  expect(() => readArguments(['journeys', '--every'])).toThrow(/--every.*Options are: --all/s)
  expect(() => readArguments(['--all=yes'])).toThrow(/Options are/)
})

test('more runs use a random seed', () => {
  expect(readArguments(['--runs=5'], () => 3).fuzz).toEqual({ runs: 5, seed: 3 })
})
