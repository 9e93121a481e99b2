/**
 * `npm run doctor [-- --json]`: reports whether this machine, its settings and its database are fit for the site; it
 * changes nothing.
 */
import { parseArgs } from 'node:util'
import { examine } from './doctor/examine.ts'
import { exitCodeOf, formatLine } from './doctor/line.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const lines = await examine(process.env)
const text = values.json ? JSON.stringify(lines, null, 2) : lines.map(formatLine).join('\n')
process.stdout.write(`${text}\n`)
process.exitCode = exitCodeOf(lines)
