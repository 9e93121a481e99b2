import type { components } from '@board/generated/openapi'
import type { Db } from '../../../platform/database/open.ts'
import { mayRead } from '../access.ts'
import type { Context } from '../context.ts'
import type { Listed, ListQuery } from '../list.ts'
import { type Field, namingField } from '../model.ts'
import { countBehind, selectOptions } from '../store.ts'
import type { Order } from './condition.ts'
import { placeAfter } from './cursor.ts'
import { readBeyond, readOptionsFilter, readRange } from './query.ts'
import { visibleRows } from './scope.ts'

type Option = components['schemas']['EntityOption']

/**
 * Lists the records that can be chosen in pickers, references and lazy trees, in the order of the list.
 * @throws Refusal GEN0400, ENT0006
 */
export async function listOptions(db: Db, context: Context, query: ListQuery): Promise<Listed<Option>> {
  const { model, actor } = context
  const page = readRange(query.range, context, query.cursor)
  const order = optionsOrder(context)
  const label = namingField(model, context.language)
  const mark = markOf(context)
  const filters = readOptionsFilter(query.filter, context)
  const visible = await visibleRows(db, context, model)
  const conditions = [...visible, ...filters.map(one => (one.op === 'top' ? { ...one, visible } : one))]
  const beyond = readBeyond(query.cursor, order)
  const rows = await selectOptions(db, model, [...conditions, ...beyond], order, page, label, mark)
  const total = await countBehind(db, model, conditions, page, rows.length)
  const isNamed = mayRead(actor, label)
  const list = rows.map(({ id, label: words, parentId, hasChildren, isMarked }) => ({
    id,
    label: isNamed ? (words ?? '') : `#${id}`,
    ...(mark && isMarked && { details: [model.texts[context.language].fields[mark.name] ?? ''] }),
    ...(model.parent && { parentId, hasChildren })
  }))
  return { list, ...page, total, next: placeAfter(rows, page.limit, order) }
}

/**
 * Returns the labels of records as an import reads them, in the order of the pickers.
 * @param most the largest number of labels
 */
export async function optionLabels(db: Db, context: Context, most: number): Promise<string[]> {
  const { model } = context
  const visible = await visibleRows(db, context, model)
  const rows = await selectOptions(db, model, visible, optionsOrder(context), { offset: 0, limit: most })
  return rows.flatMap(({ label }) => (label ? [label] : []))
}

/** Returns the field that marks a record in pickers; undefined without one, or when the reader may not read it. */
function markOf({ model, actor }: Context): Field | undefined {
  const field = model.rules.mark === undefined ? undefined : model.fields.get(model.rules.mark)
  return field && mayRead(actor, field) ? field : undefined
}

/** Returns the order of the options: the view's own, else by label; by id when the reader may not read that field. */
export function optionsOrder({ model, actor }: Context): Order {
  const { sort } = model.entity.view
  const field = sort ? model.fields.get(sort.field) : model.label
  if (!field || !mayRead(actor, field)) return { field: undefined, isDescending: false }
  return { field, isDescending: sort?.order === 'DESC' }
}
