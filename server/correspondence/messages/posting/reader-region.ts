import { levelOf } from '../../../directory/site/region-code.ts'
import { regionPath } from '../../../directory/site/regions.ts'
import { findOwnRegion } from '../../../people/person/own.ts'
import { type Actor, isCitizen } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/open.ts'
import { findLastLeaderRegion } from '../store.ts'

/** The region that a reader probably writes about if the text names none. */
export interface ReaderRegion {
  /** The region and those above it that are no province, the lowest first. */
  readonly regionIds: readonly number[]
  /** Where it comes from: the own account, or the leader whom the reader wrote to last. */
  readonly ground: 'ownRegion' | 'lastLeader'
}

/**
 * Finds the region of a citizen: that of the own account, otherwise that of the local leader whom the citizen wrote to last. A
 * province is too large to say whom a text is for; a municipality is a city. Decision 0180.
 */
export async function findReaderRegion(db: Db, reader: Actor): Promise<ReaderRegion | undefined> {
  if (!isCitizen(reader)) return undefined
  const [ownRegion, lastLeader] = await Promise.all([
    findOwnRegion(db, reader.accountId),
    findLastLeaderRegion(db, reader.accountId)
  ])
  for (const [ground, regionId] of Object.entries({ ownRegion, lastLeader } as const)) {
    const regionIds = regionId === undefined ? [] : await listWithin(db, regionId)
    if (regionIds.length > 0) return { regionIds, ground: ground as ReaderRegion['ground'] }
  }
  return undefined
}

/** Lists a region and those above it, the lowest first, without provinces. */
async function listWithin(db: Db, regionId: number): Promise<number[]> {
  const path = await regionPath(db, regionId)
  return path
    .toReversed()
    .filter(({ id, name }) => levelOf(id) !== 'province' || name.endsWith('市'))
    .map(({ id }) => id)
}
