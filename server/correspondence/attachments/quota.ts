import { sizeOf } from '@board/schemas/facts/text/size'
import { uploadDays } from '@board/schemas/facts/uploads'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import { isCitizen, isInstitution, type SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockUsedBytes, type StorageOwner, wholeSite } from '../../platform/files/use/storage-use.ts'
import { Refusal } from '../../platform/refusal.ts'

const refusals = { account: 'ATT0009', institution: 'ATT0010', site: 'ATT0011' } as const

/**
 * Checks that an upload fits into the space of its account or institution, and into that of the site. Until the
 * transaction ends, no other upload for the same owner is recorded, so that two of them never pass the limit together.
 * The files of the platform's staff count for the site alone. Decision 0109.
 * @param limits the most bytes of each kind of owner; 0: no limit
 * @throws Refusal ATT0009, ATT0010, ATT0011
 */
export async function requireRoom(
  trx: Trx,
  actor: SignedInActor,
  bytes: number,
  limits: SiteParameters['storage']
): Promise<void> {
  // everybody locks an account or an institution first, and then the site
  for (const owner of ownersOf(actor)) {
    const limit = limits[owner.kind]
    if (limit === 0) continue
    const used = await lockUsedBytes(trx, owner)
    if (used + bytes <= limit) continue
    const sizes = { used: sizeOf(used), limit: sizeOf(limit), size: sizeOf(bytes) }
    throw new Refusal(refusals[owner.kind], { ...sizes, days: uploadDays })
  }
}

function ownersOf(actor: SignedInActor): StorageOwner[] {
  if (isInstitution(actor)) return [{ kind: 'institution', id: actor.group.id }, wholeSite]
  return isCitizen(actor) ? [{ kind: 'account', id: actor.accountId }, wholeSite] : [wholeSite]
}
