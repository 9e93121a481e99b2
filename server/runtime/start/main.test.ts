import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'board-compiled-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

/** Tells at the end of the process whether Node had to load its TypeScript compiler. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => console.log(process.moduleLoadList.some(name => name.includes('amaro')) ? 'compiled' : 'cached'))`
)}`

async function run(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _, ...env } = process.env
  const options = { env: { ...env, NODE_COMPILE_CACHE: cache, ...environment } }
  const file = join(import.meta.dirname, '../../main.ts')
  return await promisify(execFile)(process.execPath, ['--import', reporter, file, ...args], options).catch(
    (error: { stdout: string; stderr: string }) => error
  )
}

it('compiles with --compile all that a start loads until it reads its settings', async () => {
  expect((await run(['--compile'])).stdout).toContain('compiled')
  const refused = await run([], { MODE: 'none' })
  expect(refused.stderr).toContain('MODE is demo or production')
  expect(refused.stdout).toContain('cached')
}, 120_000)

it('goes on if nobody reads its output any more', async () => {
  const file = JSON.stringify(join(import.meta.dirname, '../../main.ts'))
  // the program prints after `main.ts` has set up its output, and ends by itself
  const program = `process.argv.push('--compile'); setTimeout(() => process.stdout.write('late\\n'), 300); await import(${file})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  child.stdout.destroy()
  expect(await text(child.stderr)).toBe('')
}, 120_000)
