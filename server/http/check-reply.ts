import type { Compiler } from './ajv.ts'
import type { OperationSpec } from './contract.ts'
import type { Reply } from './envelope.ts'

/** What was answered is not what the contract promises. */
class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** Holds replies of every status against the contract; used in tests. @throws ContractBroken naming the place */
export function replyCheck(spec: OperationSpec, compiler: Compiler) {
  const checks = new Map(
    Object.entries(spec.replies).map(([status, pointer]) => [status, compiler.at(pointer)])
  )
  return ({ status, payload }: Reply): void => {
    const check = checks.get(String(status)) ?? checks.get('default')
    if (!check) throw new ContractBroken(`${spec.id} answers ${status}, which the contract does not name`)
    // what leaves is JSON: dates and the like show as what they become
    const errors = check(JSON.parse(JSON.stringify(payload)))
    if (errors.length === 0) return
    const problems = errors
      .slice(0, 5)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    throw new ContractBroken(`${spec.id} ${spec.method} ${spec.path} ${status}: ${problems.join('; ')}`)
  }
}
