/** A site whose PostgreSQL has a streaming replica, with two servers of this process on it. */

import { randomBytes } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import type { Client } from '../../../client/index.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../../server/platform/database/open.ts'
import type { Topic } from '../../../server/platform/database/replica/changes.ts'
import { replicaOf } from '../../../server/platform/database/replica/replica.ts'
import type { Deps } from '../../../server/platform/deps/deps.ts'
import type { PortalPages } from '../../../server/platform/deps/pages.ts'
import { clientOf, injector, testBoard } from '../../support/builders/world.ts'
import { administer, databaseUrl, startPostgres, streaming } from '../../support/postgres/postgres.ts'
import { testKeys, testServer } from '../../support/servers/server.ts'
import { temporaryFolder } from '../../support/uploads.ts'
import { hangingDoor } from './door.ts'

export const pollOptions = { timeout: 20_000, interval: 20 }

type App = Awaited<ReturnType<typeof testServer>>['app']

/** Returns the subject of a message on its page of the portal, or `gone`. */
const portal: PortalPages = {
  folder: import.meta.dirname,
  form: async () => undefined,
  variantOf: () => '',
  ownDataPage: async function* () {
    yield ''
  },
  addresses: [],
  async render({ url, api }) {
    const answer = await api('http://localhost/v1/threads/content', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tid: Number(url.slice(1)) })
    })
    const { resultData } = (await answer.json()) as { resultData: { subject: string } | null }
    return { status: 200, style: '', html: resultData?.subject ?? 'gone' }
  }
}

/** Starts everything; call it at the top of a file. */
export async function replicatedSite() {
  const primary = await startPostgres({ settings: streaming })
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
    await primary.stop()
  })
  await administer(primary.url, 'create database site')
  const url = databaseUrl(primary.url, 'site')
  const prepared = await openDatabase({ url })
  await migrate(prepared)
  // an account that may read and nothing else suffices for the replica
  const password = randomBytes(12).toString('hex')
  await prepared.exec(`create role reader login password '${password}'; grant pg_read_all_data to reader`)
  await prepared.close()
  const standby = await primary.replicate()
  const door = await hangingDoor(Number(new URL(standby.url).port))
  const readUrl = new URL(databaseUrl(standby.url, 'site'))
  readUrl.port = String(door.port)
  readUrl.username = 'reader'
  readUrl.password = password

  const keys = testKeys()
  const lines: string[] = []
  const given = {
    keys,
    portal,
    log: (message: string) => void lines.push(message),
    config: readConfig({
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: url,
      DATABASE_READ_URL: readUrl.href,
      MAX_DELAY: '0',
      ACCOUNTS_PER_ADDRESS: '1000'
    })
  }
  const open = async () => {
    const database = await openDatabase({ url })
    closing.push(() => database.close())
    return database
  }
  const board = await testBoard(await open(), undefined, given)
  const other = await testServer(await open(), given)
  const servers = [board, other].map(({ app, deps }) => serverOf(app, deps))
  const [here, there] = servers
  if (!here || !there) throw new Error('Two servers are needed')
  const control: Database = await openDatabase({ url: databaseUrl(standby.url, 'site') })
  closing.push(() => control.close())
  return {
    board,
    primary,
    standby,
    door,
    config: given.config,
    /** Starts another reader of the replica, with news of its own. */
    another(changes: Parameters<typeof replicaOf>[2]) {
      const replica = replicaOf(readUrl.href, board.deps.database, changes, () => {})
      closing.push(() => replica.stop())
      replica.start()
      return replica
    },
    here,
    there,
    lines,
    /** Stops the replica from following; what it has stays readable. */
    pause: () => control.exec('select pg_wal_replay_pause()'),
    resume: () => control.exec('select pg_wal_replay_resume()'),
    /** Waits until both servers read from the replica. */
    bothRead: () =>
      expect
        .poll(() => servers.map(({ replica }) => replica.figures().isRead), pollOptions)
        .toEqual([true, true])
  }
}

function serverOf(app: App, { replica, changes }: Pick<Deps, 'replica' | 'changes'>) {
  if (!replica) throw new Error('The server has no replica')
  return {
    app,
    replica,
    /** Waits until the server has heard of a change. */
    hears: (topic: Topic) =>
      new Promise<void>(resolve => changes.onChange(heard => heard === topic && resolve())),
    page: async (tid: number) => (await app.inject(`/${tid}`)).body,
    /** Returns a client of somebody that keeps cookies, as a browser does. */
    browser(token: string | undefined, publicKey: string): { client: Client; cookies: Map<string, string> } {
      const cookies = new Map<string, string>()
      const fetch = injector(app)
      const keeping: typeof fetch = async (input, init) => {
        const request = new Request(input, init)
        if (cookies.size > 0)
          request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
        const answer = await fetch(request)
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
        if (name && value) cookies.set(name, value)
        return answer
      }
      return { cookies, client: clientOf(app, token, publicKey, undefined, keeping) }
    }
  }
}
