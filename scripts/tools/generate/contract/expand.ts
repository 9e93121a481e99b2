import { isDeepStrictEqual } from 'node:util'
import { compact, isObject, type JsonObject, objectOf } from '../json.ts'
import { ContractError } from '../problem.ts'
import type { Catalogue } from './check.ts'
import type { Contract } from './merge.ts'
import { isUpload, type Operation } from './operation.ts'
import { resolve } from './references.ts'
import { repliesOf } from './replies.ts'
import { Shared } from './shared.ts'

/** Header and query parameters of every call of a kind; the client sends them by itself. */
const commonParameters: [where: 'header' | 'query', name: string, on: (operation: Operation) => boolean][] = [
  ['header', 'Accept-Language', () => true],
  ['header', 'Idempotency-Key', operation => operation.write],
  ['query', '_t', operation => operation.method === 'get']
]

/**
 * The headers of a signed call, and of one that says whose page sends it. openapi.yaml declares them once, as the security
 * of every call without another one.
 */
const securityHeaders = ['token', 'timestamp', 'nonce', 'appCode', 'sign', 'account']

/** The security of a call without a signature: only the token, and the account if it takes one. */
const unsigned = ({ account }: Operation): JsonObject[] => [
  { token: [] },
  ...(account ? [{ token: [], account: [] }] : [])
]

/** Tells whether the client sends a parameter by itself, so that it is in no type of a caller. */
export function isCommonParameter(base: JsonObject, parameter: JsonObject): boolean {
  const { in: where, name } = resolve(base, parameter)
  return commonParameters.some(([commonWhere, commonName]) => commonWhere === where && commonName === name)
}

/**
 * Returns the full OpenAPI 3.1 document of a short contract.
 * @throws ContractError when openapi.yaml lacks a common parameter or a header of the signature
 */
export function expandContract(contract: Contract, catalogue: Catalogue, mainFile: string): JsonObject {
  const common = findCommonParameters(contract.base, mainFile)
  requireSecuritySchemes(contract.base, mainFile)
  const paths: JsonObject = {}
  const shared = new Shared()
  for (const operation of contract.operations) {
    const item = objectOf(paths[operation.path])
    item[operation.method] = expandOperation(contract.base, operation, catalogue, common, shared)
    paths[operation.path] = item
  }
  const { openapi, info, servers, tags, security, components, ...rest } = contract.base
  const all = { ...objectOf(components), ...shared.components() }
  return compact({ openapi, info, servers, tags, security, ...rest, paths, components: all })
}

function expandOperation(
  base: JsonObject,
  operation: Operation,
  catalogue: Catalogue,
  common: ReadonlyMap<string, JsonObject>,
  shared: Shared
): JsonObject {
  const added = commonParameters.filter(([, , on]) => on(operation)).map(([, name]) => common.get(name) ?? {})
  return compact({
    operationId: operation.id,
    tags: operation.tags,
    summary: operation.summary,
    description: operation.description,
    'x-specified': operation.specified || undefined,
    'x-permission': operation.permission,
    // readers of the document take `product` where none is named
    'x-envelope': operation.envelope === 'product' ? undefined : operation.envelope,
    'x-not-sign': operation.signed ? undefined : true,
    'x-no-token': operation.noToken || undefined,
    'x-any-password': operation.anyPassword || undefined,
    'x-exact': operation.exact || undefined,
    // every other write takes it, too
    'x-account': (operation.account && operation.permission === 'public') || undefined,
    'x-write': operation.write || undefined,
    'x-action': operation.action,
    security: operation.signed ? undefined : unsigned(operation),
    parameters: [...operation.parameters.map(parameter => withExample(base, operation, parameter)), ...added],
    requestBody: requestBody(operation),
    responses: repliesOf(base, operation, catalogue, shared)
  })
}

function withExample(base: JsonObject, operation: Operation, parameter: JsonObject): JsonObject {
  const { in: where, name } = resolve(base, parameter)
  const examples = objectOf(where === 'path' ? operation.example.params : operation.example.query)
  const example = examples[String(name)]
  const whole = resolve(base, parameter)
  return example === undefined || isDeepStrictEqual(example, whole.example)
    ? parameter
    : { ...whole, example }
}

function requestBody(operation: Operation): JsonObject | undefined {
  if (!operation.body) return undefined
  const { mediaType, schema, required } = operation.body
  const value = operation.example.body
  const examples = value === undefined || isUpload(operation) ? undefined : { example: { value } }
  return { required, content: { [mediaType]: compact({ schema, examples }) } }
}

function findCommonParameters(base: JsonObject, mainFile: string): Map<string, JsonObject> {
  const parameters = Object.entries(objectOf(objectOf(base.components).parameters))
  const found = new Map<string, JsonObject>()
  const problems = []
  for (const [where, name] of commonParameters) {
    const entry = parameters.find(([, value]) => isObject(value) && value.in === where && value.name === name)
    if (entry) found.set(name, { $ref: `#/components/parameters/${entry[0]}` })
    else
      problems.push({
        file: mainFile,
        line: 1,
        message: `components.parameters lacks the ${where} "${name}"`
      })
  }
  if (problems.length > 0) throw new ContractError(problems)
  return found
}

function requireSecuritySchemes(base: JsonObject, mainFile: string): void {
  const schemes = objectOf(objectOf(base.components).securitySchemes)
  const missing = securityHeaders.filter(name => objectOf(schemes[name]).name !== name)
  if (missing.length === 0) return
  throw new ContractError(
    missing.map(name => ({
      file: mainFile,
      line: 1,
      message: `components.securitySchemes lacks the header "${name}"`
    }))
  )
}
