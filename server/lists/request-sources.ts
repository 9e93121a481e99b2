/** The tables of what is asked for about messages: what their rows show, their tabs, and whose they are. */
import {
  deletionTabs,
  deliveryTabs,
  receivedDeliveryTabs,
  recheckTabs,
  reportTabs
} from '@board/schemas/boards/tabs'
import { type RawBuilder, sql } from 'kysely'
import { handledBy } from './staff-messages.ts'
import { conditionsByDisplay } from './tabs.ts'

/** A table of requests `c` about a message `m`. */
export interface RequestSource {
  readonly table: string
  /** What else a row shows, and the tables that it comes from. */
  readonly columns: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
  /** What each tab holds, by display; the first is what waits, oldest first. */
  readonly tabs: Readonly<Record<number, RawBuilder<boolean>>>
  /** The column of the group whose list it is; absent: everybody's. */
  readonly group?: string
  /** What the list is about, where that is not everything. */
  readonly about?: RawBuilder<boolean>
  /** Whether its group merely receives the messages, and reads their public wording. */
  readonly isReceived?: boolean
  /** Whether its group may know what became of the message since; absent: always. Decision 0037. */
  readonly follows?: RawBuilder<boolean>
  /** The name of the group that had the message when it was asked for; absent: of the one that asked. */
  readonly groupThen?: RawBuilder<string>
}

const places = { state: sql`c.state` }

const recheck: RequestSource = {
  table: 'recheck',
  columns: sql`g.name as group_name`,
  joins: sql`join org_group g on g.id = c.group_id`,
  tabs: conditionsByDisplay(recheckTabs, places)
}

const delivery: RequestSource = {
  table: 'delivery',
  columns: sql`g.name as group_name, t.name as to_group_name`,
  joins: sql`join org_group g on g.id = c.group_id join org_group t on t.id = c.to_group_id`,
  tabs: conditionsByDisplay(deliveryTabs, places)
}

/** Whether an assignment `h` was given before a delivery was asked for, and not before the message was last re-addressed. */
const givenThen = sql<boolean>`h.created_at <= c.created_at and not exists (
  select 1 from readdressing r where r.tid = c.tid and r.at >= h.created_at and r.at <= c.created_at
)`

/** Who holds an assignment may ask, too: the message is its first giver's. */
const deliveredBy = sql<string>`case when exists (
    select 1 from assignment h where h.tid = c.tid and h.holder_group_id = c.group_id and ${givenThen}
  ) then coalesce((
    select giver.name from assignment h join org_group giver on giver.id = h.giver_group_id
    where h.tid = c.tid and h.parent_tpid is null and ${givenThen} order by h.tpid desc limit 1
  ), g.name) else g.name end`

const report: RequestSource = {
  table: 'message_report',
  columns: sql`g.name as group_name, s.name as superior_name`,
  joins: sql`join org_group g on g.id = c.group_id join org_group s on s.id = c.superior_id`,
  tabs: conditionsByDisplay(reportTabs, places),
  // what is taken down or deleted is no longer theirs to read
  about: sql`m.audit_state = 1`,
  follows: sql`not c.is_past and m.group_id in (c.group_id, c.superior_id)`
}

export const requestSources = {
  rechecks: recheck,
  ownRechecks: { ...recheck, group: 'c.group_id', follows: sql`m.group_id = c.group_id` },
  deletions: {
    table: 'deletion_request',
    columns: sql`c.requested_by as author_uid`,
    joins: sql``,
    tabs: conditionsByDisplay(deletionTabs, places)
  },
  deliveries: delivery,
  deliveriesFrom: {
    ...delivery,
    group: 'c.group_id',
    follows: handledBy(sql`c.group_id`),
    groupThen: deliveredBy
  },
  deliveriesTo: {
    ...delivery,
    tabs: conditionsByDisplay(receivedDeliveryTabs, {
      hasOpinion: { yes: sql`c.opinion is not null`, no: sql`c.opinion is null` }
    }),
    group: 'c.to_group_id',
    isReceived: true,
    about: sql`c.state = 1 and m.audit_state = 1`
  },
  reportsFrom: { ...report, group: 'c.group_id' },
  reportsTo: { ...report, group: 'c.superior_id' }
} as const satisfies Record<string, RequestSource>

export type RequestKind = keyof typeof requestSources
