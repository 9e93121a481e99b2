import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { isCommonParameter } from '../contract/expand.ts'
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts'
import { banner } from './text.ts'

/**
 * Writes the types of the whole contract. Values that the client adds itself (common headers, `_t`) are left
 * out, so that no caller has to pass them; a binary value is a Blob.
 */
export async function emitOpenapiTypes(document: JsonObject): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTypes(withoutCommon(document) as unknown as Parameters<typeof openapiTypes>[0], {
    defaultNonNullable: false,
    silent: true,
    transform: schema => ('format' in schema && schema.format === 'binary' ? blob : undefined)
  })
  // the types by path are not used, and each of them would list every method
  const used = nodes.filter(node => !(ts.isInterfaceDeclaration(node) && node.name.text === 'paths'))
  return `${banner}\n${indentedByOne(astToString(used))}`
}

/** Indents by one space, because otherwise half of the text would be indentation. */
const indentedByOne = (text: string) =>
  text.replaceAll(/^(?: {4})+/gm, spaces => ' '.repeat(spaces.length / 4))

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
