/** Cases of every generated call, made from the schemas: a new entity needs no line here. */

import type { EntityName } from '@board/generated/entity-names'
import { operations } from '@board/generated/operations'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { type Case, type ClientCase, when, whenRaw } from '../support/case.ts'
import {
  allEntities,
  createRecord,
  freshLine,
  freshValues,
  keeperOf,
  makeRecord,
  operationOf,
  tableOf,
  uploaded,
  type Values,
  withoutMore
} from '../support/entities.ts'
import { type RawRequest, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'
import { ownRecords } from './entity-records.ts'

type Kind = keyof Entity['operations']
type Input = { body?: object; query?: object; params?: object }

/** Tells whether a call of the entity declares the code. */
const declares = (entity: Entity, kind: Kind, code: ErrorCode): boolean => {
  const id = operationOf(entity, kind)
  return id !== undefined && (operations[id].errors as readonly string[]).includes(code)
}

/** Makes one case if the entity has the call and the call declares the expected result; otherwise none. */
function maybe(
  entity: Entity,
  kind: Kind,
  expected: 'done' | ErrorCode,
  what: string,
  input: (stage: Stage) => Promise<Input> | Input
): ClientCase[] {
  const id = operationOf(entity, kind)
  if (id === undefined || (expected !== 'done' && !declares(entity, kind, expected))) return []
  return [when(id, expected, keeperOf(entity), input as never, what)]
}

const json = (value: unknown) => JSON.stringify(value)
const beyond = { query: { range: json([10_000, 10_009]) } }
const nobody = { params: { id: maxId } }
const paramsOf = ({ id }: { id: number }) => ({ params: { id } })
const label = (entity: Entity) => entity.schema['x-resource'].label

const reading = (entity: Entity): Case[] => [
  ...maybe(entity, 'list', 'done', 'in an order, narrowed', async stage => {
    const { id } = await makeRecord(stage, entity)
    const sort = json(['id', 'DESC'])
    return { query: { sort, range: json([0, 9]), filter: json({ id: [id], q: '' }) } }
  }),
  ...maybe(entity, 'list', 'ENT0006', 'beyond the last page', () => beyond),
  ...maybe(entity, 'get', 'done', 'for one', async stage => paramsOf(await makeRecord(stage, entity))),
  ...maybe(entity, 'get', 'GEN0404', 'for none', () => nobody),
  ...maybe(entity, 'options', 'done', 'to choose from', () => ({ query: { filter: json({ q: 'a' }) } })),
  ...maybe(entity, 'options', 'ENT0006', 'beyond their end', () => beyond),
  ...maybe(entity, 'history', 'done', 'of one', async stage => paramsOf(await makeRecord(stage, entity))),
  ...maybe(entity, 'history', 'GEN0404', 'of a record that does not exist', () => nobody),
  ...maybe(entity, 'history', 'ENT0006', 'beyond the last page', async stage => ({
    ...paramsOf(await makeRecord(stage, entity)),
    ...beyond
  })),
  ...maybe(entity, 'export', 'done', 'as a file', () => ({ query: { format: 'csv' } }))
]

const writing = (entity: Entity): Case[] => [
  ...maybe(entity, 'create', 'done', 'of its examples', async stage => ({
    body: await freshValues(stage, entity)
  })),
  ...maybe(entity, 'create', 'ENT0001', 'a second time', async stage => {
    const body = await freshValues(stage, entity)
    await createRecord(stage, entity, body)
    return { body }
  }),
  ...maybe(entity, 'create', 'ENT0002', 'with a reference to nothing', async stage => ({
    body: { ...(await freshValues(stage, entity)), ...toNothing(entity) }
  })),
  ...maybe(entity, 'update', 'done', 'without a change', async stage => {
    const { id, version } = await makeRecord(stage, entity)
    return { ...paramsOf({ id }), body: { version } }
  }),
  ...(ownRecords[entity.name as EntityName]?.keeps
    ? []
    : maybe(entity, 'update', 'ENT0001', 'to a value of another record', async stage => {
        const taken = await freshValues(stage, entity)
        await createRecord(stage, entity, taken)
        const { id, version } = await makeRecord(stage, entity)
        return { ...paramsOf({ id }), body: { ...withoutSecrets(entity, taken), version } }
      })),
  ...maybe(entity, 'update', 'ENT0002', 'with a reference to nothing', async stage => {
    const { id, version } = await makeRecord(stage, entity)
    return { ...paramsOf({ id }), body: { version, ...toNothing(entity) } }
  }),
  ...maybe(entity, 'create', 'ATT0007', 'with a file that does not exist', async stage => ({
    body: { ...(await freshValues(stage, entity)), ...withLostFile(entity) }
  })),
  ...maybe(entity, 'update', 'ATT0007', 'with a file that does not exist', async stage => {
    const { id, version } = await makeRecord(stage, entity)
    return { ...paramsOf({ id }), body: { version, ...withLostFile(entity) } }
  }),
  ...maybe(entity, 'update', 'GEN0404', 'of a record that does not exist', () => ({
    ...nobody,
    body: { version: 1 }
  })),
  ...maybe(entity, 'update', 'GEN0409', 'of an older version', async stage => {
    const values = await freshValues(stage, entity)
    const { id, version } = await createRecord(stage, entity, values)
    const body = { version, ...changeOf(entity, await freshValues(stage, entity)) }
    await stage.call(keeperOf(entity), operationOf(entity, 'update'), { ...paramsOf({ id }), body } as never)
    return { ...paramsOf({ id }), body }
  })
]

/** Returns values for the entity's file fields, each with a file that does not exist. */
function withLostFile(entity: Entity): Values {
  const fields = Object.entries(entity.schema.properties).filter(
    ([, property]) => property['x-widget'] === 'attachment' && !property.readOnly
  )
  const lost = { aid: maxId }
  return Object.fromEntries(fields.map(([name, { items }]) => [name, items ? [lost] : lost]))
}

/** Makes the cases of a field that only some people may write: the write is refused to all others. */
function guarding(entity: Entity): Case[] {
  const guarded = Object.entries(entity.schema.properties).find(
    ([, property]) => property['x-permission']?.write && !property.readOnly
  )
  if (!guarded) return []
  const [field, { examples = [] }] = guarded
  const tries = (kind: 'create' | 'update', input: (stage: Stage) => Promise<RawRequest>): Case[] =>
    declares(entity, kind, 'ENT0005')
      ? [
          whenRaw(
            operationOf(entity, kind),
            'ENT0005',
            'for somebody who may not write a field',
            async stage => {
              const token = await withoutMore(stage, entity)
              return sendRaw(stage, operationOf(entity, kind), { token, ...(await input(stage)) })
            }
          )
        ]
      : []
  return [
    ...tries('create', async stage => ({
      body: { ...(await freshValues(stage, entity)), [field]: examples[0] }
    })),
    ...tries('update', async stage => {
      const { id, version } = await makeRecord(stage, entity)
      return { ...paramsOf({ id }), body: { version, [field]: examples[0] } }
    })
  ]
}

const removing = (entity: Entity): Case[] => [
  ...maybe(entity, 'delete', 'done', 'for good', async stage => paramsOf(await makeRecord(stage, entity))),
  ...maybe(entity, 'delete', 'GEN0404', 'of a record that does not exist', () => nobody),
  ...maybe(entity, 'deleteMany', 'done', 'for good', async stage => {
    const records = [await makeRecord(stage, entity), await makeRecord(stage, entity)]
    return { body: { ids: records.map(({ id }) => id) } }
  }),
  ...maybe(entity, 'deleteMany', 'GEN0404', 'where one is missing', async stage => ({
    body: { ids: [(await makeRecord(stage, entity)).id, maxId] }
  })),
  ...(usersOf(entity).length === 0 || hasOwnRefusals(entity)
    ? []
    : [
        ...maybe(entity, 'delete', 'ENT0003', 'while it is used', async stage =>
          paramsOf(await used(stage, entity))
        ),
        ...maybe(entity, 'deleteMany', 'ENT0003', 'while one is used', async stage => ({
          body: { ids: [(await used(stage, entity)).id] }
        }))
      ])
]

const importing = (entity: Entity): Case[] => [
  ...maybe(entity, 'import', 'done', 'with a line', async stage => ({
    body: { file: tableOf([await freshLine(stage, entity)]) }
  })),
  ...maybe(entity, 'import', 'ENT0007', 'with too many lines', () => ({
    body: { file: new File([`${label(entity)}\n${'x\n'.repeat(50_000)}`], 'lines.csv') }
  })),
  ...maybe(entity, 'import', 'ENT0008', 'of another kind', () => ({
    body: { file: new File([Buffer.from('PK\u0003\u0004broken')], 'lines.xlsx') }
  })),
  ...maybe(entity, 'import', 'ENT0013', 'of a page', () => ({
    body: { file: new File(['<html><table></table></html>'], 'lines.xls') }
  })),
  ...maybe(entity, 'importTemplate', 'done', 'to fill in', () => ({})),
  ...maybe(entity, 'importRefused', 'done', 'of a file with errors', async stage => ({
    query: {
      batchId: (await uploaded(stage, entity, tableOf([{ [label(entity)]: 'x'.repeat(3000) }]))).batchId
    }
  })),
  ...maybe(entity, 'importRefused', 'ENT0009', 'of a batch that does not exist', () => ({
    query: { batchId: '999999999' }
  })),
  ...maybe(entity, 'importConfirm', 'done', 'once', async stage => ({
    body: await uploaded(stage, entity, tableOf([await freshLine(stage, entity)]))
  })),
  ...maybe(entity, 'importConfirm', 'ENT0009', 'of a batch that does not exist', () => ({
    body: { batchId: '999999999' }
  })),
  ...maybe(entity, 'importConfirm', 'ENT0010', 'twice', async stage => {
    const body = await uploaded(stage, entity, tableOf([await freshLine(stage, entity)]))
    await stage.call(keeperOf(entity), operationOf(entity, 'importConfirm'), { body } as never)
    return { body }
  }),
  ...maybe(entity, 'importConfirm', 'ENT0011', 'of a file with errors', async stage => ({
    body: await uploaded(stage, entity, tableOf([{ [label(entity)]: 'x'.repeat(3000) }]))
  })),
  ...(declares(entity, 'create', 'ENT0001') || ownRecords[entity.name as EntityName]?.isRuledUnique
    ? maybe(
        entity,
        'importConfirm',
        'ENT0012',
        'of a line that conflicts with a record written meanwhile',
        async stage => {
          const line = await freshLine(stage, entity)
          const [first, second] = [tableOf([line]), tableOf([line])]
          const body = await uploaded(stage, entity, second)
          const other = await uploaded(stage, entity, first)
          await stage.call(keeperOf(entity), operationOf(entity, 'importConfirm'), { body: other } as never)
          return { body }
        }
      )
    : [])
]

/**
 * Returns values whose first reference names a record that does not exist, with the values under which that field is
 * shown.
 */
function toNothing(entity: Entity): Values {
  const found = Object.entries(entity.schema.properties).find(
    ([, property]) => property['x-ref'] && !property.readOnly
  )
  if (!found) return {}
  const [name, { type, 'x-when': when }] = found
  const shownFor = Object.entries(when?.show?.properties ?? {}).flatMap(([field, { const: value }]) =>
    value === undefined ? [] : [[field, value] as const]
  )
  return { ...Object.fromEntries(shownFor), [name]: type === 'array' ? [maxId] : maxId }
}

const withoutSecrets = ({ schema }: Entity, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !schema.properties[name]?.writeOnly))

