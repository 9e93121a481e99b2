import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readReport, reportOf, toComparison, writeReport } from './report.ts'
import { atLeast, atMost, type Result } from './result.ts'
import { ms, perSecond } from './stats.ts'

const folder = mkdtempSync(join(tmpdir(), 'board-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rowOf = (rate: number, time: number): Result => ({
  what: 'pages',
  bar: '',
  reference: '',
  findings: [atLeast('kept', rate, 5000, perSecond), atMost('p99', time, 20, ms)]
})

it('two runs are compared finding by finding', () => {
  const before = reportOf(1000, { pages: rowOf(6000, 10) })
  const now = reportOf(1000, { pages: rowOf(7200, 10.5), lists: rowOf(1, 1) })
  expect(toComparison(before, now).split('\n').slice(4)).toEqual([
    '| pages | kept | 6,000/s | 7,200/s | +20 %, better |',
    '| pages | p99 | 10 ms | 11 ms | +5 %, same |',
    '| lists | kept | – | 1/s | new |',
    '| lists | p99 | – | 1.0 ms | new |'
  ])
})

it('less of what should be high, and more of what should be low, is worse', () => {
  const before = reportOf(1000, { pages: rowOf(6000, 10) })
  const now = reportOf(1000, { pages: rowOf(3000, 20) })
  expect(toComparison(before, now).match(/\*\*worse\*\*/g)).toHaveLength(2)
})

it('another machine and another size are named', () => {
  const before = { ...reportOf(1000, {}), machine: '64 × Other' }
  const text = toComparison(before, reportOf(2000, {}))
  expect(text).toContain('another machine: 64 × Other')
  expect(text).toContain('1000 messages instead of 2000')
})

it('a report is read as it was written, and another file is refused', () => {
  const report = reportOf(1000, { pages: rowOf(6000, 10) })
  const file = join(folder, 'old.json')
  writeReport(file, report)
  expect(readReport(file)).toEqual(report)
  writeFileSync(file, '{}')
  expect(() => readReport(file)).toThrow('no report of the bench')
  expect(() => readReport(join(folder, 'none.json'))).toThrow('cannot be read')
})
