import {
  type Entity,
  type EntityOperations,
  type EntityPermissions,
  entityPermissions
} from '@board/schemas/vocabulary/entity'
import type { ResourceOperation } from '@board/schemas/vocabulary/vocabulary'
import { recordProperties } from './components.ts'
import { componentOf, type Declared, offers } from './declared.ts'
import { filterSchema } from './filter.ts'

/** Returns everything that server and console need to know about an entity, with references resolved. */
export function describeEntity(declared: Declared): Entity {
  const { name, schema, view } = declared
  const hint = schema['x-resource']
  return {
    name,
    schema: {
      ...schema,
      properties: recordProperties(schema),
      required: schema.required ?? [],
      'x-resource': { ...hint, operations: offeredBy(declared) }
    },
    view,
    filter: filterSchema(schema, view),
    operations: operationsOf(declared),
    permissions: permissionsOf(declared)
  }
}

const all = ['create', 'update', 'delete', 'export', 'import'] as const

/** Lists the operations on the records of an entity, besides reading. */
export const offeredBy = ({ schema }: Declared): ResourceOperation[] =>
  all.filter(operation => offers(schema, operation))

/** Returns the operationIds of an entity; an operation that it does not offer is absent. */
export function operationsOf({ name, schema }: Declared): EntityOperations {
  const call = (verb: string) => `${componentOf(name).replace('Sys', 'sys')}${verb}`
  return {
    list: call('List'),
    get: call('Get'),
    options: call('Options'),
    history: call('History'),
    ...(offers(schema, 'create') && { create: call('Create') }),
    ...(offers(schema, 'update') && { update: call('Update') }),
    ...(offers(schema, 'delete') && { delete: call('Delete'), deleteMany: call('DeleteMany') }),
    ...(offers(schema, 'export') && { export: call('Export') }),
    ...(offers(schema, 'import') && {
      import: call('Import'),
      importConfirm: call('ImportConfirm'),
      importTemplate: call('ImportTemplate'),
      importRefused: call('ImportRefused')
    })
  }
}

/** Returns the permission strings of an entity; an operation that it does not offer has none. */
export function permissionsOf(declared: Declared): EntityPermissions {
  const { name, schema } = declared
  const { area = 'sys' } = schema['x-resource']
  return entityPermissions({ name, area, operations: offeredBy(declared) })
}
