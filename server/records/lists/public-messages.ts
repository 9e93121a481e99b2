/**
 * The public lists of messages: of a forum, of a region, or all; newest or last replied first; with or without a
 * search.
 */
import type { QueryOf } from '@board/generated/calls'
import { maxId, traceStates } from '@board/schemas/facts/formats'
import { findWrittenNumber } from '@board/schemas/facts/message-number'
import { type RawBuilder, sql } from 'kysely'
import { endOfRegion } from '../../directory/site/region-code.ts'
import type { Db } from '../../platform/database/open.ts'
import { compiledOnce } from '../../platform/database/statements/compiled-once.ts'
import { fromSeconds, seconds } from '../../platform/paging/columns.ts'
import { timeConditions } from '../../platform/paging/narrowing.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type ListOrder,
  type Order,
  orderBy,
  type Page,
  pageIn,
  readPage
} from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { publicSubject } from '../message-core/public-wording.ts'
import type { TraceState } from '../message-core/transitions.ts'
import { plainText } from '../search/bigrams.ts'
import { searchCondition } from '../search/condition.ts'
import { findMessages, type SearchFilter } from '../search/find.ts'
import { byLikeness, findLikest } from '../search/likest.ts'
import { findNear } from '../search/near.ts'
import { type LastGrade, lastGrade } from './last-grade.ts'
import { type PromiseFacts, promiseFacts, promiseJoins } from './promise-facts.ts'

type PublicFilter = NonNullable<QueryOf<'listMessages'>>

/** A row in the form of the database; the names are the contract's. */
export interface PublicRow {
  tid: number
  fid: number
  forumName: string
  groupName: string
  typeId: number
  collectId: number | null
  domainId: number
  subject: string
  content: string
  authorName: string
  isAnonymous: boolean
  companyConfirmed: boolean | null
  state: TraceState
  createdAt: number
  approvedAt: number | null
  repliedAt: number | null
  attachmentCount: number
  replyText: string | null
  replyGroupName: string | null
  satisfaction: number | null
  likeCount: number
  voiceCount: number
  adopted: boolean
  organization: number
  lastGrade: LastGrade | null
  promiseFacts: PromiseFacts
  cursor: string
}

const orders = {
  'approvedAt:desc': { column: 'm.approved_at', id: 'm.tid', descending: true, nullable: false },
  'repliedAt:desc': { column: 'm.replied_at', id: 'm.tid', descending: true, nullable: false },
  // without words, all messages are alike
  likeness: { column: 'm.approved_at', id: 'm.tid', descending: true, nullable: false, sameAs: byLikeness }
} as const satisfies Record<string, ListOrder>

/** Returns the trace states for one value of the filter. Two pairs of states have the same label. */
const statesOf = (state: number): readonly number[] =>
  state === 1 || state === 11 ? [state, state + 1] : [state]

function conditionsOf(filter: PublicFilter): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`m.audit_state = 1 and m.is_public`]
  if (filter.fid !== undefined) conditions.push(sql`m.fid = ${filter.fid}`)
  const forums = forumsWithin(filter)
  if (forums) conditions.push(sql`m.fid = any(array(${forums}))`)
  if (filter.typeId !== undefined) conditions.push(sql`m.type_id = ${filter.typeId}`)
  if (filter.domainId !== undefined) conditions.push(sql`m.domain_id = ${filter.domainId}`)
  if (filter.topicId !== undefined) conditions.push(sql`m.topic_id = ${filter.topicId}`)
  if (filter.replied === 1 || filter.order === 'repliedAt:desc') conditions.push(sql`m.state > 0`)
  if (filter.replied === 0) conditions.push(sql`m.state = 0`)
  if (filter.state !== undefined) conditions.push(sql`m.state in (${sql.join(statesOf(filter.state))})`)
  conditions.push(...timeConditions({ startTime: filter.timeSt, endTime: filter.timeEd }, 'm.approved_at'))
  return conditions
}

function requireOrderedTimes({ timeSt, timeEd }: PublicFilter): void {
  if (timeSt !== undefined && timeEd !== undefined && timeEd < timeSt) throw new Refusal('MSG0010')
}

/** Returns the condition for forums of a region and below it. */
export function forumsIn(regionId: number): RawBuilder<unknown> {
  return sql`select fid from forum where region_id >= ${regionId} and region_id < ${endOfRegion(regionId)}`
}

