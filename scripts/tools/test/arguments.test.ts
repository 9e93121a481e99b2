import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('names are suites, and options may be anywhere', () => {
  const request = readArguments(['journeys', '--all', 'contract', '--runs=5', '--seed=9'])
  expect(request).toMatchObject({ names: ['journeys', 'contract'], all: true, fuzz: { runs: 5, seed: 9 } })
})

test('no arguments: the quick tier runs; --full, --all and CI mean the full one', () => {
  expect(readArguments([])).toMatchObject({ names: [], tier: 'quick', all: false, watch: false })
  expect(readArguments(['--full']).tier).toBe('full')
  expect(readArguments(['--all'])).toMatchObject({ tier: 'full', all: true })
  expect(readArguments([], { CI: 'true' }).tier).toBe('full')
  expect(readArguments([], { CI: '' }).tier).toBe('quick')
})

test('--watch takes files or folders, and --changed a commit or none', () => {
  expect(readArguments(['--watch', 'server/correspondence/grades'])).toMatchObject({
    watch: true,
    names: ['server/correspondence/grades']
  })
  expect(readArguments(['--changed']).changed).toEqual({ since: undefined })
  expect(readArguments(['--changed', '--since=main']).changed).toEqual({ since: 'main' })
  expect(readArguments([]).changed).toBeUndefined()
})

test('an unknown option is refused with a list of the options', () => {
  expect(() => readArguments(['journeys', '--every'])).toThrow(/--every.*Options are: --full/s)
  expect(() => readArguments(['--all=yes'])).toThrow(/Options are/)
})

test('more runs use a random seed', () => {
  expect(readArguments(['--runs=5'], {}, () => 3).fuzz).toEqual({ runs: 5, seed: 3 })
})
