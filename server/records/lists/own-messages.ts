/** Lists a citizen's own messages, in tabs. */
import { suggestionType } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import {
  afterCursorOfAll,
  countedTotal,
  cursorKey,
  limitOf,
  type Order,
  orderBy,
  type PageRequest,
  readPage
} from '../../platform/paging/paging.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { firstGradedInSql, gradableStatesInSql, gradedStatesInSql } from '../message-core/in-sql.ts'
import { lastGrade } from './last-grade.ts'
import { promiseFacts, promiseJoins } from './promise-facts.ts'
import type { StaffRow } from './staff-messages.ts'

/** True for entries of campaigns, which have a tab and a call of their own. */
const isEntry = sql<boolean>`m.collect_id is not null`

/** The rules that decide whether the author can grade a message now. They are those of `messages/policy.ts`. */
interface GradingRules {
  readonly gradeSuggestions: boolean
  readonly gradingDays: number
  /** The highest score after which an explanation is due. */
  readonly explainThreshold: number
  readonly now: Date
}

/** True for messages with a reply or an explanation that their author can grade now. */
const gradable = ({ gradeSuggestions, gradingDays, now }: GradingRules) => sql<boolean>`(
  m.state in (${gradableStatesInSql}) and f.organization <> 5
  and (${gradeSuggestions} or m.type_id <> ${sql.lit(suggestionType)})
  and m.replied_at + make_interval(days => ${gradingDays}) >= ${now})`

/** True for graded messages if an explanation is due, or will be due after the decision on the comment. */
const explainable = ({
  explainThreshold
}: GradingRules) => sql<boolean>`(m.state in (${gradedStatesInSql}) and (m.explain_due
  or (m.grade_approved_at is null and exists (
    select from grade v where v.tid = m.tid and not v.is_past and v.comment_state = 0
      and v.round = case m.state when ${firstGradedInSql} then 1 else 2 end
      and least(v.resolution, v.speed, v.manner) <= ${explainThreshold}))))`

/**
 * The condition of each tab: 1 all, 2 waiting for approval, 3 returned, 4 in progress or to be explained, 5 to grade, 6
 * done, 7 withdrawn or deleted. Each message is in exactly one of 2 to 7.
 */
function tabsBy(rules: GradingRules): Readonly<Record<number, RawBuilder<boolean>>> {
  const inProgress = sql`(m.state = 0 or (m.state = 1 and not coalesce(${gradable(rules)}, false))
    or ${explainable(rules)})`
  return {
    1: sql`true`,
    2: sql`m.audit_state = 0`,
    3: sql`m.audit_state = 2`,
    4: sql`m.audit_state = 1 and ${inProgress}`,
    5: sql`m.audit_state = 1 and ${gradable(rules)}`,
    6: sql`m.audit_state = 1 and not ${inProgress} and not coalesce(${gradable(rules)}, false)`,
    7: sql`m.audit_state in (3, 4)`
  }
}

export interface OwnRequest extends PageRequest {
  readonly display?: number | undefined
  /** Keywords for subject and beginning; the tabs count only the matching messages. */
  readonly keywords?: string | undefined
}

const lastWritten: Order = { column: 'm.created_at', id: 'm.tid', descending: true }

/**
 * Reads a page of the author's messages, newest first, and counts each tab and the entries of campaigns.
 * @throws Refusal MSG0011, GEN0400
 */
export async function listOwnMessages(db: Db, actor: CitizenActor, request: OwnRequest, rules: GradingRules) {
  const page = readPage(request)
  const tabs = tabsBy(rules)
  const display = request.display ?? 1
  const words = request.keywords?.trim()
  const held = words
    ? sql`and (${textContains('m.subject', words)} or ${textContains('m.excerpt', words)})`
    : sql``
  const own = sql<boolean>`m.author_uid = ${actor.accountId} ${held}`
  const counts = Object.entries({ ...tabs, entries: isEntry }).map(
    ([tab, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(tab)}`
  )
  const [{ rows }, counted] = await Promise.all([
    sql<StaffRow>`
      select m.*, f.organization, f.name as forum_name, g.name as group_name, false as assigned,
        ${lastGrade}, ${promiseFacts} as "promiseFacts", ${cursorKey(lastWritten)} as cursor
      from message m join forum f on f.fid = m.fid join org_group g on g.id = m.group_id
        ${promiseJoins}
      where ${own} and ${tabs[display] ?? sql`true`} and ${afterCursorOfAll(lastWritten, page.after)}
      order by ${orderBy(lastWritten, false)} ${limitOf(page)}`.execute(db),
    sql<Record<string, number>>`
      select ${sql.join(counts)} from message m join forum f on f.fid = m.fid where ${own}`.execute(db)
  ])
  const tabCounts = counted.rows[0] ?? {}
  const total = countedTotal(tabCounts[String(display)] ?? 0)
  return { rows, tabs: tabCounts, ...total, isFull: rows.length === page.rows }
}
