import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { localStore } from '../../server/storage/local.ts'

/** A folder that goes with the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'board-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A store in a folder of this test file's own. `names` lists every file in it, drafts too. */
export function testFiles() {
  const folder = temporaryFolder()
  const names = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ name }) => name)
  return { files: localStore(folder), folder, names }
}
