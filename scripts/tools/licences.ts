/** `npm run licences`: prints a table of the licences of all packages that the site runs with, from the lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommand } from './bootstrap/command.mjs'
import { licencesIn } from './lint/licences.ts'

readCommand('licences')

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
const rows = licencesIn(lock)
const width = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map(row => of(row).length))
const widths = [width(row => row.name), width(row => row.version)] as const
for (const { name, version, licence } of rows)
  process.stdout.write(`${name.padEnd(widths[0])}  ${version.padEnd(widths[1])}  ${licence}\n`)
process.stdout.write('\n')
for (const [licence, own] of Map.groupBy(rows, row => row.licence))
  process.stdout.write(`${String(own.length).padStart(5)}  ${licence}\n`)
