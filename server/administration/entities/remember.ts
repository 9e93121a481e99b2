import type { EventVerb } from '@board/schemas/facts/events'
import type { NewEvent } from '../../platform/events/record.ts'
import type { Context } from './context.ts'
import { namedFiles } from './files.ts'
import { isReadable, type Model } from './model.ts'
import type { EntityRecord } from './rules.ts'

type RecordVerb = Extract<EventVerb, `record.${string}`>

/** Returns the values of a record that its history keeps: readable fields without secrets. */
export function historyValues(
  model: Model,
  record: EntityRecord,
  names: Iterable<string> = model.fields.keys()
) {
  const fields = [...names].flatMap(name => {
    const field = model.fields.get(name)
    const value = field?.kind === 'file' ? namedFiles(record[name]) : record[name]
    return field && isReadable(field) && !field.rule?.isSecret && value !== undefined
      ? [[name, value] as const]
      : []
  })
  return Object.fromEntries(fields)
}

/** Returns the event of one write for the record's history. */
export function eventOf(
  { actor, model, now }: Context,
  verb: RecordVerb,
  id: number,
  change: Pick<NewEvent, 'before' | 'after'>
): NewEvent {
  return { verb, audience: 'editor', subject: { kind: model.entity.name, id }, actor, at: now, ...change }
}
