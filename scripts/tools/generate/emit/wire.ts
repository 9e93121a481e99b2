import { encryptedFields } from '../contract/automatic.ts'
import type { Contract } from '../contract/merge.ts'
import { isUpload, methods, type Operation } from '../contract/operation.ts'
import { inOrder } from './operations.ts'
import { banner, keyOf, literal } from './text.ts'

/**
 * The bits of a row's second number; the lowest three are the index of the method. `bare`: JSON without an envelope;
 * `body`: the call has a body.
 */
const bits = { signed: 8, write: 16, noToken: 32, upload: 64, binary: 128, bare: 256, body: 512 } as const

const head = `${banner}
/** The least that the client must know of a call to send it; the browser loads this, not operations.ts. */
export type WireRow = readonly [
  path: string,
  /** Index in \`methods\`, plus the bits below. */
  kind: number,
  encrypted?: readonly string[],
  success?: readonly string[]
]

export const methods = ${literal(methods)} as const
`

const consoleHead = `${banner}
import type { WireRow } from './wire.ts'

/** Calls of the template layer: the console alone passes them to its client, so that visitors do not load them. */
`

/** Tells whether a call belongs to the template layer, which only the console uses. */
const isTemplate = ({ path }: Operation) => /^\/(sys|act)\//.test(path)

/** Writes the client's table of calls for browsers, which has short rows instead of those of operations.ts. */
export function emitWire(contract: Contract): string {
  const constants = Object.entries(bits).map(([name, bit]) => `export const ${name} = ${bit}`)
  const rows = rowsOf(contract, operation => !isTemplate(operation))
  return [
    head,
    `${constants.join('\n')}\n`,
    `export const wire = {\n${rows.join(',\n')}\n} as const satisfies Record<string, WireRow>\n`
  ].join('\n')
}

/** Writes the rows that `wire.ts` leaves out. */
export function emitConsoleWire(contract: Contract): string {
  const rows = rowsOf(contract, isTemplate)
  return `${consoleHead}export const templateWire = {\n${rows.join(',\n')}\n} as const satisfies Record<string, WireRow>\n`
}

function rowsOf(contract: Contract, chosen: (operation: Operation) => boolean): string[] {
  return inOrder(contract)
    .filter(chosen)
    .map(operation => `  ${keyOf(operation.id)}: ${literal(row(contract, operation))}`)
}

function row({ base }: Contract, operation: Operation): unknown[] {
  const kind =
    methods.indexOf(operation.method) +
    (operation.signed ? bits.signed : 0) +
    (operation.write ? bits.write : 0) +
    (operation.noToken ? bits.noToken : 0) +
    (isUpload(operation) ? bits.upload : 0) +
    (operation.binary.length > 0 ? bits.binary : 0) +
    (operation.envelope === 'none' && operation.binary.length === 0 ? bits.bare : 0) +
    (operation.body ? bits.body : 0)
  const encrypted = encryptedFields(base, operation)
  const short: unknown[] = [operation.path, kind]
  if (encrypted.length > 0 || operation.success.length > 0) short.push(encrypted)
  if (operation.success.length > 0) short.push(operation.success)
  return short
}
