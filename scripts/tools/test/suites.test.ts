import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { checkEnvironment, root, tools } from '../programs.ts'
import { chooseSuites, suites } from './suites.ts'
import { describePart, leftOutFiles, namedFiles, readLeftOut } from './tiers.ts'

const names = (chosen: string[]) => chooseSuites(chosen).map(suite => suite.name)

test('no names: every suite runs whole in the full tier', () => {
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

test('the quick tier checks generated files, types and style, and runs unit and contract tests and some journeys', () => {
  const quick = chooseSuites([], 'quick')
  expect(quick.map(({ name }) => name)).toEqual([
    'build',
    'unit',
    'contract',
    'types',
    'demo',
    'lint',
    'generated',
    'journeys'
  ])
  expect(chooseSuites([]).every(({ part }) => part === 'all')).toBe(true)
})

test('a named suite runs whole, in both tiers', () => {
  expect(chooseSuites(['unit'], 'quick').find(({ name }) => name === 'unit')?.part).toBe('all')
})

test('every file that a tier names exists', () => {
  const named = suites.flatMap(({ quick = 'all' }) => namedFiles(quick))
  expect(named.filter(file => !existsSync(join(root, file)))).toEqual([])
})

test('a part names files to run, or files to leave out', () => {
  expect(describePart({ only: ['a.test.ts'] }).files).toEqual(['a.test.ts'])
  expect(readLeftOut(describePart({ without: ['a.test.ts'] }).environment)).toEqual(['a.test.ts'])
  expect(readLeftOut({})).toEqual([])
})

test('the quick tier leaves out the files that it names', async () => {
  const parts = chooseSuites([], 'quick').flatMap(({ part }) =>
    part !== 'all' && 'without' in part ? part.without : []
  )
  const runner = spawnSync(process.execPath, [tools.vitest, 'list', '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: checkEnvironment({ [leftOutFiles]: JSON.stringify(parts) })
  })
  const listed = (JSON.parse(runner.stdout) as { file: string }[]).map(({ file }) => relative(root, file))
  expect(listed).toContain('scripts/tools/test/suites.test.ts')
  expect(listed.filter(file => parts.includes(file))).toEqual([])
})
