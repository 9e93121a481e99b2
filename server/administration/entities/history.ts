import type { components } from '@board/generated/openapi'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { historyOf } from '../../platform/events/history.ts'
import { readableFields } from './access.ts'
import type { Context } from './context.ts'
import { getWhole } from './get.ts'
import type { Listed, ListQuery } from './list.ts'
import { readRange } from './rows/query.ts'

type Event = components['schemas']['EntityEvent']

/**
 * Lists the events of a record, newest first. Each shows only the fields that its reader may read today.
 * @throws Refusal GEN0404, GEN0400
 */
export async function listHistory(
  db: Db,
  context: Context,
  id: number,
  query: ListQuery
): Promise<Listed<Event>> {
  const page = readRange(query.range, context)
  await getWhole(db, context, id)
  const { actor, model } = context
  const { events, total } = await historyOf(db, { kind: model.entity.name, id }, page)
  const readable = new Set(['id', 'version', ...readableFields(actor, model).map(({ name }) => name)])
  const masked = (values: unknown): Event['before'] =>
    typeof values === 'object' && values !== null
      ? Object.fromEntries(Object.entries(values).filter(([name]) => readable.has(name)))
      : null
  const list = events.map(event => ({
    id: event.id,
    at: seconds(event.at),
    verb: event.verb,
    actorName: event.actorName,
    note: event.note ?? '',
    before: masked(event.before),
    after: masked(event.after)
  }))
  return { list, offset: page.offset, total }
}