/** Returns the forums of a region, of an organization, or of both; undefined if neither is given. */
function forumsWithin({ regionId, organization }: PublicFilter): RawBuilder<unknown> | undefined {
  if (regionId === undefined && organization === undefined) return undefined
  const forums = regionId === undefined ? sql`select fid from forum where true` : forumsIn(regionId)
  return organization === undefined ? forums : sql`${forums} and organization = ${organization}`
}

/** Returns the facet values that filter the search. */
function facetsOf(filter: PublicFilter): SearchFilter['values'] {
  const { fid, typeId, domainId, replied, state: asked, order } = filter
  const forum = fid === undefined ? undefined : [fid]
  const within = forumsWithin(filter)
  const fits = (state: number) =>
    (replied === undefined || state > 0 === (replied === 1)) &&
    (asked === undefined || statesOf(asked).includes(state)) &&
    (order !== 'repliedAt:desc' || state > 0)
  return {
    ...(forum && { forum }),
    ...(within && { forum: forum ? sql`${within} and fid = ${fid}` : within }),
    ...(typeId === undefined ? {} : { type: [typeId] }),
    ...(domainId === undefined ? {} : { domain: [domainId] }),
    ...(traceStates.every(fits) ? {} : { state: traceStates.filter(fits) })
  }
}

/** Returns the filter of a search: facet values and times. */
const searchFilterOf = (filter: PublicFilter): Pick<SearchFilter, 'values' | 'from' | 'before'> => ({
  values: facetsOf(filter),
  from: filter.timeSt === undefined ? undefined : fromSeconds(filter.timeSt),
  before: filter.timeEd === undefined ? undefined : fromSeconds(filter.timeEd + 1)
})

async function searchPage(db: Db, filter: PublicFilter, order: Order, keywords: string, page: Page) {
  const isReplied = filter.order === 'repliedAt:desc'
  const { tids, ...total } = await findMessages(db, keywords, {
    ...searchFilterOf(filter),
    order: isReplied ? 'replied' : 'at',
    after: afterCursorOfAll(
      isReplied ? order : { ...order, column: 'at', id: 'tid', sameAs: order },
      page.after
    ),
    offset: page.offset,
    rows: page.rows
  })
  return { rows: await readRows(db, order, sql`${tids}`), ...total }
}

async function likenessPage(db: Db, filter: PublicFilter, keywords: string, page: Page) {
  const { found, ...total } = await findLikest(db, keywords, searchFilterOf(filter), page)
  const tids = found.map(({ tid }) => tid)
  const rows = await readRows(db, orders.likeness, sql`${tids}`)
  const placed = rows.toSorted((one, other) => tids.indexOf(one.tid) - tids.indexOf(other.tid))
  const cursors = new Map(found.map(({ tid, cursor }) => [tid, cursor]))
  return { rows: placed.map(row => ({ ...row, cursor: cursors.get(row.tid) ?? row.cursor })), ...total }
}

async function plainPage(db: Db, filter: PublicFilter, order: ListOrder, page: Page) {
  const words = filter.keywords?.trim()
  const holds = words ? [searchCondition(words)] : []
  const where = sql.join([...conditionsOf(filter), ...holds], sql` and `)
  const from = sql`from message m where ${where} and ${afterCursorOfAll(order, page.after)}`
  const tids = sql`array(${pageIn(from, order, page)})`
  const [rows, total] = await Promise.all([
    readRows(db, order, tids),
    cappedTotal(db, sql`from message m where ${where}`)
  ])
  return { rows, ...total }
}

/** The number of public attachments of the message and its approved supplements. */
const visibleAttachments = sql`case when m.attachment_count = 0 then 0 else (
  select count(*)::integer from attachment t join content_item c on c.id = t.content_item_id
  where t.tid = m.tid and t.is_public and not t.hidden_by_group and t.deleted_at is null and c.audit_state = 1) end`

