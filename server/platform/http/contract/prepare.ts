import { bodyLimitOf } from '../receive/body-limit.ts'
import { type Compiler, compiler } from './ajv.ts'
import { type JsonObject, type OperationSpec, readContract } from './contract.ts'
import { type Serialiser, serialisers } from './serialise.ts'

/** An operation with what follows from the contract alone. */
type PreparedOperation = {
  spec: OperationSpec
  /** Maximum number of bytes of its body. */
  bodyLimit: number
  serialise: Serialiser
}

type Prepared = {
  operations: readonly PreparedOperation[]
  compilers: { text: Compiler; json: Compiler }
}

const known = new WeakMap<JsonObject, Prepared>()

/**
 * Returns the operations of a contract and the compilers of its schemas. All servers of a process that have the
 * same document share them, with every schema that one of them has compiled.
 */
export function prepare(document: JsonObject): Prepared {
  const prepared = known.get(document) ?? read(document)
  known.set(document, prepared)
  return prepared
}

function read(document: JsonObject): Prepared {
  const serialiserOf = serialisers(document)
  return {
    operations: readContract(document).map(spec => ({
      spec,
      bodyLimit: bodyLimitOf(document, spec),
      serialise: serialiserOf(spec)
    })),
    compilers: {
      text: compiler(document, { coerce: true, eager: false }),
      json: compiler(document, { coerce: false, eager: false })
    }
  }
}
