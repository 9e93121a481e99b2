import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Db } from '../../server/platform/database/open.ts'
import { foldStorageUse } from '../../server/platform/files/use/storage-use.ts'
import { localStore } from '../../server/platform/storage/local.ts'
import { buildUpload } from './builders/builders.ts'

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

/** Builds an upload of a new account, and returns the id of the use of that account. */
export async function buildUse(db: Db): Promise<number> {
  const { uploader_uid } = await buildUpload(db)
  await foldStorageUse(db)
  const use = db.selectFrom('storage_use').select('id').where('kind', '=', 'account')
  return (await use.where('owner_id', '=', uploader_uid).executeTakeFirstOrThrow()).id
}
