/** The contract as tests read it: the declaration of each operation, and a request that fits its schema. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import {
  type JsonObject,
  type OperationSpec,
  object,
  readContract,
  resolve
} from '../../../server/platform/http/contract/contract.ts'

export const document: JsonObject = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@board/generated/openapi.json')), 'utf8')
)

export const operationIds = Object.keys(operations) as OperationId[]

const specs = new Map(readContract(document).map(spec => [spec.id, spec]))

export function specOf(id: OperationId): OperationSpec {
  const spec = specs.get(id)
  if (!spec) throw new Error(`${id} is in the table of operations, but not in openapi.json`)
  return spec
}

/** Returns the operation's object in the document. */
export function declarationOf(id: OperationId): JsonObject {
  const { method, path } = operations[id]
  return object(object(object(document.paths)[path])[method])
}

/** Returns the statuses that an operation declares by number. */
export const statusesOf = (id: OperationId): number[] =>
  Object.keys(object(declarationOf(id).responses))
    .filter(status => status !== 'default')
    .map(Number)

/** Returns the schema of a JSON body, with a reference at the top resolved; undefined when there is none. */
export function bodySchemaOf(id: OperationId): JsonObject | undefined {
  const content = object(object(object(declarationOf(id).requestBody).content)['application/json'])
  return content.schema === undefined ? undefined : resolve(document, object(content.schema))
}

/** Returns the names of the parts of a multipart body. */
export function partsOf(id: OperationId): string[] {
  const content = object(object(object(declarationOf(id).requestBody).content)['multipart/form-data'])
  return Object.keys(object(resolve(document, object(content.schema)).properties))
}

/** Returns the example of the contract as one request. */
export function exampleOf(id: OperationId) {
  const content = object(object(object(declarationOf(id).requestBody).content)['application/json'])
  const example = object(object(content.examples).example)
  const parameters = specOf(id).parameters
  const values = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters[place].flatMap(({ name }) => {
        const declared = (declarationOf(id).parameters as readonly JsonObject[])
          .map(one => resolve(document, one))
          .find(one => one.name === name && one.in === place)
        return declared?.example === undefined ? [] : [[name, declared.example]]
      })
    )
  return {
    body: example.value as Record<string, unknown> | undefined,
    query: values('query'),
    params: values('path')
  }
}
