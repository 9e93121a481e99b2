import type { institution } from '@board/schemas/entities/institution'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import type { RecordOf } from '@board/schemas/vocabulary/vocabulary'
import { findGroup, type GroupRecord } from '../../../directory/groups/find.ts'
import {
  countBetween,
  findUnfinished,
  hasAnythingOfKind,
  hasSibling,
  isGroupUsed,
  isGroupWithin,
  lockStructure,
  placeGroup
} from '../../../directory/groups/structure/structure.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

type Institution = RecordOf<typeof institution>

/** The values of a group after the write that these rules check. */
type Future = Pick<Institution, 'name' | 'parentId' | 'organization' | 'status'>

const futureOf = ({ before, values }: Saving<Institution>): Future => {
  const { name = '', parentId = null, organization = 1, status = 1 } = { ...before, ...values }
  return { name, parentId, organization, status }
}

/**
 * Tells whether a group may be below another. A channel may also be below a local institution; other groups only below
 * their own kind.
 */
const mayStandBelow = (kind: number, above: number): boolean => kind === above || (kind === 4 && above === 1)

/** Checks the name and the parent of the group. @throws Refusal ENT0200 to ENT0203 */
async function requirePlace(trx: Trx, saving: Saving<Institution>, future: Future): Promise<void> {
  const { before, language } = saving
  const id = before?.id
  const { name, parentId, organization } = future
  if (await hasSibling(trx, { ...(id !== undefined && { id }), parentId, name }))
    throw atField('ENT0200', 'name', language)
  if (parentId === null) return
  if (id !== undefined && (await isGroupWithin(trx, parentId, id)))
    throw atField('ENT0201', 'parentId', language)
  const above: GroupRecord | undefined = await findGroup(trx, parentId)
  if (above && !mayStandBelow(organization, above.organization))
    throw atField('ENT0202', 'organization', language)
  if (above?.status !== 1 && future.status === 1) throw atField('ENT0203', 'parentId', language)
}

/**
 * Checks that no work is open between the group and its former superior.
 * @throws Refusal ENT0205
 */
async function requireLoose(
  trx: Trx,
  { before, language }: Saving<Institution>,
  parentId: number | null
): Promise<void> {
  const had = before?.parentId ?? null
  if (!before || had === null || had === parentId) return
  const count = await countBetween(trx, before.id, had)
  if (count > 0) throw atField('ENT0205', 'parentId', language, { count })
}

const closing = {
  subordinates: 'ENT0206',
  forums: 'ENT0207',
  assignments: 'ENT0208',
  messages: 'ENT0209',
  handovers: 'ENT0234',
  others: 'ENT0210'
} as const satisfies Record<string, ErrorCode>

/**
 * Checks that the group has no unfinished work before it is closed.
 * @throws Refusal ENT0206 to ENT0210 or ENT0234 for the first obstacle
 */
async function requireFinished(
  trx: Trx,
  { before, values, now, language }: Saving<Institution>
): Promise<void> {
  if (!before || values.status !== 0) return
  const unfinished = await findUnfinished(trx, before.id, now)
  if (unfinished) throw atField(closing[unfinished.what], 'status', language, { count: unfinished.count })
}

/** Rules for groups. They are a tree, whose paths these rules keep up to date. Domain 1; decision 0035. */
export const institutionRules: EntityRules<Institution> = {
  table: 'org_group',

  lock: lockStructure,

  async beforeSave(trx, saving) {
    const { before, values, language } = saving
    const future = futureOf(saving)
    if (before && values.organization !== undefined && (await hasAnythingOfKind(trx, before.id)))
      throw atField('ENT0204', 'organization', language)
    await requirePlace(trx, saving, future)
    await requireLoose(trx, saving, future.parentId)
    await requireFinished(trx, saving)
  },

  async afterSave(trx, { id, before, after }) {
    const { parentId } = after
    if (!before || before.parentId !== parentId) await placeGroup(trx, id, parentId)
  },

  async beforeDelete(trx, { id }) {
    if (await isGroupUsed(trx, id)) throw new Refusal('ENT0211')
  }
}
