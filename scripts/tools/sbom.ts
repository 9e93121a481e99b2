/**
 * `npm run sbom [-- <file>]`: writes a CycloneDX list of the packages that the site runs with, from the lock file.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommand } from './bootstrap/command.mjs'

const [file] = readCommand('sbom').positionals

const root = join(import.meta.dirname, '../..')
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev', '--offline']
const text = execFileSync('npm', ['sbom', ...options], {
  cwd: root,
  maxBuffer: 1e8,
  stdio: ['ignore', 'pipe', 'inherit']
})
const list = JSON.parse(text.toString())
// npm writes the name of the folder
list.metadata.component.name = name
const written = `${JSON.stringify(list, null, 2)}\n`
if (file === undefined) process.stdout.write(written)
else writeFileSync(file, written)
