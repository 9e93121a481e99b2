import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from '../database/open.ts'
import { hasRegions } from './store.ts'

type SeedModule = { seedReference(database: Database): Promise<unknown> }

/** Fills an empty database with what every site needs at the first start: regions, dictionaries, parameters, roles. */
export async function prepareReference(
  database: Database,
  root: string,
  log: (line: string) => void
): Promise<void> {
  if (await hasRegions(database.db)) return
  log('Writing regions, dictionaries, parameters and roles …')
  const { seedReference }: SeedModule = await import(
    pathToFileURL(join(root, 'scripts/seed/reference.ts')).href
  )
  await seedReference(database)
}
