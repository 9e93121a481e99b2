import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { localStore } from '../../server/storage/local.ts'

/** Creates a folder that is removed after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'board-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a file store in a folder of this test file. `names` lists every file in it, drafts included. */
export function testFiles() {
  const folder = temporaryFolder()
  const names = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ name }) => name)
  return { files: localStore(folder), folder, names }
}
