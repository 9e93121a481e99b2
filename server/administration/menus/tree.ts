import type { ErrorCode } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { hasMenu, isLinked, type PlaceRow, selectBelow, selectUpwards } from './store.ts'

/** Where an entry is about to stand. `id` is absent while it is new. */
export interface Place {
  readonly id?: number
  readonly parentId: number | null
  readonly type: number
  readonly face: string
}

/** Returns the problem with a place, and the field to show it at; undefined if there is none. */
export async function findMisplacement(
  trx: Trx,
  { id, parentId, type, face }: Place
): Promise<{ code: ErrorCode; field: string } | undefined> {
  const upwards = parentId === null ? [] : await selectUpwards(trx, parentId)
  if (upwards.some(above => above.id === id)) return { code: 'ENT0102', field: 'parentId' }
  const [above] = upwards
  if (above?.type === 1 || (type === 1 && !above)) return { code: 'ENT0104', field: 'parentId' }
  if (above && above.face !== face) return { code: 'ENT0105', field: 'parentId' }
  const below: PlaceRow[] = id === undefined ? [] : await selectBelow(trx, id)
  if (type === 1 && below.length > 0) return { code: 'ENT0104', field: 'type' }
  return below.some(each => each.face !== face) ? { code: 'ENT0105', field: 'face' } : undefined
}

/** Tells whether something stands directly below an entry. */
export const hasEntriesBelow = async (trx: Trx, id: number): Promise<boolean> =>
  (await selectBelow(trx, id)).length > 0

/** Tells who has an entry through a role: nobody, others, or the actor too. */
export async function holdersOf(
  trx: Trx,
  actor: SignedInActor,
  id: number
): Promise<'nobody' | 'others' | 'self'> {
  if (await hasMenu(trx, actor.accountId, id)) return 'self'
  return (await isLinked(trx, id)) ? 'others' : 'nobody'
}
