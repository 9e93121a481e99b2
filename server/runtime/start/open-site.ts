import { statSync } from 'node:fs'
import { embeddedFolder } from '../../platform/database/lock.ts'
import {
  type Database,
  type DatabaseSettings,
  databaseOf,
  openDatabase
} from '../../platform/database/open.ts'
import { hasMarks } from './store.ts'

/** The database holds no site yet. */
class SiteRefused extends Error {
  override readonly name = 'SiteRefused'

  constructor() {
    super(
      'The database is empty: no site was started on it yet. Check DATABASE_URL and DATA_DIR, or start the site first. Nothing was changed.'
    )
  }
}

/**
 * Opens the database of a site for a command, which would otherwise make an embedded database or keys for a site that does
 * not exist.
 * @throws SiteRefused with what to do, or an Error if this account may not look into the folder
 */
export async function openSite(settings: DatabaseSettings): Promise<Database> {
  const target = databaseOf(settings)
  if ('folder' in target && !statSync(embeddedFolder(target.folder), { throwIfNoEntry: false }))
    throw new SiteRefused()
  const database = await openDatabase(target)
  try {
    if (await hasMarks(database.db)) return database
    throw new SiteRefused()
  } catch (error) {
    await database.close()
    throw error
  }
}
