/**
 * The tables of requests about messages, with the columns of their rows, their tabs, and the group that owns each list.
 */

import { receivedDeliveryTabs } from '@board/schemas/boards/deliveries'
import { proposalTabs } from '@board/schemas/boards/proposals'
import { reportTabs } from '@board/schemas/boards/reports'
import { deletionTabs } from '@board/schemas/boards/requests'
import { deliveryTabs, recheckTabs } from '@board/schemas/boards/tabs'
import { openStates } from '@board/schemas/facts/open-states'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../../../platform/database/statements/literals.ts'
import { conditionsByDisplay } from '../../../platform/paging/tabs.ts'
import { handledBy } from '../staff-messages.ts'

/** A table of requests `c` about a message `m`. */
export interface RequestSource {
  readonly table: string
  /** Further columns of a row, and the joins that they need. */
  readonly columns: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
  /** The condition of each tab, by display; the first tab holds waiting requests, oldest first. */
  readonly tabs: Readonly<Record<number, RawBuilder<boolean>>>
  /** The column of the group that owns the list; absent if the list is for editors. */
  readonly group?: string
  /** A condition on the requests of the list; absent if it has all requests. */
  readonly about?: RawBuilder<boolean>
  /** True if the group of the list only receives the messages, and so reads their public wording. */
  readonly isReceived?: boolean
  /** Condition: the group may learn of later events of the message; absent: always. Decision 0037. */
  readonly follows?: RawBuilder<boolean>
  /** The name of the message's group at the time of the request; absent: that of the requesting group. */
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

/**
 * Condition: an assignment `h` is older than the request for a delivery, and the message was not re-addressed between
 * the two.
 */
const givenThen = sql<boolean>`h.created_at <= c.created_at and not exists (
  select 1 from readdressing r where r.tid = c.tid and r.at >= h.created_at and r.at <= c.created_at
)`

/**
 * The name of the message's group at the time of the request. The holder of an assignment may also request a delivery,
 * but the message belongs to the first giver.
 */
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
  // neither group may read a message that is taken down or deleted
  about: sql`m.audit_state = 1`,
  follows: sql`not c.is_past and m.group_id in (c.group_id, c.superior_id)`
}

const proposal: RequestSource = {
  table: 'reply_proposal',
  columns: sql`g.name as group_name, s.name as superior_name`,
  joins: sql`join org_group g on g.id = c.group_id join org_group s on s.id = c.superior_id`,
  tabs: conditionsByDisplay(proposalTabs, places),
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
  // nobody can decide on a delivery while its message is taken down; it waits until the message is restored
  deliveries: {
    ...delivery,
    about: sql<boolean>`(c.state not in (${literals(openStates.delivery)}) or m.audit_state = 1)`
  },
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
  reportsTo: { ...report, group: 'c.superior_id' },
  proposalsTo: { ...proposal, group: 'c.superior_id' }
} as const satisfies Record<string, RequestSource>

export type RequestKind = keyof typeof requestSources
