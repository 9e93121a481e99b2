/**
 * Classes of operations. The server decides on session, permission, signature, key and shape of a request in one function
 * (`server/platform/http/answer/answer.ts`), from facts of the contract alone, before the handler runs. Operations with equal facts form a
 * class, and one operation of each class shows what this function does.
 */
import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { operationIds, specOf } from './document.ts'

/** The facts that the server's function reads, as the server itself reads them from the contract. */
export interface Facts {
  readonly method: string
  readonly envelope: string
  /** `public`, `login`, `citizen`, `institution`, or the area of a permission string such as `sys`. */
  readonly permission: string
  readonly anyPassword: boolean
  readonly signed: boolean
  readonly write: boolean
  /** True if it takes the header `account`. */
  readonly account: boolean
  readonly body: 'none' | 'json' | 'multipart'
  readonly encrypted: boolean
  readonly tokenInQuery: boolean
  readonly path: boolean
  readonly query: boolean
}

const areaOf = (permission: string): string => permission.split(':')[0] ?? permission

/** Returns the facts of an operation. */
export function factsOf(id: OperationId): Facts {
  const spec = specOf(id)
  return {
    method: spec.method,
    envelope: spec.envelope,
    permission: areaOf(spec.permission),
    anyPassword: spec.anyPassword,
    signed: spec.signed,
    write: spec.write,
    account: spec.account,
    body: spec.multipart ? 'multipart' : spec.body === undefined ? 'none' : 'json',
    encrypted: spec.encrypted.length > 0,
    tokenInQuery: spec.tokenInQuery,
    path: spec.parameters.path.length > 0,
    query: spec.parameters.query.length > 0
  }
}

/** Returns the name of an operation's class. */
const classOf = (id: OperationId): string => Object.values(factsOf(id)).join(' ')

/** The operations of each class, in the order of the contract. */
export const classes: readonly (readonly OperationId[])[] = [...Map.groupBy(operationIds, classOf).values()]

const representatives = new Map(classes.flatMap(ids => ids.map(id => [id, ids[0] ?? id] as const)))

/** Returns the operation that stands for the class of this one. */
export const representativeOf = (id: OperationId): OperationId => representatives.get(id) ?? id

/** Lists the refusals of the server's function that an operation with these facts must declare. */
export function refusalsBy({
  method,
  permission,
  anyPassword,
  signed,
  write,
  account,
  encrypted
}: Facts): ErrorCode[] {
  const isOpen = permission === 'public'
  const rules: readonly [boolean, readonly ErrorCode[]][] = [
    [method !== 'get', ['GEN0400', 'GEN0413', 'GEN0415']],
    [!isOpen || account, ['USR0001', 'USR0002']],
    [account, ['USR0085']],
    [!isOpen && !anyPassword, ['USR0053', 'USR0073']],
    [!isOpen && permission !== 'login', ['GEN0403']],
    [signed, ['SIG0001', 'SIG0002']],
    [signed && write, ['SIG0003']],
    [encrypted, ['SIG0004']],
    [write, ['GEN0422']]
  ]
  return rules.flatMap(([holds, codes]) => (holds ? codes : []))
}

/**
 * Lists the facts in which the table of `npm run generate`, which the clients use, differs from what the server reads.
 */
export function contradictionsOf(id: OperationId): string[] {
  const row: (typeof operations)[OperationId] & { upload?: true; encrypted?: readonly string[] } =
    operations[id]
  const facts = factsOf(id)
  const pairs: Record<string, [unknown, unknown]> = {
    method: [facts.method, row.method],
    envelope: [facts.envelope, row.envelope],
    permission: [facts.permission, areaOf(row.permission)],
    signed: [facts.signed, row.sign],
    write: [facts.write, row.write],
    multipart: [facts.body === 'multipart', row.upload === true],
    encrypted: [facts.encrypted, (row.encrypted ?? []).length > 0]
  }
  return Object.entries(pairs).flatMap(([name, [server, table]]) =>
    server === table ? [] : [`${id}: ${name} is ${server} in the server and ${table} in the table`]
  )
}
