import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Client } from '../../../client/index.ts'
import { openKeys } from '../../../server/platform/keys/keys.ts'
import { buildAccount, buildSession } from '../../support/builders/builders.ts'
import { makeWorld } from '../../support/builders/world.ts'
import { testDatabase } from '../../support/postgres/database.ts'
import { startHostedSite } from '../../support/servers/hosted-site.ts'
import { freePort } from '../../support/servers/server-process.ts'
import { temporaryFolder } from '../../support/uploads.ts'
import { clientWith } from './api.ts'
import { openBrowser, type Size, type Visitor } from './browser.ts'
import { password } from './people.ts'

/** The public address of the site in production mode; no server answers at it. */
export const siteOrigin = 'https://board.example.org'

/**
 * Starts a site with the small world for one test file, on a database of its own, so that its changes and those of
 * other journeys stay separate. Call it and `staff` at the top of the file.
 * @param settings further environment variables of the server
 * @param isAtItsAddress true if the browser opens the site at its public address, which is one of this machine then
 */
export async function ownSite(settings: Readonly<Record<string, string>> = {}, isAtItsAddress = false) {
  const database = await testDatabase()
  const { db } = database
  const world = await makeWorld(database)
  const folder = temporaryFolder()
  // a demo does not fill a database that holds accounts
  if (isAtItsAddress) await buildAccount(db)
  const port = await freePort()
  const local = `http://localhost:${port}`
  const stop = await startHostedSite(
    {
      // a site in production has an https address
      MODE: isAtItsAddress ? 'demo' : 'production',
      SITE_ORIGIN: isAtItsAddress ? local : siteOrigin,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ...settings
    },
    port
  )
  // a worker loads the support files once for all its test files, so hooks at the top of a support file run for the
  // first test file only
  afterAll(stop)
  const url = isAtItsAddress ? local : `http://127.0.0.1:${port}`
  const browser = await openBrowser(url)
  const keys = await openKeys(join(folder, 'keys'))

  /** Opens a session of an account, and returns its token. */
  async function sessionOf(username: string): Promise<string> {
    const account = db.selectFrom('account').select('uid').where('username', '=', username)
    const { uid } = await account.executeTakeFirstOrThrow()
    return await buildSession(db, uid)
  }

  return {
    db,
    /** The keys of the site, which encrypt phones and letters. */
    keys,
    world,
    url,
    browser,

    /**
     * Puts a mail server and a platform of SMS in use, as a site in production needs them for codes. Their addresses are private
     * ones that are not opened: letters stay in the outbox, and nobody is asked.
     */
    async acceptCodes(): Promise<void> {
      const mail = { name: '邮件', host: '10.1.2.25', sender: 'board@example.org', status: 1 }
      await db.insertInto('mail_config').values(mail).execute()
      const sms = { name: '短信', platform: 1, endpoint: 'https://10.1.2.26', access_key: 'key', status: 1 }
      await db.insertInto('sms_config').values(sms).execute()
      await db.updateTable('sms_template').set({ template_a: 'SMS_1' }).execute()
    },

    /** Creates a member of staff with the role of this code, or with a new role that has these permissions. */
    async staff(username: string, role: string | readonly string[]): Promise<void> {
      const { uid } = await buildAccount(db, { kind: 'staff', username, real_name: username, password })
      const { id: role_id } =
        typeof role === 'string'
          ? await db.selectFrom('role').select('id').where('code', '=', role).executeTakeFirstOrThrow()
          : await db
              .insertInto('role')
              .values({ name: username, data_scope: 0 })
              .returning('id')
              .executeTakeFirstOrThrow()
      const given = typeof role === 'string' ? [] : role.map(permission => ({ role_id, permission }))
      if (given.length > 0) await db.insertInto('role_permission').values(given).execute()
      await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
    },

    /** Opens a visitor who is signed in already, for tests that do not test signing in. */
    async signedIn(size: Size, username: string): Promise<Visitor> {
      const visitor = await browser.person(size)
      await visitor.context.addCookies([{ name: 'token', value: await sessionOf(username), url }])
      return visitor
    },

    /** Returns a client of an account, for actions that a journey needs but does not show on a screen. */
    callerAs: async (username: string): Promise<Client> => clientWith(await sessionOf(username), url),

    /** Returns a client of the session that a visitor has in the browser. */
    async callerOf({ context }: Visitor): Promise<Client> {
      const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
      return clientWith(token, url)
    }
  }
}
