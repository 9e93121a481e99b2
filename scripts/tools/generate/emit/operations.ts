import { automaticCodes, encryptedFields } from '../contract/automatic.ts'
import { type Contract, compare } from '../contract/merge.ts'
import { isUpload, type Operation } from '../contract/operation.ts'
import { compact } from '../json.ts'
import { banner, keyOf, literal } from './text.ts'

const head = `${banner}
/** The facts about a call apart from its types. */
export interface OperationInfo {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly envelope: 'product' | 'template' | 'info' | 'none'
  /** public, login, citizen, institution, or a permission string. */
  readonly permission: string
  readonly public: boolean
  /** Whether the request carries a signature. */
  readonly sign: boolean
  /** Whether it changes something, and so takes an Idempotency-Key. */
  readonly write: boolean
  /** Whether it is listed in section 7 of the specification. */
  readonly specified: boolean
  /** Codes that it can refuse with, beside those that every call has (429, 500, 503). */
  readonly errors: readonly string[]
  /** Codes besides 0 that count as success. */
  readonly success?: readonly string[]
  /** Top-level properties of the body that travel encrypted. */
  readonly encrypted?: readonly string[]
  readonly noToken?: true
  readonly upload?: true
  /** Media types of a reply that is not JSON. */
  readonly binary?: readonly string[]
  /** Whether the console can offer it as a dialog; its form is in actions.ts. */
  readonly action?: true
}
`

/** Returns the operations ordered by id, which is the order of every table. */
export function inOrder(contract: Contract): Operation[] {
  return contract.operations.toSorted((a, b) => compare(a.id, b.id))
}

/** Writes the table of all calls by operationId. */
export function emitOperations(contract: Contract): string {
  const rows = inOrder(contract).map(
    operation => `  ${keyOf(operation.id)}: ${literal(row(contract, operation))}`
  )
  return [
    head,
    `export const operations = {\n${rows.join(',\n')}\n} as const satisfies Record<string, OperationInfo>\n`,
    'export type OperationId = keyof typeof operations\n',
    '/** The same table where the call is known only at run time. */',
    'export const operationInfo: Readonly<Record<OperationId, OperationInfo>> = operations\n'
  ].join('\n')
}

function row({ base }: Contract, operation: Operation) {
  const some = (list: readonly string[]) => (list.length > 0 ? [...list] : undefined)
  return compact({
    method: operation.method,
    path: operation.path,
    envelope: operation.envelope,
    permission: operation.permission,
    public: operation.permission === 'public',
    sign: operation.signed,
    write: operation.write,
    specified: operation.specified,
    errors: [...new Set([...operation.errors, ...automaticCodes(base, operation)])].sort(),
    success: some(operation.success),
    encrypted: some(encryptedFields(base, operation)),
    noToken: operation.noToken || undefined,
    upload: isUpload(operation) || undefined,
    binary: some(operation.binary),
    action: operation.action ? true : undefined
  })
}
