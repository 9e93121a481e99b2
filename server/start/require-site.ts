import type { Db } from '../database/open.ts'
import { hasMarks } from './store.ts'

/** The database holds no site yet. */
class SiteRefused extends Error {
  override readonly name = 'SiteRefused'
}

/**
 * Makes sure that the database holds a site, before a command makes keys for it.
 * @throws SiteRefused with what to do
 */
export async function requireSite(db: Db): Promise<void> {
  if (await hasMarks(db)) return
  throw new SiteRefused(
    'The database is empty: no site was started on it yet. Check DATABASE_URL and DATA_DIR, or start the site first. Nothing was changed.'
  )
}
