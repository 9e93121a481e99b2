import type { Entity, EntityOperations, EntityPermissions } from '@board/schemas/entity'
import { recordProperties } from './components.ts'
import { componentOf, type Declared, offers } from './declared.ts'
import { filterSchema } from './filter.ts'

/** Everything that server and console need to know of an entity, references written out. */
export function describeEntity(declared: Declared): Entity {
  const { name, schema, view } = declared
  const hint = schema['x-resource']
  const all = ['create', 'update', 'delete', 'export', 'import'] as const
  return {
    name,
    schema: {
      ...schema,
      properties: recordProperties(schema),
      required: schema.required ?? [],
      'x-resource': { ...hint, operations: all.filter(operation => offers(schema, operation)) }
    },
    view,
    filter: filterSchema(schema, view),
    operations: operationsOf(declared),
    permissions: permissionsOf(declared)
  }
}

/** The operationIds of an entity; what it does not offer is absent. */
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
    ...(offers(schema, 'import') && { import: call('Import'), importConfirm: call('ImportConfirm') })
  }
}

/** The permission strings of an entity; what it does not offer has none. */
export function permissionsOf({ name, schema }: Declared): EntityPermissions {
  const { area = 'sys' } = schema['x-resource']
  const permission = (verb: string) => `${area}:${name}:${verb}`
  return {
    page: permission('page'),
    info: permission('info'),
    options: permission('options'),
    ...(offers(schema, 'create') && { save: permission('save') }),
    ...(offers(schema, 'update') && { update: permission('update') }),
    ...(offers(schema, 'delete') && { delete: permission('delete') }),
    ...(offers(schema, 'export') && { export: permission('export') }),
    ...(offers(schema, 'import') && { import: permission('import') })
  }
}
