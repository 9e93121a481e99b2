import type { components } from '@board/generated/openapi'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { selectRegionPath, selectRegions } from './store.ts'

type Region = components['schemas']['Region']

/** Lists the regions directly below one of GB/T 2260; the provinces if none is given. */
export async function listRegions(db: Db, parentId: number | undefined): Promise<Region[]> {
  const regions = await selectRegions(db, parentId ?? null)
  return regions.map(region => ({ ...region, type: region.type as Region['type'] }))
}

/** Lists a region and the regions above it, the province first, so that a picker can open at it. @throws Refusal GEN0404 */
export async function regionPath(db: Db, id: number): Promise<Region[]> {
  const path = await selectRegionPath(db, id)
  if (path.length === 0) throw new Refusal('GEN0404')
  return path.map(region => ({ ...region, type: region.type as Region['type'] }))
}
