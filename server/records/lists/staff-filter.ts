/**
 * The list filter of section 3 of the specification, as conditions on a message `m`, and on an assignment `a` if a list
 * has one.
 */
import type { BodyOf } from '@board/generated/calls'
import { maxId, suggestionType } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { InstitutionActor } from '../../platform/actor.ts'
import { fromSeconds } from '../../platform/paging/columns.ts'
import { timeConditions } from '../../platform/paging/narrowing.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { Refusal } from '../../platform/refusal.ts'
import { searchCondition, subjectCondition } from '../search/condition.ts'
import { isAssigned } from './assigned.ts'
import { countedIn } from './counted.ts'
import { dueMessages } from './due.ts'

export type ListFilter = Omit<NonNullable<BodyOf<'pageAns'>>, 'rows'> & { rows?: number | undefined }

const timeColumns = { 1: 'm.approved_at', 2: 'm.replied_at', 3: 'm.graded_at' } as const

/**
 * Reads message ids as people type them: separated by commas, including full-width ones.
 * @throws Refusal MSG0008, MSG0009
 */
export function readIds(text: string): number[] {
  const parts = text
    .split(/[,，]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  if (parts.some(part => !/^\d+$/.test(part))) throw new Refusal('MSG0008')
  if (parts.some(part => Number(part) > maxId)) throw new Refusal('MSG0009')
  return parts.map(Number)
}

/** Condition: the group of the message is this group or one below it. */
export const handledBelow = (groupId: number) => sql<boolean>`m.group_id = any(array(
  select below.id from org_group above join org_group below on starts_with(below.path, above.path)
  where above.id = ${groupId}))`

/**
 * Condition: the message has no final reply (states 0 and 1), and its deadline was before a moment, given in seconds.
 */
export const overdueAt = (moment: number) =>
  sql<boolean>`m.state < 2 and m.deadline_at < ${fromSeconds(moment)}`

/** Returns the types to show. Null means all types; an empty list means none (domain 5). */
export function typesOf(filter: ListFilter, organization: number): readonly number[] | null {
  const suggestions = filter.typeFlag === 1 || (organization === 5 && filter.typeIds === undefined)
  if (suggestions) return [suggestionType]
  return filter.typeIds ?? null
}

function requireOrderedTimes(filter: ListFilter): void {
  const reversed = (from?: number, to?: number) => from !== undefined && to !== undefined && to < from
  if (reversed(filter.startTime, filter.endTime) || reversed(filter.timeSt, filter.timeEd))
    throw new Refusal('MSG0010')
}

/**
 * Returns the conditions of a filter.
 * @param forums the forums of all messages of the list, if they are known; the search then reads only those
 * @param type the type that the list shows
 * @throws Refusal MSG0008, MSG0009, MSG0010
 */
export function staffConditions(
  actor: InstitutionActor,
  filter: ListFilter,
  scope: RawBuilder<boolean>[],
  forums?: readonly number[],
  type: RawBuilder<number> = sql`m.type_id`
): RawBuilder<boolean>[] {
  requireOrderedTimes(filter)
  const conditions = [...scope]
  const any = (column: string, values: readonly number[] | undefined | null) => {
    if (values && values.length > 0) conditions.push(sql`${sql.ref(column)} = any(${[...values]})`)
  }
  const types = typesOf(filter, actor.group.organization)
  if (types) conditions.push(sql`${type} = any(${[...types]})`)
  any('m.fid', filter.fids)
  if (filter.groupId !== undefined) conditions.push(handledBelow(filter.groupId))
  any('m.domain_id', filter.domainIds)
  if (filter.collectId !== undefined) conditions.push(sql`m.collect_id = ${filter.collectId}`)
  any('m.source_type', filter.sourceType)
  any('m.priority_level', filter.priorityLevel)
  any('m.state', filter.searchState)
  any('m.satisfaction', filter.satisfaction)
  if (filter.tids?.trim()) conditions.push(sql`m.tid = any(${readIds(filter.tids)})`)
  if (filter.nickName?.trim()) conditions.push(textContains('m.author_name', filter.nickName))
  if (filter.subject?.trim()) conditions.push(subjectCondition(filter.subject, forums))
  if (filter.satisfactionType !== undefined)
    conditions.push(sql`m.satisfaction_type = ${filter.satisfactionType}`)
  if (filter.dueBefore !== undefined) conditions.push(overdueAt(filter.dueBefore))
  if (filter.voiced) conditions.push(sql`m.voice_count > 0`)
  conditions.push(
    ...timeConditions({ startTime: filter.timeSt, endTime: filter.timeEd }, 'm.created_at'),
    ...timeConditions(filter, timeColumns[filter.timeType ?? 1])
  )
  const grades = gradeCondition(filter)
  if (grades) conditions.push(grades)
  if (filter.content?.trim()) conditions.push(searchCondition(filter.content, forums))
  if (filter.keywords?.trim()) conditions.push(keywordCondition(filter, filter.keywords, forums))
  return conditions
}

/**
 * Returns the conditions of a filter for lists of messages. Its states and holders are those of the messages'
 * assignments that the reader's group may see.
 * @throws Refusal MSG0008, MSG0009, MSG0010
 */
export function messageConditions(
  actor: InstitutionActor,
  filter: ListFilter,
  scope: RawBuilder<boolean>[],
  now: Date,
  forums?: readonly number[]
): RawBuilder<boolean>[] {
  const { searchProcessState: states = [], candidateGroupIdList: holders = [] } = filter
  const conditions = staffConditions(actor, filter, scope, forums)
  if (filter.due !== undefined) conditions.push(dueMessages(filter.due, now))
  if (filter.counted !== undefined) conditions.push(countedIn(filter.counted, now))
  const { id } = actor.group
  // a group must not learn what groups below it have assigned
  if (filter.assigned !== undefined)
    conditions.push(
      sql`m.group_id = ${id} and ${filter.assigned === 'yes' ? isAssigned : sql`not ${isAssigned}`}`
    )
  if (states.length === 0 && holders.length === 0) return conditions
  const asked = [
    sql`a.tid = m.tid and not a.is_past and ${id}::int in (m.group_id, a.giver_group_id, a.holder_group_id)`,
    ...(states.length > 0 ? [sql`a.state = any(${[...states]})`] : []),
    ...(holders.length > 0 ? [sql`a.holder_group_id = any(${[...holders]})`] : [])
  ]
  return [...conditions, sql`exists (select 1 from assignment a where ${sql.join(asked, sql` and `)})`]
}

function gradeCondition(filter: ListFilter): RawBuilder<boolean> | undefined {
  const scores = [
    ['resolution', filter.gradeLevel],
    ['speed', filter.gradeSpeed],
    ['manner', filter.gradeManner]
  ] as const
  const wanted = scores.filter(([, values]) => values && values.length > 0)
  if (wanted.length === 0 && !filter.thanksFlag) return undefined
  const parts = wanted.map(([column, values]) => sql`g.${sql.ref(column)} = any(${[...(values ?? [])]})`)
  if (filter.thanksFlag) parts.push(sql`g.thanks_flag`)
  const round = sql`g.round = coalesce(${filter.satisfactionType ?? null}::smallint, m.satisfaction_type)`
  return sql`exists (select 1 from grade g where g.tid = m.tid and not g.is_past and ${round} and ${sql.join(parts, sql` and `)})`
}

/** Returns the type of search for `keywords`. `selectTitle` is an older form of the search by subject. */
const searchTypeOf = (filter: ListFilter) => (filter.selectTitle === 1 ? 1 : (filter.searchType ?? 3))

/** Tells whether a filter searches the texts of messages. */
export const filtersByWords = (filter: ListFilter): boolean =>
  Boolean(filter.subject?.trim() || filter.content?.trim() || filter.keywords?.trim())

/** Tells whether a filter searches authors by name. */
export const filtersByAuthor = (filter: ListFilter): boolean =>
  Boolean(filter.nickName?.trim() || (filter.keywords?.trim() && searchTypeOf(filter) === 4))

function keywordCondition(
  filter: ListFilter,
  keywords: string,
  forums?: readonly number[]
): RawBuilder<boolean> {
  const searchType = searchTypeOf(filter)
  if (searchType === 5) return sql`m.tid = any(${readIds(keywords)})`
  if (searchType === 4) return textContains('m.author_name', keywords)
  if (searchType === 1) return subjectCondition(keywords, forums)
  return searchCondition(keywords, forums)
}
