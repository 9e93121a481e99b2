import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from '../../platform/database/open.ts'
import { hasRegions } from './store.ts'

type SeedModule = {
  seedReference(database: Database): Promise<unknown>
  completeReference(database: Database): Promise<number>
}

/** Loads what fills a database with what every site needs. */
export const loadReference = (root: string): Promise<SeedModule> =>
  import(pathToFileURL(join(root, 'scripts/reference/reference.ts')).href)

/** Fills an empty database with what every site needs at the first start: regions, dictionaries, parameters, roles. */
export async function prepareReference(
  database: Database,
  root: string,
  log: (line: string) => void
): Promise<void> {
  if (await hasRegions(database.db)) return
  log('Writing regions, dictionaries, parameters and roles …')
  await (await loadReference(root)).seedReference(database)
}

/**
 * Adds to a site that was filled by an older version the dictionaries, their fixed values and the parameters that the
 * product has got since; nothing to a database that nobody filled.
 */
export async function completeReference(
  database: Database,
  root: string,
  log: (line: string) => void
): Promise<void> {
  if (!(await hasRegions(database.db))) return
  const added = await (await loadReference(root)).completeReference(database)
  if (added > 0) log(`Added what this version has got: ${added} dictionaries or parameters.`)
}
