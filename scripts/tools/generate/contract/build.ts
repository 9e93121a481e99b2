import type { JsonObject } from '../json.ts'
import { type Catalogue, checkContract } from './check.ts'
import { expandContract } from './expand.ts'
import { type Contract, mergeContract } from './merge.ts'
import type { SourceFile } from './source.ts'

/**
 * Builds the full OpenAPI document from the source files.
 * @throws ContractError with all problems of the first stage that finds some
 */
export function buildContract(
  main: SourceFile,
  families: readonly SourceFile[],
  components: Readonly<Record<string, unknown>>,
  catalogue: Catalogue
): { contract: Contract; document: JsonObject } {
  const contract = mergeContract(main, families, components)
  checkContract(contract, catalogue, main.name)
  return { contract, document: expandContract(contract, catalogue, main.name) }
}
