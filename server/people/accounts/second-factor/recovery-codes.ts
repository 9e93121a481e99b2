import type { Keys } from '../../../platform/keys/keys.ts'

/**
 * 32 characters that cannot be confused with each other. 256 is a multiple of 32, so a byte gives each of them equally
 * often.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'
const count = 10
const length = 10

/** Makes ten recovery codes of 50 bits each, `abcde-fgh23`. @param random strong bytes */
export const makeRecoveryCodes = (random: (bytes: number) => Buffer): string[] =>
  Array.from({ length: count }, () => {
    const code = [...random(length)].map(byte => alphabet.charAt(byte % alphabet.length)).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })

/** Returns the hash under which a recovery code is stored; capitals, spaces and hyphens do not matter. */
export const hashRecoveryCode = (keys: Keys, uid: number, code: string): string =>
  keys.blindIndex('recoveryCode', `${uid}\n${code.toLowerCase().replace(/[\s-]/g, '')}`)
