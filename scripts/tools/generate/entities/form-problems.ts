import type { JsonSchema, View } from '@board/schemas'
import { complainer, type Use } from './complain.ts'
import type { Declared } from './declared.ts'
import { itemOf, mayBeNull, typeOf } from './filter.ts'

/** Lists the fields that the calendar and the kanban of a list name, with their places. */
export function formUses({ as }: View): Use[] {
  const { calendar, kanban } = as ?? {}
  const uses = [
    { what: 'field of the calendar', name: calendar?.from, path: ['as', 'calendar', 'from'] },
    { what: 'field of the calendar', name: calendar?.to, path: ['as', 'calendar', 'to'] },
    { what: 'field of the kanban', name: kanban?.by, path: ['as', 'kanban', 'by'] }
  ]
  return uses.flatMap(({ what, name, path }) => (name === undefined ? [] : [{ what, name, path }]))
}

const momentWidgets: readonly unknown[] = ['time', 'date', 'deadline']

const isMomentOrDay = (property: JsonSchema): boolean =>
  property.format === 'date' || momentWidgets.includes(property['x-widget'])

const isChosen = (property: JsonSchema): boolean =>
  typeOf(property) === 'boolean' ||
  (typeOf(property) !== 'array' && (property.enum !== undefined || property['x-dict'] !== undefined))

/** Lists the reasons why a list cannot be shown as a calendar or as a kanban. */
export function formProblems({ schema, view, sources }: Pick<Declared, 'schema' | 'view' | 'sources'>) {
  const complain = complainer(sources.view)
  const problems = formUses(view).flatMap(({ what, name, path }) => {
    const property = schema.properties[name]
    if (!property) return []
    const isCalendar = path.includes('calendar')
    const reasons = [
      [isCalendar && !isMomentOrDay(property), 'it is neither a moment nor a day'],
      [!isCalendar && !isChosen(property), 'it is no enum, dictionary or boolean'],
      [!isCalendar && mayBeNull(property), 'it may be null, which no column stands for'],
      [property.writeOnly === true, 'it is writeOnly'],
      [!view.filters.includes(name), 'it is not among the filters, by which a part is loaded']
    ] as const
    return reasons
      .filter(([holds]) => holds)
      .map(([, reason]) => complain(path, `"${name}" cannot be a ${what}: ${reason}`))
  })
  const { by = '', acts = {} } = view.as?.kanban ?? {}
  const values = itemOf(schema.properties[by] ?? {}).enum?.map(String)
  const wrong = Object.entries(acts).flatMap(([value, act]) => {
    const path = ['as', 'kanban', 'acts', value]
    return [
      ...(values && !values.includes(value) ? [complain(path, `"${by}" has no value ${value}`)] : []),
      ...(view.actions?.includes(act) ? [] : [complain(path, `"${act}" is none of the actions of the view`)])
    ]
  })
  return [...problems, ...wrong]
}
