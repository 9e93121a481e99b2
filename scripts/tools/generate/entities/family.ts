import type { WhoName } from '@board/schemas/facts/calls/who'
import type { SourceFile } from '../contract/source.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { type Codes, type Verb, verbs } from './codes.ts'
import { changeSchema } from './components.ts'
import { componentOf, type Declared } from './declared.ts'
import { operationsOf, permissionsOf } from './describe.ts'
import { referencesIn } from './implied.ts'
import {
  batchParameter,
  cursorParameter,
  exportParameters,
  filterParameter,
  idParameter,
  optionsFilterParameter,
  rangeParameter,
  sortParameter
} from './parameters.ts'

/** The tag of every generated call. */
const entityTag = 'entities'

type Written = { path: string; method: string; permission: string | undefined; summary: string } & JsonPart
type JsonPart = { more?: Record<string, unknown> }

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const arrayOf = (name: string) => ({ type: 'array', items: ref(name) })
const closed = (properties: Record<string, unknown>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties
})
const upload = {
  required: true,
  content: { 'multipart/form-data': { schema: closed({ file: { type: 'string', format: 'binary' } }) } }
}
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Returns the calls of an entity in the form of a family file, so that they get the same checks as handwritten ones.
 * Their place in messages is that of the entity's schema.
 * @param entities all entities, whose references say who may choose from the records of this one
 */
export function entityFamily(
  declared: Declared,
  codes: Codes,
  entities: readonly Declared[] = []
): SourceFile {
  const { sources } = declared
  const ids = operationsOf(declared)
  const written = calls(declared)
  const paths: Record<string, JsonObject> = {}
  for (const verb of verbs) {
    const operationId = ids[verb]
    if (operationId === undefined) continue
    const { path, method, permission, summary, more } = written[verb]
    const operation = {
      operationId,
      tags: [entityTag],
      summary,
      'x-envelope': 'template',
      'x-permission': permission,
      'x-who': verb === 'options' ? whoChooses(declared, entities) : whoKeeps(declared),
      'x-errors': [...codes[verb]],
      'x-example': {},
      ...more
    }
    paths[path] = { ...paths[path], [method]: toJson(operation) }
  }
  const line = sources.schema.lineOf(['x-resource'])
  return { name: sources.schema.name, value: { paths }, lineOf: () => line, has: () => false }
}

const isOfEditors = ({ schema }: Declared) => schema['x-resource'].area === 'board'

/** Says who may make the calls of an entity: the people of its area. */
const whoKeeps = (declared: Declared): WhoName => (isOfEditors(declared) ? 'editors' : 'administrators')

/** Says who may choose from the records of an entity: its own people, and those of the entities that refer to it. */
function whoChooses(declared: Declared, entities: readonly Declared[]): WhoName {
  const isReferred = entities.some(
    other => isOfEditors(other) && referencesIn(other.schema as unknown as JsonObject).includes(declared.name)
  )
  return !isOfEditors(declared) && isReferred ? 'editorsAndAdministrators' : whoKeeps(declared)
}

