import type { ErrorCode } from '@board/schemas'
import type { Constraint } from '../constraints.ts'
import { type Declared, snake } from './declared.ts'
import { itemOf } from './filter.ts'
import type { Storage } from './storage.ts'

/** The verbs of an entity's generated calls. */
export const verbs = [
  'list',
  'get',
  'options',
  'history',
  'create',
  'update',
  'delete',
  'deleteMany',
  'export',
  'import',
  'importConfirm',
  'importTemplate',
  'importRefused'
] as const

export type Verb = (typeof verbs)[number]

/** The catalogue codes that each call of an entity can refuse with, besides the automatic ones. */
export type Codes = Readonly<Record<Verb, readonly ErrorCode[]>>

/**
 * Returns the codes of an entity's calls: those of their kind, those that its fields and its table can cause (a value
 * that is taken, a reference without a target, a field that not everybody may write, a record that is still used),
 * and those of its own rules.
 */
export function entityCodes(
  { name, schema }: Declared,
  constraints: readonly Constraint[] = [],
  storage: Storage = {}
): Codes {
  const { table = snake(name), constraints: told = {} } = storage
  const own = constraints.filter(constraint => constraint.table === table)
  // a read-only column cannot get a value that is taken
  const columns = Object.entries(schema.properties).flatMap(([field, { readOnly }]) =>
    readOnly ? [] : (storage.fields?.[field]?.columns ?? [storage.columns?.[field] ?? snake(field)])
  )
  const isTaken = own.some(
    one =>
      one.kind === 'unique' && (one.name in told || one.columns.every(column => columns.includes(column)))
  )
  const isUsed = own.some(({ kind }) => kind === 'needed')
  const properties = Object.values(schema.properties).filter(({ readOnly }) => !readOnly)
  const refers = properties.some(property => itemOf(property)['x-ref'])
  const holdsFiles = properties.some(property => property['x-widget'] === 'attachment')
  const guarded = properties.some(property => property['x-permission']?.write)
  const { create = [], update = [], delete: remove = [] } = schema['x-resource'].refusals ?? {}
  const written: ErrorCode[] = [
    ...(isTaken ? (['ENT0001'] as const) : []),
    ...(refers ? (['ENT0002'] as const) : []),
    'ENT0004',
    ...(holdsFiles ? (['ATT0007'] as const) : []),
    ...(guarded ? (['ENT0005'] as const) : [])
  ]
  const removed: ErrorCode[] = ['GEN0404', ...(isUsed ? (['ENT0003'] as const) : []), ...remove]
  return {
    list: ['ENT0006'],
    get: ['GEN0404'],
    options: ['ENT0006'],
    history: ['GEN0404', 'ENT0006'],
    create: [...written, ...create],
    update: [...written, 'GEN0404', 'GEN0409', ...update],
    delete: removed,
    deleteMany: removed,
    export: [],
    import: ['ENT0007', 'ENT0008', 'ENT0013'],
    importConfirm: ['ENT0009', 'ENT0010', 'ENT0011', 'ENT0012'],
    importTemplate: [],
    importRefused: ['ENT0009']
  }
}
