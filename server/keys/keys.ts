import type { KeyObject } from 'node:crypto'
import { createPublicKey, hkdfSync } from 'node:crypto'
import { type FieldReader, fieldReader } from './field-encryption.ts'
import { readOrMake } from './key-files.ts'
import { type Sealer, sealer } from './sealing.ts'

/** The server's operations with keys: encrypt, decrypt and index. Secret keys never leave this object. */
export type Keys = Sealer & {
  /** SPKI in PEM, for clients: encrypts login names, passwords and phones on their way. Specification 7. */
  publicKeyPem: string
  /** Reads a value that was encrypted with `publicKeyPem`. */
  readField: FieldReader
}

/**
 * Opens the keys of a folder and makes them at the first start, readable by the owner alone. Several
 * processes may start at once; all get the same keys. The folder belongs into the backup: without it,
 * phones and ID numbers in the database cannot be read.
 * @throws Error where a key file is damaged or may be read by others
 */
export async function openKeys(folder: string): Promise<Keys> {
  const { privateKey, master } = await readOrMake(folder)
  return keysOf(privateKey, master)
}

/** The keys that follow from a private key (RSA-3072) and a master secret of 32 bytes. */
export function keysOf(privateKey: KeyObject, master: Buffer): Keys {
  return {
    ...sealer(derive(master, 'seal'), derive(master, 'index')),
    publicKeyPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    readField: fieldReader(privateKey)
  }
}

const derive = (master: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', `board:${purpose}`, 32))
