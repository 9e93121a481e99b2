import type { Db, Trx } from '../../platform/database/open.ts'
import { treeOfNames } from '../../platform/trees.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { forgetPlaces } from './places.ts'
import { selectRegionNames } from './store.ts'

/**
 * Reads the whole tree of regions. It is large, and the same for all who may see it, because no data authorisation
 * narrows regions.
 */
export const wholeTree = cacheBriefly(2000, async db => treeOfNames(await selectRegionNames(db)), 'region')

/** Drops the cached tree and names after a change of a region, so that the next call reads them again. */
export function forgetRegions(db: Db | Trx): void {
  wholeTree.forget(db)
  forgetPlaces(db)
}
