import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { commands } from './commands.mjs'

const root = join(import.meta.dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const empty = mkdtempSync(join(tmpdir(), 'command-'))
afterAll(() => rmSync(empty, { recursive: true, force: true }))

/** The scripts that are programs of ours; the others are one call of npm or of a tool. */
const ours = Object.entries(scripts).filter(([, call]) => call.startsWith('node scripts/'))
const others = Object.keys(scripts).filter(name => !ours.some(([own]) => own === name))

/** Runs `node` without settings and without a database. @param hangUp closes the pipe of the output at once */
async function run(args: readonly string[], hangUp = false) {
  const env = { PATH: process.env.PATH, HOME: empty, DATA_DIR: join(empty, 'data') }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (hangUp) child.stdout.destroy()
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const [out, err] = await Promise.all([hangUp ? '' : text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}
const words = (call: string) => call.split(' ').slice(1)

describe('every command of package.json', () => {
  it('stands in the table, with its program', () => {
    expect(others).toEqual(['prepare', 'format'])
    expect(ours.map(([name, call]) => [name, words(call).at(-1)])).toEqual(
      Object.entries(commands).map(([name, { program }]) => [name, program])
    )
  })

  it.for(ours)(
    '%s says with --help what it does and which options it has, and does nothing',
    async ([name, call]) => {
      const { code, out, err } = await run([...words(call), '--help'])
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^npm (run )?/)
      const { does, options } = commands[name as keyof typeof commands]
      for (const word of [does, ...Object.keys(options).map(option => `--${option}`)])
        expect(out).toContain(word)
    }
  )

  it.for(ours)('%s refuses an unknown option in one line', async ([, call]) => {
    for (const wrong of ['--tyop', '--tyop=1', '-x']) {
      const { code, out, err } = await run([...words(call), wrong])
      expect([wrong, code, out]).toEqual([wrong, 2, ''])
      expect(err).toMatch(/^npm [^\n]*--help\n$/)
      expect(err).toContain(wrong.replace('=1', ''))
    }
  })

  it.for(Object.values(commands))('$program describes each option', ({ options, about }) => {
    expect(Object.keys(about)).toEqual(Object.keys(options))
  })
})

describe('a command', () => {
  it.for([
    ['restore'],
    ['restore', 'a.tar', 'b.tar'],
    ['storage:move', 'everything'],
    ['admin:create'],
    ['backup', '--keep', '0'],
    ['backup', '--keep'],
    ['keys:rotate', '--prepare', '--again'],
    ['doctor', '--json=yes']
  ])('refuses words and values that it does not know in one line: %s', async ([name = '', ...args]) => {
    const { code, err } = await run([...words(scripts[name] ?? ''), ...args])
    expect([code, err]).toEqual([2, expect.stringMatching(/^npm run [^\n]*--help\n$/)])
  })

  it('knows --help without its launcher, too', async () => {
    const { code, out } = await run(['scripts/commands/storage-move.ts', '--help'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^npm run storage:move\n/)])
  })

  it.for(['doctor', 'licences'])('%s ends quietly if nobody reads its output', async name => {
    expect((await run(words(scripts[name] ?? ''), true)).err).toBe('')
  })
})
