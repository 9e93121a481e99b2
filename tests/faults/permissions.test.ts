import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { roadPicture } from '../support/builders/picture.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { startServer } from '../support/servers/server-process.ts'
import { sharedSite } from './support/site.ts'
import { send } from './support/uploads.ts'

const root = join(import.meta.dirname, '../..')

/** Returns the files and folders that other accounts than the owner may read, and the number of all. */
function readableByOthers(folder: string): { open: string[]; all: number } {
  const paths = readdirSync(folder, { recursive: true }).map(path => join(folder, String(path)))
  return { open: paths.filter(path => (statSync(path).mode & 0o077) !== 0), all: paths.length }
}

it('only the account of the server can read its uploads and keys', async () => {
  const { url } = await testDatabase()
  const site = await sharedSite(url)
  const server = await startServer(site.environment)
  expect(await send(server.url, site.tokens[0] ?? '', await roadPicture(64, 48).png().toBuffer())).toBe(
    'done'
  )
  await server.terminate()
  const { open, all } = readableByOthers(site.folder)
  expect(open).toEqual([])
  expect(readdirSync(join(site.folder, 'uploads'), { recursive: true }).length).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(3)
})

it('only its owner can enter an embedded database that a program of the product has made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-private-'))
  // the folder may have been created with these permissions
  chmodSync(folder, 0o755)
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ADMIN_PASSWORD: 'Chang-jiang9' }
  await promisify(execFile)(process.execPath, ['scripts/commands/admin-create.ts', 'first_admin'], {
    cwd: root,
    env
  })
  const database = join(folder, 'pglite')
  expect(readdirSync(database)).toContain('PG_VERSION')
  expect(statSync(database).mode & 0o777).toBe(0o700)
  const beside = readdirSync(folder).filter(name => (statSync(join(folder, name)).mode & 0o077) !== 0)
  expect(beside).toEqual([])
  // without a terminal and without input there is nobody to ask
  const args = ['scripts/commands/admin-create.ts', 'second_admin', '--another']
  const { ADMIN_PASSWORD: _none, ...asking } = env
  const asked = spawnSync(process.execPath, args, {
    cwd: root,
    env: asking,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  expect([asked.status, String(asked.stderr)]).toEqual([1, expect.stringContaining('There is no terminal')])
})
