import { afterAll } from 'vitest'
import { buildAccount, buildSession } from '../../support/builders.ts'
import { testDatabase } from '../../support/database.ts'
import { endServers, startServer } from '../../support/server-process.ts'
import { temporaryFolder } from '../../support/uploads.ts'
import { makeWorld } from '../../support/world.ts'
import { openBrowser, type Size, type Visitor } from './browser.ts'
import { password } from './people.ts'

/**
 * A site of one test file's own with a small country in it, on tables that it can write into: other journeys would meet
 * what is changed there, and it would meet theirs. Call it and `staff` at the top of the file.
 */
export async function ownSite() {
  const database = await testDatabase()
  const { db } = database
  const world = await makeWorld(database)
  // the support files are read once for all files of a worker, so that what stands at their top is done for the first alone
  afterAll(endServers)
  const { url } = await startServer({
    MODE: 'production',
    SITE_ORIGIN: 'https://board.example.org',
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder()
  })
  const browser = await openBrowser(url)

  return {
    db,
    world,
    url,
    browser,

    /** Writes a member of the staff with the role of this code, or with one of their own of these permissions. */
    async staff(username: string, role: string | readonly string[]): Promise<void> {
      const { uid } = await buildAccount(db, { kind: 'staff', username, real_name: username, password })
      const { id: role_id } =
        typeof role === 'string'
          ? await db.selectFrom('role').select('id').where('code', '=', role).executeTakeFirstOrThrow()
          : await db.insertInto('role').values({ name: username }).returning('id').executeTakeFirstOrThrow()
      const given = typeof role === 'string' ? [] : role.map(permission => ({ role_id, permission }))
      if (given.length > 0) await db.insertInto('role_permission').values(given).execute()
      await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
    },

    /** A person who has signed in already, for what is not about signing in. */
    async signedIn(size: Size, username: string): Promise<Visitor> {
      const visitor = await browser.person(size)
      const account = db.selectFrom('account').select('uid').where('username', '=', username)
      const { uid } = await account.executeTakeFirstOrThrow()
      const token = await buildSession(db, uid)
      await visitor.context.addCookies([{ name: 'token', value: token, url }])
      return visitor
    }
  }
}
