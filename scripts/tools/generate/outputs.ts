import { join } from 'node:path'
import { type Description, describe } from './describe.ts'
import { emitOpenapiTypes } from './emit/openapi-types.ts'
import { lintDocument } from './lint.ts'
import { type Problem, refuse } from './problem.ts'
import { emitProgramFiles } from './program-files.ts'

/** The files of `npm run generate`, by path from the root, with the warnings of the linter and the number of operations. */
export type Outputs = { files: ReadonlyMap<string, string>; warnings: readonly Problem[]; operations: number }

/**
 * Returns the text of every generated file from `openapi/`, `schemas/` and `server/platform/database/migrations/`; writes nothing.
 * @throws ContractError with file and line of each problem of the contract
 */
export async function makeOutputs(root: string): Promise<Outputs> {
  const description = await describe(root)
  const { files: types, warnings } = await checkAndEmitTypes(root, description)
  const files = new Map([...emitProgramFiles(description), ...types])
  return { files, warnings, operations: description.contract.operations.length }
}

/**
 * Checks the document by the rules of `redocly.yaml`, and returns the types of the contract: four fifths of the time of
 * all outputs.
 * @throws ContractError with file and line of each problem of the contract
 */
export async function checkAndEmitTypes(
  root: string,
  { contract, document, main }: Description
): Promise<Pick<Outputs, 'files' | 'warnings'>> {
  const [findings, types] = await Promise.all([
    lintDocument(contract, document, {
      config: join(root, 'redocly.yaml'),
      output: join(root, 'generated/openapi.json'),
      main
    }),
    emitOpenapiTypes(document)
  ])
  refuse(findings.errors)
  return { files: new Map([['generated/openapi.ts', types]]), warnings: findings.warnings }
}
