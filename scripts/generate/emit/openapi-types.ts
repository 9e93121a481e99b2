import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { isCommonParameter } from '../contract/expand.ts'
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts'
import { banner } from './text.ts'

/**
 * The types of the whole contract. What the client sends by itself (common headers, `_t`) is left out, so that no
 * caller is asked for it; a binary value is a Blob.
 */
export async function emitOpenapiTypes(document: JsonObject): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTypes(withoutCommon(document) as unknown as Parameters<typeof openapiTypes>[0], {
    defaultNonNullable: false,
    silent: true,
    transform: schema => ('format' in schema && schema.format === 'binary' ? blob : undefined)
  })
  return `${banner}\n${astToString(nodes)}`
}

function withoutCommon(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  for (const item of Object.values(objectOf(copy.paths))) {
    for (const operation of Object.values(objectOf(item)).filter(isObject)) {
      operation.parameters = listOf(operation.parameters).filter(
        parameter => isObject(parameter) && !isCommonParameter(document, parameter)
      )
    }
  }
  return copy
}
