import type { forum } from '@board/schemas/entities/forum'
import { specialCampaign } from '@board/schemas/facts/formats'
import type { RecordOf } from '@board/schemas/vocabulary/vocabulary'
import { findForum } from '../../../directory/forums/find.ts'
import { findHandover, handForumOver } from '../../../directory/forums/handover/handover.ts'
import {
  countOpen,
  hasMessages,
  hasNamesake,
  isBelow,
  isForumUsed,
  placeForum,
  selectKindsBelow
} from '../../../directory/forums/structure/structure.ts'
import { holdOpenGroup, lockStructure } from '../../../directory/groups/structure/structure.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

type Forum = RecordOf<typeof forum>

/** Tells whether the forum belongs to the special campaign, which has a page of its own. Specification 9. */
const isSpecial = (id: number): boolean => id === specialCampaign.fid

const channel = 4

/**
 * Returns the kind of the forum, which is that of its group. The group must be open when it changes or when the forum
 * is enabled.
 * @throws Refusal ENT0223, ENT0224
 */
async function kindBy(trx: Trx, { before, values, language }: Saving<Forum>): Promise<number> {
  const isAsked = !before || values.groupId !== undefined || values.status === 1
  if (!isAsked) return before.organization
  const group = await holdOpenGroup(trx, values.groupId ?? before?.groupId ?? 0)
  if (!group) throw atField('ENT0223', values.groupId === undefined ? 'status' : 'groupId', language)
  if (group.organization === channel) throw atField('ENT0224', 'groupId', language)
  return group.organization
}

/** Checks the name and the parent of the forum. @throws Refusal ENT0220, ENT0221, ENT0222 */
async function requirePlace(
  trx: Trx,
  { before, values, language }: Saving<Forum>,
  kind: number
): Promise<void> {
  const { name = '', regionId = null, parentId: parentFid = null } = { ...before, ...values }
  const fid = before?.id
  const isNamed = values.name !== undefined || values.regionId !== undefined
  const named = { ...(fid !== undefined && { fid }), regionId, name }
  if (isNamed && (await hasNamesake(trx, named))) throw atField('ENT0220', 'name', language)
  if (parentFid !== null) {
    if (fid !== undefined && (await isBelow(trx, parentFid, fid)))
      throw atField('ENT0221', 'parentId', language)
    const above = await findForum(trx, parentFid)
    if (above && above.organization !== kind) throw atField('ENT0222', 'parentId', language)
  }
  if (!before || kind === before.organization) return
  const below = fid === undefined ? [] : await selectKindsBelow(trx, fid)
  if (below.some(each => each !== kind)) throw atField('ENT0222', 'groupId', language)
}

/**
 * Checks that the forum can move to another group.
 * @throws Refusal ENT0225 for open work, ENT0226 for messages of another kind, ENT0233 while it is being handed over
 */
async function requireHandable(trx: Trx, { before, values, now, language }: Saving<Forum>, kind: number) {
  if (!before || values.groupId === undefined) return
  const fid = before.id
  const underWay = values.groupId === before.groupId ? undefined : await findHandover(trx, fid)
  if (underWay) {
    const { moved, total, waiting } = underWay
    throw atField('ENT0233', 'groupId', language, { moved, total, waiting })
  }
  if (kind !== before.organization && (await hasMessages(trx, fid)))
    throw atField('ENT0226', 'groupId', language)
  const count = await countOpen(trx, { fid, groupId: before.groupId }, now)
  if (count > 0) throw atField('ENT0225', 'groupId', language, { count })
}

/** Rules for forums. They are a tree; one group handles each of them. Domain 1; decisions 0035 and 0115. */
export const forumRules: EntityRules<Forum> = {
  key: 'fid',
  columns: { parentId: 'parent_fid' },
  fields: {
    handingOver: {
      columns: [],
      exists: { table: 'forum_handover_open', own: 'fid', column: 'started_at' }
    }
  },

  lock: lockStructure,

  async beforeSave(trx, saving) {
    const kind = await kindBy(trx, saving)
    await requirePlace(trx, saving, kind)
    await requireHandable(trx, saving, kind)
    const isOther = kind !== saving.before?.organization
    return isOther ? { ...saving.values, organization: kind } : saving.values
  },

  async afterSave(trx, { id, actor, before, values, after, now }) {
    const { parentId } = after
    if (!before || before.parentId !== parentId) await placeForum(trx, id, parentId)
    if (!before || values.groupId === undefined) return
    await handForumOver(trx, actor, { fid: id, from: before.groupId, to: values.groupId }, now)
  },

  async beforeDelete(trx, { id }) {
    if (isSpecial(id)) throw new Refusal('ENT0229')
    if ((await selectKindsBelow(trx, id)).length > 0) throw new Refusal('ENT0228')
    if (await isForumUsed(trx, id)) throw new Refusal('ENT0227')
  },

  forbidden: (_actor, { id }) => (isSpecial(id) ? ['delete'] : [])
}
