import type { components } from '@board/generated/openapi'
import type { Db } from '../database/open.ts'
import { selectRegions, selectTopics } from './store.ts'

type Region = components['schemas']['Region']

/** The regions directly below one of GB/T 2260; the provinces where none is named. */
export async function listRegions(db: Db, parentId: number | undefined): Promise<Region[]> {
  const regions = await selectRegions(db, parentId ?? null)
  return regions.map(region => ({ ...region, type: region.type as Region['type'] }))
}

/** The topics that a message can have now. */
export const listTopics = (db: Db): Promise<components['schemas']['Topic'][]> => selectTopics(db)
