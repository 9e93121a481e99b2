import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demands } from './demands.ts'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Returns the cells of each row of the tables below a heading, without the two lines of its head. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const lines = section.split('\n## ')[0]?.split('\n') ?? []
  return lines
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => line.split('|').slice(1, -1))
    .map(cells => cells.map(cell => cell.trim()))
}

const tested = [...rowsOf('Security'), ...rowsOf('Faults'), ...rowsOf('Access')]

describe('the table of security tests', () => {
  it.for(tested.map(([, file = '', test = '']) => [file.replaceAll('`', ''), test] as const))(
    '%s has the test: %s',
    ([file, test]) => {
      expect(test).not.toBe('')
      expect(existsSync(join(root, file)), file).toBe(true)
      const names = readFileSync(join(root, file), 'utf8').match(/(['`])(?:\\.|(?!\1).)*\1/g) ?? []
      expect(names.map(name => name.slice(1, -1).replaceAll("\\'", "'"))).toContain(test)
    }
  )

  it('is complete: each row has a demand and says what its test shows', () => {
    expect(tested.length).toBeGreaterThan(70)
    expect(tested.filter(cells => cells.length !== 4 || cells.includes(''))).toEqual([])
    expect(tested[0]?.[0]).not.toBe('〃')
  })

  it.for(Object.entries(demands))('answers each demand of %s by a test or by a gap', ([heading, list]) => {
    const answered = [...rowsOf(heading), ...rowsOf('Gaps')].map(([demand]) => demand)
    expect(list.filter(demand => !answered.includes(demand))).toEqual([])
    expect(new Set(list).size).toBe(list.length)
  })

  it('lists its gaps, each with a reason', () => {
    const gaps = rowsOf('Gaps')
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.filter(([demand = '', why = '']) => demand === '' || why.length < 20)).toEqual([])
  })
})
