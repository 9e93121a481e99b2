import type { Reply } from '../answer/envelope.ts'
import type { Compiler } from './ajv.ts'
import type { OperationSpec } from './contract.ts'

/** The error of a reply that breaks the contract. */
class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/**
 * Validates replies of every status against the contract; used in tests.
 * @throws ContractBroken with the path of the error
 */
export function replyCheck(spec: OperationSpec, compiler: Compiler) {
  const checks = new Map(
    Object.entries(spec.replies).map(([status, pointer]) => [status, compiler.at(pointer)])
  )
  return ({ status, payload }: Reply): void => {
    const check = checks.get(String(status)) ?? checks.get('default')
    if (!check) throw new ContractBroken(`${spec.id} answers ${status}, which the contract does not name`)
    // validates the reply as JSON: dates and the like as the client receives them
    const errors = check(JSON.parse(JSON.stringify(payload)))
    if (errors.length === 0) return
    const problems = errors
      .slice(0, 5)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    throw new ContractBroken(`${spec.id} ${spec.method} ${spec.path} ${status}: ${problems.join('; ')}`)
  }
}
