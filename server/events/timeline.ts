import { type Actor, isInstitution } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { eventFilter, type Timelined } from './audience.ts'
import { listEvents, listLinks } from './store.ts'

/** One step of a timeline, as `timelineFor` finds it. */
export type TimelineEvent = Awaited<ReturnType<typeof listEvents>>[number]

/**
 * The events of a message that an actor may read, in the order in which they happened. Whether the actor may see
 * the message at all is the caller's question. Domain 2.
 */
export async function timelineFor(db: Db | Trx, actor: Actor, message: Timelined): Promise<TimelineEvent[]> {
  const links = isInstitution(actor) ? await listLinks(db, message.tid) : []
  return (await listEvents(db, message.tid)).filter(eventFilter(actor, message, links))
}
