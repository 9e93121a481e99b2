import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/uploads.ts'
import { findVersion } from './version.ts'

const [one, other] = ['1a2b3c4d5e6f'.padEnd(40, '0'), 'f6e5d4c3b2a1'.padEnd(40, '0')]

/** Returns a folder of the program with these files of git. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '.git/refs/heads'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, '.git', name), text)
  return folder
}

const commitOf = (files: Readonly<Record<string, string>>) =>
  findVersion(undefined, folderWith(files)).split('+')[1]

test('the version names the commit of the branch, of a packed branch, or of a tag that is checked out', () => {
  const head = 'ref: refs/heads/main\n'
  expect(commitOf({ HEAD: head, 'refs/heads/main': `${one}\n` })).toBe('1a2b3c4d5e6f')
  const packed = `# pack-refs with: peeled\n${other} refs/heads/old-main\n${one} refs/heads/main\n^${other}\n`
  expect(commitOf({ HEAD: head, 'packed-refs': packed })).toBe('1a2b3c4d5e6f')
  expect(commitOf({ HEAD: `${one}\n` })).toBe('1a2b3c4d5e6f')
  // what a former installation was told does not hold for a checkout
  expect(findVersion(other, folderWith({ HEAD: `${one}\n` }))).toMatch(/\+1a2b3c4d5e6f$/)
})

test('files without git have the commit that SITE_REVISION names, or none', () => {
  expect(findVersion(one, temporaryFolder())).toMatch(/^\d+\.\d+\.\d+\+1a2b3c4d5e6f$/)
  expect(findVersion(undefined, temporaryFolder())).toMatch(/^\d+\.\d+\.\d+$/)
  expect(commitOf({ HEAD: 'ref: refs/heads/main\n' })).toBeUndefined()
})
