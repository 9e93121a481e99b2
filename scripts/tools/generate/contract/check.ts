import { objectOf } from '../json.ts'
import { didYouMean, type Problem, refuse } from '../problem.ts'
import { automaticCodes, encryptedFields, generalCodes } from './automatic.ts'
import { type Contract, placeOf } from './merge.ts'
import { envelopes, type Operation } from './operation.ts'
import { allReferences, brokenReferences, lookUp, propertiesOf, resolve } from './references.ts'
import { saysSuccess } from './replies.ts'

/** The HTTP status of each catalogue code. */
export type Catalogue = Readonly<Record<string, number>>

const parts = ['parameters', 'x-body', 'requestBody', 'x-data', 'x-conflict'] as const
const envelopeComponents = ['Product', 'Template', 'Info'].flatMap(name => [`${name}Reply`, `${name}Refusal`])

/**
 * Finds names without a target (codes, references, path parameters, encrypted fields) and missing examples.
 * @throws ContractError with all of them
 */
export function checkContract(contract: Contract, catalogue: Catalogue, mainFile: string): void {
  const problems: Problem[] = []
  for (const name of envelopeComponents) {
    if (!lookUp(contract.base, `#/components/schemas/${name}`)) {
      problems.push({ file: mainFile, line: 1, message: `components.schemas.${name} is missing` })
    }
  }
  for (const envelope of envelopes.filter(name => !saysSuccess(contract.base, name))) {
    const message = `the code of a reply in the envelope "${envelope}" is not { const: 0 }`
    problems.push({ file: mainFile, line: 1, message })
  }
  const references = allReferences(contract.base)
  for (const { reference, path } of brokenReferences(contract.base, contract.base)) {
    const message = `${path.join('.')}: "${reference}" does not exist${didYouMean(reference, references)}`
    problems.push({ file: mainFile, line: 1, message })
  }
  for (const operation of contract.operations) {
    problems.push(...codeProblems(contract, operation, catalogue))
    problems.push(...referenceProblems(contract, operation, references))
    problems.push(...parameterProblems(contract, operation))
    problems.push(...bodyProblems(contract, operation))
  }
  refuse(problems)
}

function codeProblems(contract: Contract, operation: Operation, catalogue: Catalogue): Problem[] {
  const automatic = new Set(automaticCodes(contract.base, operation))
  const problems: Problem[] = []
  const listed = [
    ...operation.errors.map(code => ['x-errors', code]),
    ...operation.success.map(code => ['x-success', code])
  ]
  for (const [key = '', code = ''] of listed) {
    const message = automatic.has(code)
      ? `${operation.id}: "${code}" is added by the generator; remove it`
      : code in catalogue
        ? ''
        : `${operation.id}: unknown error code "${code}"${didYouMean(code, Object.keys(catalogue))}`
    if (message) problems.push({ ...placeOf(operation, key), message })
  }
  for (const code of [...automatic, ...generalCodes]) {
    if (!(code in catalogue)) {
      problems.push({
        ...placeOf(operation),
        message: `${operation.id}: schemas/errors/catalogue.ts lacks "${code}"`
      })
    }
  }
  return problems
}

function referenceProblems(contract: Contract, operation: Operation, known: readonly string[]): Problem[] {
  const written: Record<(typeof parts)[number], unknown> = {
    parameters: operation.parameters,
    'x-body': operation.body?.schema,
    requestBody: undefined,
    'x-data': operation.data,
    'x-conflict': operation.conflict
  }
  return parts.flatMap(part =>
    brokenReferences(contract.base, written[part]).map(({ reference, path }) => ({
      ...placeOf(operation, part, ...path, '$ref'),
      message: `${operation.id}: "${reference}" does not exist${didYouMean(reference, known)}`
    }))
  )
}

function parameterProblems({ base }: Contract, operation: Operation): Problem[] {
  const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '')
  const declared = operation.parameters
    .map(parameter => resolve(base, parameter))
    .filter(p => p.in === 'path')
  const names = declared.map(parameter => String(parameter.name))
  const missing = inPath
    .filter(name => !names.includes(name))
    .map(name => `path parameter "${name}" is not declared`)
  const extra = names.filter(name => !inPath.includes(name)).map(name => `"${name}" is not in the path`)
  return [...missing, ...extra].map(text => ({
    ...placeOf(operation, 'parameters'),
    message: `${operation.id}: ${text}`
  }))
}

function bodyProblems({ base }: Contract, operation: Operation): Problem[] {
  const problems: Problem[] = []
  const need = (holds: boolean, key: string) => {
    if (holds && !(key in operation.example)) {
      problems.push({
        ...placeOf(operation, 'x-example'),
        message: `${operation.id}: x-example lacks "${key}"`
      })
    }
  }
  need(operation.body?.mediaType === 'application/json', 'body')
  if (operation.method === 'get' && operation.body) {
    problems.push({ ...placeOf(operation), message: `${operation.id}: a GET has no body` })
  }
  const encrypted = encryptedFields(base, operation)
  for (const [name, schema] of Object.entries(propertiesOf(base, operation.body?.schema ?? {}))) {
    if (encrypted.includes(name) || !Object.values(propertiesOf(base, schema)).some(hasEncrypted)) continue
    const message = `${operation.id}: x-encrypted works on top-level properties of the body, not inside "${name}"`
    problems.push({ ...placeOf(operation, 'x-body', 'properties', name), message })
  }
  return problems
}

const hasEncrypted = (schema: unknown) => objectOf(schema)['x-encrypted'] === true
