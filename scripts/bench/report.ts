import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { Halt } from '../tools/bootstrap/say.mjs'
import type { Finding, Result } from './result.ts'

/** The results of a run, as `--json` writes them and `--compare` reads them. */
export type Report = {
  /** The time in UTC, and the processors: results of different machines cannot be compared. */
  at: string
  machine: string
  /** Messages in the large database. */
  rows: number
  /** Results by the name of their row. */
  results: Record<string, Result>
}

export function reportOf(rows: number, results: Record<string, Result>): Report {
  const [first, ...others] = cpus()
  return {
    at: new Date().toISOString(),
    machine: `${others.length + 1} × ${first?.model.trim() ?? 'unknown'}`,
    rows,
    results
  }
}

export function writeReport(file: string, report: Report): void {
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`)
}

/** Reads the results of an earlier run. @throws Halt if the file has another format */
export function readReport(file: string): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>
    if (report.results && report.machine && report.at && report.rows) return report as Report
  } catch (error) {
    throw new Halt(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  throw new Halt(`${file} is no report of the bench: make one with --json.`)
}

/** Differences below this share of the former value are noise: two runs of the same state differ as much. */
const noise = 0.1

/** Compares two runs, finding by finding, as a table in Markdown. */
export function toComparison(before: Report, now: Report): string {
  const lines = Object.entries(now.results).flatMap(([name, { findings }]) => {
    const old = before.results[name]?.findings ?? []
    if ('notMeasured' in findings) return [[name, '', '', '', `not measured: ${findings.notMeasured}`]]
    const former = 'notMeasured' in old ? [] : old
    // two findings of a row may have one label
    return findings.map((finding, index) => lineOf(name, former[index], finding))
  })
  const notes = [
    `Before: ${before.at}.`,
    ...(before.machine === now.machine ? [] : [`It was another machine: ${before.machine}.`]),
    ...(before.rows === now.rows ? [] : [`It had ${before.rows} messages instead of ${now.rows}.`])
  ]
  const head = ['row', 'finding', 'before', 'now', 'change']
  const table = [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`)
  return [...notes, '', ...table].join('\n')
}

function lineOf(name: string, before: Finding | undefined, now: Finding): string[] {
  const shown = ({ label, result }: Finding) => result.slice(label.length).trim()
  if (!before || before.label !== now.label) return [name, now.label, '–', shown(now), 'new']
  const change = before.value === now.value ? 0 : (now.value - before.value) / before.value
  const sign = change > 0 ? '+' : ''
  const isBetter = change > 0 === (now.better === 'high')
  const word = Math.abs(change) < noise ? 'same' : isBetter ? 'better' : '**worse**'
  return [name, now.label, shown(before), shown(now), `${sign}${Math.round(change * 100)} %, ${word}`]
}
