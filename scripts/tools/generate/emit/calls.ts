import type { Contract } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'
import { resolve } from '../contract/references.ts'
import { dataKey } from '../contract/replies.ts'
import type { JsonObject } from '../json.ts'
import { inOrder } from './operations.ts'
import { banner, keyOf, quote } from './text.ts'

const tail = `
/** The request's body, as a caller writes it: encrypted fields in clear, a file as a Blob. */
export type BodyOf<Id extends OperationId> = Calls[Id]['body']
export type QueryOf<Id extends OperationId> = Calls[Id]['query']
/** The parameters in the path. */
export type ParamsOf<Id extends OperationId> = Calls[Id]['params']
/** The reply's data, out of its envelope. */
export type DataOf<Id extends OperationId> = Calls[Id]['data']
`

/** Writes the input and output types of each call, by operationId. */
export function emitCalls(contract: Contract): string {
  const rows = inOrder(contract).map(operation => {
    const wire = `Wire[${quote(operation.id)}]`
    return [
      `  ${keyOf(operation.id)}: {`,
      `    body: ${bodyType(operation, wire)}`,
      `    query: ${parameterType(contract.base, operation, wire, 'query')}`,
      `    params: ${parameterType(contract.base, operation, wire, 'path')}`,
      `    data: ${dataType(operation, wire)}`,
      '  }'
    ].join('\n')
  })
  return [
    banner,
    "import type { operations as Wire } from './openapi.ts'",
    "import type { OperationId } from './operations.ts'\n",
    "export type { OperationId } from './operations.ts'\n",
    `export interface Calls {\n${rows.join('\n')}\n}`,
    tail
  ].join('\n')
}

function bodyType(operation: Operation, wire: string): string {
  if (!operation.body) return 'undefined'
  const { mediaType, required } = operation.body
  const type = `NonNullable<${wire}['requestBody']>['content'][${quote(mediaType)}]`
  return required ? type : `${type} | undefined`
}

function parameterType(
  base: JsonObject,
  operation: Operation,
  wire: string,
  where: 'query' | 'path'
): string {
  const has = operation.parameters.some(parameter => resolve(base, parameter).in === where)
  return has ? `NonNullable<${wire}['parameters']['${where}']>` : 'undefined'
}

function dataType(operation: Operation, wire: string): string {
  if (operation.binary.length > 0) return 'Blob'
  const json = `${wire}['responses'][200]['content']['application/json']`
  return operation.envelope === 'none' ? json : `${json}['${dataKey(operation.envelope)}']`
}
