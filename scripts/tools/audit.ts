/**
 * `npm run audit`: reports the known vulnerabilities of the packages that the site runs with. It is only a report and
 * never fails a check; it gives up after a minute when the registry is away.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readCommand } from './bootstrap/command.mjs'

readCommand('audit')

const root = join(import.meta.dirname, '../..')
const { status } = spawnSync('npm', ['audit', '--omit=dev', '--fetch-retries=0'], {
  cwd: root,
  stdio: 'inherit',
  timeout: 60_000
})
if (status !== 0)
  process.stdout.write(
    '\nA report: look at what it names, or at why it could not ask. Nothing fails by it.\n'
  )
