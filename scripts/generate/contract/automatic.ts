import type { JsonObject } from '../json.ts'
import { isUpload, type Operation } from './operation.ts'
import { propertiesOf } from './references.ts'

/** Top-level properties of the request body that travel encrypted. */
export function encryptedFields(base: JsonObject, operation: Operation): string[] {
  if (!operation.body || isUpload(operation)) return []
  return Object.entries(propertiesOf(base, operation.body.schema))
    .filter(([, schema]) => schema['x-encrypted'] === true)
    .map(([name]) => name)
    .sort()
}

/**
 * Catalogue codes that an operation can answer because of what it is, so that nobody lists them:
 * wrong input, no session, a password to change first, no permission, a wrong signature, a key or nonce used before.
 */
export function automaticCodes(base: JsonObject, operation: Operation): string[] {
  const { signed, write, permission, anyPassword } = operation
  const open = permission === 'public'
  // whoever sends a body is told what is wrong with it, whether the call wanted one or not
  const sends = operation.method !== 'get'
  const rules: [boolean, ...string[]][] = [
    [sends || write || operation.parameters.length > 0, 'GEN0400'],
    [sends, 'GEN0413', 'GEN0415'],
    [!open, 'USR0001', 'USR0002'],
    [!open && !anyPassword, 'USR0053'],
    [!open && permission !== 'login', 'GEN0403'],
    [signed, 'SIG0001', 'SIG0002'],
    [signed && write, 'SIG0003'],
    [encryptedFields(base, operation).length > 0, 'SIG0004'],
    [write, 'GEN0422']
  ]
  return rules.flatMap(([holds, ...codes]) => (holds ? codes : []))
}

/** Codes that any call can answer at any time: too many, broken, busy. They make the `default` reply. */
export const generalCodes = ['GEN0429', 'GEN0500', 'GEN0503']
