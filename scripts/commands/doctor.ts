/**
 * `npm run doctor [-- --json]`: reports whether this machine, its settings and its database are fit for the site; it
 * changes nothing.
 */
import { readCommand } from '../tools/bootstrap/command.mjs'
import { examine } from './doctor/examine.ts'
import { exitCodeOf, formatLine } from './doctor/line.ts'

const { values } = readCommand('doctor')
const lines = await examine(process.env)
const text = values.json ? JSON.stringify(lines, null, 2) : lines.map(formatLine).join('\n')
process.stdout.write(`${text}\n`)
process.exitCode = exitCodeOf(lines)
