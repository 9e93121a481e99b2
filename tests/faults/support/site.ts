/** Builds a site with accounts on its own database, for a real server process. */
import { afterAll } from 'vitest'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { type Database, openDatabase, type Target } from '../../../server/platform/database/open.ts'
import { buildAccount, buildSession } from '../../support/builders/builders.ts'
import { makeWorld } from '../../support/builders/world.ts'
import { administer, databaseUrl, type Postgres, startPostgres } from '../../support/postgres/postgres.ts'
import { temporaryFolder } from '../../support/uploads.ts'

export interface Site {
  folder: string
  /** The environment variables of the server process. */
  environment: Record<string, string>
  /** The place of its data. */
  target: Target
  fid: number
  /** Sessions of so many citizens that the limits of one account are not reached. */
  tokens: readonly string[]
}

const citizens = 80

/** A high limit per address, because all requests come from one address. */
const crowd = { ACCOUNTS_PER_ADDRESS: '1000' }

async function populate(target: Target): Promise<Pick<Site, 'fid' | 'tokens'>> {
  const database = await openDatabase(target)
  try {
    await migrate(database)
    return { fid: (await makeWorld(database)).forums.city, tokens: await signIn(database) }
  } finally {
    await database.close()
  }
}

async function signIn({ db }: Database): Promise<string[]> {
  const tokens: string[] = []
  for (let number = 0; number < citizens; number++) {
    const { uid } = await buildAccount(db, { username: `citizen_${number}` })
    tokens.push(await buildSession(db, uid))
  }
  return tokens
}

/** Builds a site on the embedded database; it gets no demo data, because it has accounts. */
export async function embeddedSite(): Promise<Site> {
  const folder = temporaryFolder()
  const target = { folder }
  return {
    folder,
    target,
    environment: { MODE: 'demo', DATA_DIR: folder, ...crowd },
    ...(await populate(target))
  }
}

/** Builds a site on a database of the run’s PostgreSQL; it gets no demo data, because it has accounts. */
export async function sharedSite(url: string): Promise<Site> {
  const folder = temporaryFolder()
  const environment = { MODE: 'demo', DATABASE_URL: url, DATA_DIR: folder, ...crowd }
  return { folder, environment, target: { url }, ...(await populate({ url })) }
}

/** Builds a production site on a PostgreSQL that keeps acknowledged writes. */
export async function postgresSite(): Promise<Site & { postgres: Postgres }> {
  const postgres = await startPostgres({ durable: true })
  afterAll(() => postgres.stop())
  await administer(postgres.url, 'create database site')
  const folder = temporaryFolder()
  const url = databaseUrl(postgres.url, 'site')
  const environment = {
    MODE: 'production',
    SITE_ORIGIN: 'https://board.example.org',
    DATABASE_URL: url,
    DATA_DIR: folder,
    ...crowd
  }
  return { postgres, folder, environment, target: { url }, ...(await populate({ url })) }
}
