/** Lists of suggestions: the entries of campaigns, and other suggestions. */
import type { BodyOf, QueryOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { rulesOf } from '../../correspondence/messages/approval/circumstances.ts'
import { allowedActions } from '../../correspondence/messages/policy.ts'
import { publicNameOf } from '../../correspondence/messages/posting/names.ts'
import { ownRow, publicRow, staffRow } from '../../correspondence/messages/shape.ts'
import { standardReasonsIn } from '../../directory/site/dictionaries.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor, InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { lifeOf } from '../../records/campaign-core/policy.ts'
import type { CampaignRecord } from '../../records/campaign-core/record.ts'
import {
  listHotSuggestions,
  listOwnEntries,
  listPublicEntries,
  listStaffEntries
} from '../../records/lists/entries.ts'
import type { StaffRow } from '../../records/lists/staff-messages.ts'
import { publicSubjectOf } from '../../records/message-core/public-wording.ts'
import { actionsOn } from './offer.ts'
import { getPublic } from './read.ts'

type Schemas = components['schemas']

/** The reader's language, and the time. */
interface Asked {
  readonly language: Language
  readonly now: Date
}

type Found = Awaited<ReturnType<typeof listHotSuggestions>>

async function publicPage(db: Db, found: Found, { language, now }: Asked): Promise<Schemas['MessagePage']> {
  const rules = rulesOf(await readParameters(db), now)
  return shownPage(found, row => publicRow(row, language, rules))
}

/** Lists the approved public entries of a campaign. The campaign must be public. @throws Refusal GEN0404, MSG0011 */
export async function publicEntries(
  db: Db,
  { id, ...filter }: QueryOf<'listCampaignEntries'>,
  asked: Asked
): Promise<Schemas['MessagePage']> {
  await getPublic(db, id)
  return publicPage(db, await listPublicEntries(db, id, filter), asked)
}

/** Lists the public suggestions with the most likes. @throws Refusal MSG0011. Specification 2 (/rmjy/hot) */
export const hotSuggestions = async (
  db: Db,
  filter: QueryOf<'listHotSuggestions'>,
  asked: Asked
): Promise<Schemas['MessagePage']> => publicPage(db, await listHotSuggestions(db, filter), asked)

/** Lists a citizen's own entries, each with the actions that the citizen may take. @throws Refusal MSG0011 */
export async function ownEntries(
  db: Db,
  actor: CitizenActor,
  filter: QueryOf<'listOwnEntries'>,
  { now, language }: Pick<Asked, 'now' | 'language'>
): Promise<Schemas['OwnEntryPage']> {
  const at = { ...rulesOf(await readParameters(db), now), assigned: false }
  const inLanguage = await standardReasonsIn(db, language)
  return shownPage(await listOwnEntries(db, actor, filter), row => ({
    ...ownRow(row, language, allowedActions(actor, row, at), at, inLanguage),
    collectTitle: row.title,
    lifeCycle: lifeOf(row, now),
    adopted: row.adopted
  }))
}

const publicly = (row: StaffRow, language: Language) => ({
  subject: publicSubjectOf(row),
  nickName: publicNameOf(row, language),
  sourceType: null,
  priorityLevel: null,
  gradeApprovedAt: null,
  deadlineAt: null,
  timing: null,
  explainDue: false,
  recheckOpen: false,
  proposedKind: null,
  assigned: false
})

/** Lists the approved entries of a campaign for the group of the campaign. @throws Refusal MSG0010, MSG0011 */
export async function staffEntries(
  db: Db,
  campaign: CampaignRecord,
  { id, ...filter }: BodyOf<'pageCampaignEntries'>,
  {
    actor,
    now,
    language
  }: { readonly actor: InstitutionActor; readonly now: Date; readonly language: Language }
): Promise<Schemas['CampaignEntryPage']> {
  const rules = rulesOf(await readParameters(db), now)
  return shownPage(await listStaffEntries(db, actor, id, filter), row => {
    const own = allowedActions(actor, row, { ...rules, assigned: row.assigned })
    return {
      ...staffRow(row, language, [...own, ...actionsOn(row, campaign, now)], rules),
      // of an entry that another group handles, the reader sees only the public parts; decision 0037
      ...(row.group_id === actor.group.id ? {} : publicly(row, language)),
      isPublic: row.is_public,
      adopted: row.adopted,
      likeCount: row.like_count
    }
  })
}
