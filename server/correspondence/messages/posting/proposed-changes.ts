/** What is proposed to an editor who approves a message. A proposal never decides, and names its reason. Domain 8. */
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { suggestionType } from '@board/schemas/facts/formats'
import { isInDistress } from '@board/schemas/facts/text/distress'
import { findForums } from '../../../directory/forums/find.ts'
import { getLabel } from '../../../directory/site/dictionaries.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { countProposal } from '../../../records/learning/count.ts'
import { isProposed, proposeClass } from '../../../records/learning/propose.ts'
import { findOtherPlaces } from '../../../records/lists/other-places.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'

type ProposedChange = components['schemas']['ProposedChange']

/** The values that an editor can change at the approval, by the kinds of proposals that are counted. */
export interface ChangedValues {
  readonly domainId?: number | undefined
  readonly typeId?: number | undefined
  readonly fid?: number | undefined
  readonly priorityLevel?: number | undefined
}

const changedField = {
  domain: 'domainId',
  type: 'typeId',
  forum: 'fid',
  priority: 'priorityLevel'
} as const satisfies Record<ProposedChange['kind'], keyof ChangedValues>

/** The text of a waiting message, with the region of its forum. */
interface Text {
  readonly subject: string
  readonly content: string
  readonly regionId: number | null
  readonly forumName: string
}

/** The urgency that is proposed for a message of distress. */
const urgent = 1

/** Finds the values of a waiting message for which its text speaks more than for those that its author chose. */
export async function findProposedChanges(
  db: Db,
  message: MessageRecord,
  text: Text,
  language: Language
): Promise<ProposedChange[]> {
  const words = `${text.subject}\n${text.content}`
  const isUrgent = message.priority_level !== urgent && isInDistress(words)
  const found = await Promise.all([
    isUrgent && proposal(db, { kind: 'priority', value: urgent, words: [] }, 'priority', language),
    findDomain(db, message, text, language),
    findType(db, message, text, language),
    findForum(db, message, text)
  ])
  return found.filter(one => one !== undefined && one !== false)
}

async function proposal(
  db: Db,
  one: Omit<ProposedChange, 'label'>,
  dict: string,
  language: Language
): Promise<ProposedChange> {
  return { ...one, label: await getLabel(db, dict, one.value, language) }
}

async function findDomain(db: Db, { domain_id }: MessageRecord, text: Text, language: Language) {
  const proposed = await proposeClass(db, 'domain', text)
  if (!proposed || proposed.id === domain_id || proposed.second === domain_id) return undefined
  const { id: value, words } = proposed
  return await proposal(db, { kind: 'domain', value, words: [...words] }, 'domain', language)
}

/** Entries of campaigns and messages to a congress are suggestions, whatever they say. */
async function findType(db: Db, message: MessageRecord, text: Text, language: Language) {
  if (message.organization === 5 || message.collect_id !== null) return undefined
  const proposed = await proposeClass(db, 'type', text)
  if (!proposed || proposed.id === message.type_id || proposed.second === message.type_id) return undefined
  // a suggestion has other fields and another deadline; its author has chosen it on purpose
  if (proposed.id === suggestionType || message.type_id === suggestionType) return undefined
  const { id: value, words } = proposed
  return await proposal(db, { kind: 'type', value, words: [...words] }, 'messageType', language)
}

const isSecretary = (name: string): boolean => name.includes('书记')

/** Finds the forum of the only other region that the text names, for the same office as the forum of the message. */
async function findForum(
  db: Db,
  { organization, collect_id, approved_at }: MessageRecord,
  text: Text
): Promise<ProposedChange | undefined> {
  if (collect_id !== null || approved_at !== null || !(await isProposed(db, 'forum'))) return undefined
  const [place, ...others] = await findOtherPlaces(db, text)
  if (!place || others.length > 0) return undefined
  const forums = (
    await findForums(db, { regionId: place.regionId, organization }, { offset: 0, limit: 20 })
  ).filter(({ name }) => isSecretary(name) === isSecretary(text.forumName))
  const [forum] = forums
  if (!forum || forums.length > 1) return undefined
  return { kind: 'forum', value: forum.fid, label: forum.name, words: [place.word] }
}

/**
 * Counts what became of the proposals for a message: a value that the editor set is taken if it is the proposed one, and
 * changed otherwise.
 * @param isApproved true at the approval, when proposals that are still open are passed over
 */
export async function countProposedChanges(
  trx: Trx,
  proposals: readonly ProposedChange[],
  { values, isApproved, now }: { values: ChangedValues; isApproved: boolean; now: Date }
): Promise<void> {
  for (const { kind, value } of proposals) {
    const chosen = values[changedField[kind]]
    if (chosen === undefined && !isApproved) continue
    // the urgency is one of the hints for approval, which have one switch
    const counted = kind === 'priority' ? 'queue' : kind
    const one = { kind: counted, groupId: null, label: String(value), now } as const
    await countProposal(trx, { ...one, outcome: 'offered' })
    await countProposal(trx, { ...one, outcome: chosen === value ? 'taken' : 'changed' })
  }
}
