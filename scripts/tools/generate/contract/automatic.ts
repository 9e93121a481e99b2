import type { JsonObject } from '../json.ts'
import { isUpload, type Operation } from './operation.ts'
import { propertiesOf } from './references.ts'

/** Lists the top-level properties of the request body that are sent encrypted. */
export function encryptedFields(base: JsonObject, operation: Operation): string[] {
  if (!operation.body || isUpload(operation)) return []
  return Object.entries(propertiesOf(base, operation.body.schema))
    .filter(([, schema]) => schema['x-encrypted'] === true)
    .map(([name]) => name)
    .sort()
}

/**
 * Lists the catalogue codes that an operation can answer because of its kind, so that no file lists them: wrong
 * input, no session or that of another account, a password to change or a second factor to set up first, no permission, a wrong signature, a key
 * or nonce that was used before.
 */
export function automaticCodes(base: JsonObject, operation: Operation): string[] {
  const { signed, write, account, permission, anyPassword } = operation
  const open = permission === 'public'
  // a wrong body is refused even when the call needs no body
  const sends = operation.method !== 'get'
  return codesOf({
    takesInput: sends || write || operation.parameters.length > 0,
    sends,
    session: !open || account,
    account,
    ownPassword: !open && !anyPassword,
    role: !open && permission !== 'login',
    signed,
    write,
    encrypted: encryptedFields(base, operation).length > 0
  })
}

type Nature = Record<
  'takesInput' | 'sends' | 'session' | 'account' | 'ownPassword' | 'role' | 'signed' | 'write' | 'encrypted',
  boolean
>

function codesOf(is: Nature): string[] {
  const rules: [boolean, ...string[]][] = [
    [is.takesInput, 'GEN0400'],
    [is.sends, 'GEN0413', 'GEN0415'],
    [is.session, 'USR0001', 'USR0002'],
    [is.account, 'USR0085'],
    [is.ownPassword, 'USR0053', 'USR0073'],
    [is.role, 'GEN0403'],
    [is.signed, 'SIG0001', 'SIG0002'],
    [is.signed && is.write, 'SIG0003'],
    [is.encrypted, 'SIG0004'],
    [is.write, 'GEN0422']
  ]
  return rules.flatMap(([holds, ...codes]) => (holds ? codes : []))
}

/**
 * The automatic codes of a signed call that writes and needs a role, without that of another account, which no read has:
 * of each status, most calls have all these codes or none.
 */
export const usualCodes = codesOf({
  takesInput: true,
  sends: true,
  session: true,
  account: false,
  ownPassword: true,
  role: true,
  signed: true,
  write: true,
  encrypted: false
})

/**
 * Codes that every call can answer at any time: too slow, too many requests, an error, busy. They form the `default`
 * reply.
 */
export const generalCodes = ['GEN0408', 'GEN0429', 'GEN0500', 'GEN0503']
