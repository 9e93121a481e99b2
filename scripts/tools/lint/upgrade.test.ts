import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrationsFolder } from '@board/server/platform/database/migrate'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { root } from '../programs.ts'

const guide = readFileSync(join(root, 'docs/guide/operations.md'), 'utf8')

/** Returns the commands of a section, block by block. */
function blocksOf(heading: string): string[] {
  const [, after = ''] = guide.split(`\n${heading}\n`)
  const [section = ''] = after.split(/\n##+ /)
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block)
}

const [install = ''] = blocksOf('### The steps')
const [upgrade = ''] = blocksOf('## A new version')
const [back = ''] = blocksOf('### The way back')

/** A machine in a folder: its /opt, the repository that the guide clones, and programs that only note their calls. */
function machine() {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const [opt, repository, bin, log, clock] = ['opt', 'repository', 'bin', 'log', 'clock'].map(name =>
    join(folder, name)
  ) as [string, string, string, string, string]
  for (const path of [opt, bin, join(repository, 'server')]) mkdirSync(path, { recursive: true })
  cpSync(migrationsFolder, join(repository, 'server/platform/database/migrations'), { recursive: true })
  writeFileSync(clock, '0')
  const program = (name: string, lines: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  for (const name of ['useradd', 'systemctl', 'board', 'journalctl', 'npm'])
    program(name, `echo "${name} $*" >> ${log}`)
  // a minute passes between two looks at the clock
  program('date', `n=$(($(cat ${clock}) + 1)); echo $n > ${clock}; printf '2026-11-30-09%02d\\n' $n`)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: repository })
  git('init', '--quiet')

  return {
    opt,
    link: join(opt, 'board'),
    /** Releases a version with one migration more. @returns the name of the migration */
    release(number: number): string {
      const name = `999${number}_of_a_test.sql`
      writeFileSync(
        join(repository, 'server/platform/database/migrations', name),
        `create table upgrade_${number} (id integer);\n`
      )
      git('add', '.')
      git('commit', '--quiet', '--no-verify', '-m', `version ${number}`)
      return name
    },
    /** Types the commands, as root does, and returns what was called. */
    type(commands: string, before = ''): string[] {
      writeFileSync(log, '')
      const typed = commands
        .replaceAll('/opt/', `${opt}/`)
        .replaceAll('<address>', repository)
        .replaceAll('<folder of the version before>', before)
      const env = { PATH: `${bin}:${process.env.PATH}`, HOME: folder }
      execFileSync('bash', ['-euc', typed], { cwd: folder, env, stdio: 'pipe' })
      return readFileSync(log, 'utf8').trim().split('\n')
    },
    /** Brings a database up to date with the version to which /opt/board leads. */
    start: (database: Parameters<typeof migrate>[0]) =>
      migrate(database, join(opt, 'board/server/platform/database/migrations')),
    versions: () => readdirSync(opt).filter(name => name !== 'board')
  }
}

const database = await testDatabase()

describe('the commands of the guide', () => {
  const { link, opt, release, start, type, versions } = machine()
  const serves = () => readlinkSync(link)

  it('install a version in a folder of its own', async () => {
    release(1)
    expect(type(install)).toContain('npm ci --ignore-scripts')
    expect(versions()).toHaveLength(1)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(await start(database)).toEqual(['9991_of_a_test.sql'])
  })

  it.each([2, 3])('upgrade as often as there are versions: to version %i', async number => {
    const before = serves()
    const name = release(number)
    const calls = type(upgrade).filter(call => !call.startsWith('npm'))
    expect(calls).toEqual([
      'board backup',
      'systemctl stop board',
      'board doctor',
      'systemctl start board',
      'board doctor',
      'journalctl -u board -n 20'
    ])
    expect(serves()).not.toBe(before)
    expect(versions()).toHaveLength(number)
    // no folder has got into another one
    for (const version of versions())
      expect([version, readdirSync(join(opt, version)).toSorted()]).toEqual([version, ['.git', 'server']])
    expect(await start(database)).toEqual([name])
  })

  it('lead back to the version before, which refuses the database of the newer one and takes a restored one', async () => {
    const [, second = ''] = versions()
    expect(type(back, join(opt, second))).toEqual(['systemctl stop board', 'board doctor'])
    expect(serves()).toBe(join(opt, second))
    await expect(start(database)).rejects.toThrow('which this version does not know')
    const restored = await testDatabase()
    expect(await start(restored)).toEqual(['9991_of_a_test.sql', '9992_of_a_test.sql'])
    // and forward again
    type(upgrade)
    expect(versions()).toHaveLength(4)
    expect(await start(restored)).toEqual(['9993_of_a_test.sql'])
  })
})

it('an installation by an earlier guide, whose /opt/board is a folder, is upgraded and led back, too', async () => {
  const { link, opt, release, type, versions } = machine()
  release(1)
  mkdirSync(join(link, 'server'), { recursive: true })
  writeFileSync(join(link, 'old'), '')
  type(upgrade)
  type(upgrade)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(versions()).toHaveLength(3)
  expect(readdirSync(join(opt, 'board-first')).toSorted()).toEqual(['old', 'server'])
  type(back, join(opt, 'board-first'))
  expect(readdirSync(link)).toContain('old')
})
