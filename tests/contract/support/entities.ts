/**
 * Records of any entity, made from the examples of its schema. The contract tests of a new entity start with them.
 */
import type { OperationId } from '@board/generated/calls'
import { type EntityName, entities } from '@board/generated/entities'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { buildAccount, buildSession } from '../../support/builders/builders.ts'
import { ownRecords } from '../cases/entity-records.ts'
import type { Stage } from './stage.ts'

export type Values = Record<string, unknown>
export type Made = { id: number; version?: number }

export const allEntities: readonly Entity[] = Object.values(entities)

export const operationOf = (entity: Entity, kind: keyof Entity['operations']): OperationId =>
  entity.operations[kind] as OperationId

const generated: ReadonlySet<string> = new Set(
  allEntities.flatMap(({ operations }) => Object.values(operations))
)

/** Tells whether an operation is generated from the schema of an entity. */
export const isOfEntity = (id: OperationId): boolean => generated.has(id)

/** Returns the kind of staff that keeps the records of an entity. */
export const keeperOf = ({ schema }: Entity): 'administrator' | 'editor' =>
  schema['x-resource'].area === 'board' ? 'editor' : 'administrator'

let count = 0

/** Returns a body that creates a new record. The records that it must refer to are made first. */
export async function freshValues(stage: Stage, entity: Entity): Promise<Values> {
  const number = ++count
  const fields = Object.entries(entity.schema.properties).filter(([name]) =>
    entity.schema.required.includes(name)
  )
  const values: Values = {}
  for (const [name, property] of fields) values[name] = await exampleOf(stage, property, entity, number)
  return { ...values, ...ownRecords[entity.name as EntityName]?.values?.(number) }
}

async function exampleOf(stage: Stage, property: JsonSchema, entity: Entity, number: number) {
  const target = entities[property['x-ref']?.resource as EntityName]
  const isOther = target !== undefined && target.name !== entity.name
  if (isOther) {
    const { id } = await makeRecord(stage, target)
    return property.type === 'array' ? [id] : id
  }
  const [example] = property.examples ?? []
  return isName(property) ? numbered(String(example), property, number) : example
}

const isName = (property: JsonSchema): boolean =>
  property.type === 'string' &&
  !property.enum &&
  property.format === undefined &&
  property['x-dict'] === undefined &&
  (property['x-widget'] === undefined || property['x-widget'] === 'textarea')

/** Returns an example that ends with a number, if the limits of the field allow it. */
function numbered(example: string, { pattern, maxLength = 200 }: JsonSchema, number: number): string {
  const digits = String(number)
  const longer = `${example.slice(0, maxLength - digits.length)}${digits}`
  const exchanged = `${example.slice(0, -digits.length)}${digits}`
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
  return [longer, exchanged].find(fits) ?? example
}

/** Creates a record as its keeper; for an entity that nobody can create, writes a row into the table. */
export async function makeRecord(stage: Stage, entity: Entity): Promise<Made> {
  const own = ownRecords[entity.name as EntityName]?.make
  if (own) return own(stage)
  if (entity.operations.create === undefined)
    throw new Error(`tests/contract/cases/entity-records.ts says nothing of how a ${entity.name} comes to be`)
  return createRecord(stage, entity, await freshValues(stage, entity))
}

export async function createRecord(stage: Stage, entity: Entity, body: Values): Promise<Made> {
  return (await stage.call(keeperOf(entity), operationOf(entity, 'create'), { body } as never)) as Made
}

/** Returns a file of lines to import, with the names of the fields as its heading. */
export function tableOf(lines: readonly Values[]): File {
  const names = [...new Set(lines.flatMap(line => Object.keys(line)))]
  const rows = [names, ...lines.map(line => names.map(name => cellOf(line[name])))]
  return new File([rows.map(cells => cells.map(quoted).join(',')).join('\n')], 'lines.csv', {
    type: 'text/csv'
  })
}

const cellOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value ?? ''))
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Uploads a file and returns the batch number that the confirmation needs. */
export async function uploaded(stage: Stage, entity: Entity, file: File): Promise<{ batchId: string }> {
  const { batchId } = (await stage.call(keeperOf(entity), operationOf(entity, 'import'), {
    body: { file }
  } as never)) as { batchId: string }
  return { batchId }
}

/** Returns a line that can be imported; it names referenced records by their labels. */
export async function freshLine(stage: Stage, entity: Entity): Promise<Values> {
  const values = await freshValues(stage, entity)
  const named = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const target = entities[entity.schema.properties[name]?.['x-ref']?.resource as EntityName]
      return [name, target && typeof value === 'number' ? await labelOf(stage, target, value) : value]
    })
  )
  return { ...Object.fromEntries(named), ...ownRecords[entity.name as EntityName]?.line?.(values) }
}

async function labelOf(stage: Stage, entity: Entity, id: number): Promise<unknown> {
  const record = await stage.call(keeperOf(entity), operationOf(entity, 'get'), { params: { id } } as never)
  return (record as Values)[entity.schema['x-resource'].label]
}

/**
 * Builds a user who may do everything with an entity's records, except to write the fields that need a further
 * permission. @returns the token of a session
 */
export async function withoutMore({ db, clock }: Stage, entity: Entity): Promise<string> {
  const { uid } = await buildAccount(db, { kind: 'staff' })
  const name = `entity_${++count}`
  const role = db.insertInto('role').values({ name, data_scope: 0 }).returning('id')
  const { id } = await role.executeTakeFirstOrThrow()
  const rows = Object.values<string>({ ...entity.permissions }).map(permission => ({
    role_id: id,
    permission
  }))
  await db.insertInto('role_permission').values(rows).execute()
  await db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
  return buildSession(db, uid, clock.now())
}
