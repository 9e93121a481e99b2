import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findMessageProblems } from './commit-message.mjs'
import { placeHooks } from './hooks.mjs'

const root = resolve(import.meta.dirname, '../../..')

describe('the message of a commit', () => {
  test.each([
    'assignments: refuse a recheck while assigned',
    'health, doctor: report a platform without https\n\nThe sender refuses it; so the page said it could send.',
    '.ci: call the audit last',
    `lists: ${'字'.repeat(65)}`,
    '\n# a comment; of Git\nlists: show the giver\n# Please enter the commit message',
    'lists: show the giver\n# ------------------------ >8 ------------------------\ndiff --git a b',
    `Merge branch 'lists'; ${'long '.repeat(20)}`,
    'Revert "lists: show the giver; and more"',
    'fixup! lists: show the giver; and more',
    '# only comments\n'
  ])('%j is accepted', message => {
    expect(findMessageProblems(message)).toEqual([])
  })

  test.each([
    [`lists: ${'a'.repeat(66)}`, '73 characters'],
    ['lists: show the giver; count tabs', '";"'],
    ['Show the giver', '"area: why"'],
    ['lists:', '"area: why"'],
    ['lists: show the giver\nand count tabs', 'second line']
  ])('%j is refused, and the reason is given', (message, reason) => {
    const problems = findMessageProblems(message)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(reason)
  })
})

/** Makes an empty repository with the hooks of this one. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'board-hooks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  git(folder, 'init', '--quiet')
  cpSync(join(root, '.githooks'), join(folder, '.githooks'), { recursive: true })
  mkdirSync(join(folder, 'scripts/tools/bootstrap'), { recursive: true })
  for (const name of ['commit-message', 'hooks', 'say'])
    cpSync(
      join(root, `scripts/tools/bootstrap/${name}.mjs`),
      join(folder, `scripts/tools/bootstrap/${name}.mjs`)
    )
  return folder
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: environment(folder) }).trim()
}

/** Returns an environment without the Git settings of the account. */
function environment(folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.org'
  }
}

const hooksPath = (folder: string) =>
  spawnSync('git', ['config', '--local', 'core.hooksPath'], { cwd: folder, encoding: 'utf8' }).stdout.trim()

/** Runs the script `prepare` of package.json, as npm does after an installation. */
function prepare(folder: string, env: NodeJS.ProcessEnv = environment(folder)) {
  const { prepare } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  const path = env.PATH ?? ''
  return spawnSync('/bin/sh', ['-c', prepare.replace(/^node /, `${process.execPath} `)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: path }
  })
}

describe('an installation', () => {
  test('places the hook, which refuses a message, keeps its text and accepts a better one', () => {
    const folder = repository()
    expect(prepare(folder).status).toBe(0)
    expect(hooksPath(folder)).toBe('.githooks')
    const commit = (message: string) =>
      spawnSync('git', ['commit', '--quiet', '--allow-empty', '--message', message], {
        cwd: folder,
        encoding: 'utf8',
        env: environment(folder)
      })
    const refused = commit('Show the giver; count tabs')
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('has not the form "area: why"')
    expect(refused.stderr).toContain('git commit --edit --file=.git/COMMIT_EDITMSG')
    expect(readFileSync(join(folder, '.git/COMMIT_EDITMSG'), 'utf8')).toContain('Show the giver')
    expect(commit('lists: show the giver').status).toBe(0)
    expect(git(folder, 'log', '--format=%s')).toBe('lists: show the giver')
  })

  test('leaves hooks that were there before, and says how to take those of the project', () => {
    const set = repository()
    git(set, 'config', 'core.hooksPath', 'my-hooks')
    expect(prepare(set).stdout).toContain('git config core.hooksPath .githooks')
    expect(hooksPath(set)).toBe('my-hooks')
    const written = repository()
    writeFileSync(join(written, '.git/hooks/pre-push'), '#!/bin/sh\n')
    expect(prepare(written).stdout).toContain('git config core.hooksPath .githooks')
    expect(hooksPath(written)).toBe('')
  })

  test.each(['no repository', 'no scripts yet', 'no Git'])('succeeds with %s', missing => {
    const folder = repository()
    if (missing === 'no repository') rmSync(join(folder, '.git'), { recursive: true })
    if (missing === 'no scripts yet') rmSync(join(folder, 'scripts'), { recursive: true })
    const env = { ...environment(folder), ...(missing === 'no Git' && { PATH: '/nowhere' }) }
    const { status, stdout, stderr } = prepare(folder, env)
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(hooksPath(folder)).toBe('')
  })

  test('places them once: a second call changes nothing', () => {
    const folder = repository()
    placeHooks(folder)
    const before = readFileSync(join(folder, '.git/config'), 'utf8')
    placeHooks(folder)
    expect(before).toContain('.githooks')
    expect(readFileSync(join(folder, '.git/config'), 'utf8')).toBe(before)
  })
})