const columns = compiledOnce(sql`
  m.tid, m.fid, f.name as "forumName", g.name as "groupName", m.type_id as "typeId", m.collect_id as "collectId",
  m.domain_id as "domainId", ${publicSubject} as subject, m.excerpt as content,
  m.author_name as "authorName", m.is_anonymous as "isAnonymous",
  m.company_confirmed as "companyConfirmed", m.state, ${seconds('m.created_at')} as "createdAt",
  ${seconds('m.approved_at')} as "approvedAt", ${seconds('m.replied_at')} as "repliedAt",
  ${visibleAttachments} as "attachmentCount", r.content as "replyText", r.name as "replyGroupName",
  m.satisfaction, m.like_count as "likeCount", m.voice_count as "voiceCount", m.adopted, f.organization,
  ${lastGrade}, ${promiseFacts} as "promiseFacts"`)

const joins = compiledOnce(sql`
  join forum f on f.fid = m.fid
  join org_group g on g.id = m.group_id
  left join lateral (
    select left(reply.content, 100) as content, rg.name from reply join org_group rg on rg.id = reply.group_id
    where reply.tid = m.tid order by reply.id desc limit 1
  ) as r on m.state > 0
  ${promiseJoins}`)

/** Reads the rows of the messages with these ids: an array or a sub-select. It does not check who may read them. */
export async function readRows(
  db: Db,
  order: Order,
  tids: RawBuilder<unknown>,
  cursor: RawBuilder<string> = cursorKey(order)
): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select ${columns}, ${cursor} as cursor from message m ${joins}
    where m.tid = any(${tids})
    order by ${orderBy(order, false)}`.execute(db)
  return rows
}

/**
 * Reads a page of public messages, and their total.
 * @throws Refusal MSG0010, MSG0011, GEN0400
 */
export async function listPublicMessages(db: Db, filter: PublicFilter) {
  const order = orders[filter.order ?? 'approvedAt:desc']
  requireOrderedTimes(filter)
  const page = readPage(filter)
  const keywords = filter.keywords?.trim()
  // topics are not facets of the search: the few messages of a topic have their own index
  const isSearch = keywords && filter.topicId === undefined
  const found = !isSearch
    ? await plainPage(db, filter, order, page)
    : filter.order === 'likeness'
      ? await likenessPage(db, filter, keywords, page)
      : await searchPage(db, filter, order, keywords, page)
  const isFull = found.rows.length === page.rows
  const isFirst = page.offset === 0 && page.after === undefined
  const numbered = keywords && isFirst ? await readNumbered(db, filter, order, keywords) : undefined
  if (!numbered) return { ...found, isFull }
  const others = found.rows.filter(({ tid }) => tid !== numbered.tid)
  const isAdded = others.length === found.rows.length
  return { ...found, rows: [numbered, ...others], total: found.total + (isAdded ? 1 : 0), isFull }
}

/** The number of near results that a page shows. */
const nearRows = 10

/** The plain text of telephone numbers and other long numbers: a message that has a piece of one is not near it. */
const onlyDigits = /^[\d ]+$/

/**
 * Reads public messages that contain most of the words, or words of the same meaning, one of each subject; the likeliest first.
 * Nothing is near a number.
 */
export async function listNearMessages(
  db: Db,
  { keywords, ...filter }: QueryOf<'listNearMessages'>
): Promise<PublicRow[]> {
  if (numberAsked(keywords) !== undefined || onlyDigits.test(plainText(keywords))) return []
  const tids = await findNear(db, keywords, { values: facetsOf(filter), rows: nearRows })
  if (tids.length === 0) return []
  const rows = await readRows(db, orders['approvedAt:desc'], sql`${tids}`)
  return rows.toSorted((one, other) => tids.indexOf(one.tid) - tids.indexOf(other.tid))
}

/** Returns the number that the words are, if they can be the number of a message. */
export function numberAsked(words: string): number | undefined {
  const number = findWrittenNumber(plainText(words)) ?? 0
  return number > 0 && number <= maxId ? number : undefined
}

/** Finds the public message with the number that the words are. */
export async function findNumbered(db: Db, words: string): Promise<PublicRow | undefined> {
  return await readNumbered(db, {}, orders['approvedAt:desc'], words)
}

/** Reads the public message whose number was searched, if it fits the other filters. */
async function readNumbered(
  db: Db,
  filter: PublicFilter,
  order: Order,
  keywords: string
): Promise<PublicRow | undefined> {
  const tid = numberAsked(keywords)
  if (tid === undefined) return undefined
  const conditions = sql.join([sql`m.tid = ${tid}`, ...conditionsOf(filter)], sql` and `)
  const [row] = await readRows(db, order, sql`array(select m.tid from message m where ${conditions})`)
  return row
}
