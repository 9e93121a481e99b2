import { sha256 } from '@noble/hashes/sha2.js'
import { toHex } from './random.ts'

/** Returns the lower-case hex SHA-256 of a text; `loginByUserName` sends that of the password. Specification 7. */
export const sha256Hex = (text: string): string => toHex(sha256(new TextEncoder().encode(text)))
