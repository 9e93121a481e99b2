import { type Actor, isInstitution } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { eventFilter, type Timelined } from './audience.ts'
import { listEvents, listLinks, listRecordEvents } from './store.ts'

/** One step of a timeline, as `timelineFor` finds it. */
export type TimelineEvent = Awaited<ReturnType<typeof listEvents>>[number]

/**
 * Lists the events of a message that an actor may read, in the order in which they happened. The caller checks whether
 * the actor may see the message. Domain 2.
 */
export async function timelineFor(db: Db | Trx, actor: Actor, message: Timelined): Promise<TimelineEvent[]> {
  const links = isInstitution(actor) ? await listLinks(db, message.tid) : []
  return (await listEvents(db, message.tid)).filter(eventFilter(actor, message, links))
}

/**
 * Lists the events of a record that is no message, in their order.
 * @param all whether the reader may read all events; otherwise only the public ones
 */
export async function recordTimelineFor(
  db: Db | Trx,
  subject: { kind: string; id: number },
  all: boolean
): Promise<TimelineEvent[]> {
  return (await listRecordEvents(db, subject)).filter(({ audience }) => all || audience === 'public')
}