function calls(declared: Declared): Record<Verb, Written> {
  const { name, schema, view, texts } = declared
  const {
    page,
    info,
    options,
    save,
    update,
    delete: remove,
    export: out,
    import: into
  } = permissionsOf(declared)
  const component = componentOf(name)
  const base = `/sys/${name}`
  const title = texts['en-US']?.name ?? name
  const one = { params: { id: 1 } }
  const example = exampleInput(declared)
  const filter = filterParameter(component)
  return {
    list: {
      path: base,
      method: 'get',
      permission: page,
      summary: `${title}: a page of the list`,
      more: {
        parameters: [sortParameter(schema, view), rangeParameter, filter, cursorParameter],
        'x-data': arrayOf(component),
        'x-range': name
      }
    },
    get: {
      path: `${base}/{id}`,
      method: 'get',
      permission: info,
      summary: `${title}: one record`,
      more: { parameters: [idParameter], 'x-data': ref(component), 'x-example': one }
    },
    create: {
      path: base,
      method: 'post',
      permission: save,
      summary: `${title}: a new record`,
      more: {
        'x-lock': { by: 'ownRow' },
        'x-body': ref(`${component}Input`),
        'x-data': ref(component),
        'x-example': { body: example }
      }
    },
    update: {
      path: `${base}/{id}`,
      method: 'put',
      permission: update,
      summary: `${title}: change a record`,
      more: {
        'x-lock': 'record',
        parameters: [idParameter],
        'x-body': changeSchema(schema),
        'x-data': ref(component),
        'x-conflict': ref(component),
        'x-example': { ...one, body: { ...example, version: 1 } }
      }
    },
    delete: {
      path: `${base}/{id}`,
      method: 'delete',
      permission: remove,
      summary: `${title}: delete a record`,
      more: { 'x-lock': 'record', parameters: [idParameter], 'x-data': ref('EntityKey'), 'x-example': one }
    },
    deleteMany: {
      path: `${base}/delete`,
      method: 'post',
      permission: remove,
      summary: `${title}: delete records`,
      more: {
        'x-lock': 'record',
        'x-body': ref('EntityKeys'),
        'x-data': ref('EntityKeys'),
        'x-example': { body: { ids: [1] } }
      }
    },
    options: {
      path: `${base}/options`,
      method: 'get',
      permission: options,
      summary: `${title}: to choose from`,
      more: {
        parameters: [rangeParameter, optionsFilterParameter, cursorParameter],
        'x-data': arrayOf('EntityOption'),
        'x-range': name
      }
    },
    history: {
      path: `${base}/{id}/history`,
      method: 'get',
      permission: info,
      summary: `${title}: what happened to a record`,
      more: {
        'x-bounded': 'record',
        parameters: [idParameter, rangeParameter],
        'x-data': arrayOf('EntityEvent'),
        'x-range': name,
        'x-example': one
      }
    },
    export: {
      path: `${base}/export`,
      method: 'get',
      permission: out,
      summary: `${title}: the list as a file`,
      more: {
        parameters: [...exportParameters(schema), filter],
        'x-envelope': 'none',
        'x-binary': ['text/csv', sheet],
        'x-example': { query: { format: 'csv' } }
      }
    },
    import: {
      path: `${base}/import`,
      method: 'post',
      permission: into,
      summary: `${title}: read a file, write nothing`,
      more: {
        'x-lock': { by: 'ownRow' },
        'x-pace': 'upload',
        requestBody: upload,
        'x-data': ref('EntityImport')
      }
    },
    importConfirm: {
      path: `${base}/import/confirm`,
      method: 'post',
      permission: into,
      summary: `${title}: write what was read`,
      more: {
        'x-lock': 'import_batch',
        'x-body': ref('EntityImportChoice'),
        'x-data': ref('EntityImported'),
        'x-example': { body: { batchId: '1' } }
      }
    },
    importTemplate: {
      path: `${base}/import/template`,
      method: 'get',
      permission: into,
      summary: `${title}: an empty file to fill in`,
      more: { 'x-envelope': 'none', 'x-binary': [sheet] }
    },
    importRefused: {
      path: `${base}/import/refused`,
      method: 'get',
      permission: into,
      summary: `${title}: the refused lines of a file, with their reasons`,
      more: {
        parameters: [batchParameter],
        'x-envelope': 'none',
        'x-binary': [sheet],
        'x-example': { query: { batchId: '1' } }
      }
    }
  }
}

/** Returns a valid input: the first example of each required field. */
function exampleInput({ schema }: Declared): Record<string, unknown> {
  const required = schema.required ?? []
  const fields = Object.entries(schema.properties).filter(
    ([field, property]) => required.includes(field) && !property.readOnly
  )
  return Object.fromEntries(fields.map(([field, property]) => [field, exampleOf(property)]))
}

function exampleOf(property: {
  examples?: readonly unknown[]
  enum?: readonly unknown[]
  type?: unknown
  default?: unknown
}): unknown {
  const given = [...(property.examples ?? []), ...(property.enum ?? []), property.default].find(
    value => value !== undefined
  )
  if (given !== undefined) return given
  const type = [property.type].flat()[0]
  return type === 'boolean' ? true : type === 'array' ? [] : type === 'string' ? '' : 1
}

/** Returns a copy in plain JSON, without absent values. */
function toJson(value: unknown): JsonObject {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return isObject(copy) ? copy : {}
}