/** Returns a change of the label. */
const changeOf = (entity: Entity, values: Values): Values => ({ [label(entity)]: values[label(entity)] })

/** Returns the entities whose new records can refer to this entity. */
const usersOf = (entity: Entity): [user: Entity, field: string][] =>
  allEntities.flatMap(user => {
    if (user.name === entity.name || user.operations.create === undefined) return []
    const field = Object.entries(user.schema.properties).find(
      ([, property]) =>
        property['x-ref']?.resource === entity.name && property.type !== 'array' && !property.readOnly
    )
    return field ? [[user, field[0]] as [Entity, string]] : []
  })

const hasOwnRefusals = (entity: Entity): boolean =>
  (entity.schema['x-resource'].refusals?.delete ?? []).length > 0

/** Creates a record that another record refers to. */
async function used(stage: Stage, entity: Entity) {
  const record = await makeRecord(stage, entity)
  const [first] = usersOf(entity)
  if (first) {
    const [user, field] = first
    await createRecord(stage, user, { ...(await freshValues(stage, user)), [field]: record.id })
  }
  return record
}

export const entityCases: readonly Case[] = allEntities.flatMap(entity => [
  ...reading(entity),
  ...writing(entity),
  ...guarding(entity),
  ...removing(entity),
  ...importing(entity)
])
