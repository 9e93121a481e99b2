import { createHmac, createPublicKey, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { type FieldReader, fieldReader } from './field-encryption.ts'
import { readOrMake } from './key-files.ts'
import { type Ring, readRing } from './ring.ts'
import { type Sealer, sealer } from './sealing.ts'

/** The server's operations with keys: encrypt, decrypt and index. Secret keys never leave this object. */
export type Keys = Sealer & {
  /** The public key as SPKI in PEM. Clients encrypt login names, passwords and phones with it. Specification 7. */
  readonly publicKeyPem: string
  /** Decrypts a value that was encrypted with `publicKeyPem`, or with an earlier key that was in use until a day ago. */
  readField: FieldReader
  /** The number of the key that seals new texts. */
  readonly sealNumber: number
  /**
   * Returns a text by which two keys of a number can be compared, and which tells nothing else about them; undefined if
   * there is no such key.
   */
  printOf(number: number): string | undefined
}

/** Milliseconds after which a server checks whether other keys are in use. */
export const keyCheckInterval = 60_000

/** Milliseconds between two searches for an unknown key. Anybody may send a text that no key of this site has encrypted. */
const lookForUnknown = 1000

/** Milliseconds for which fields encrypted for earlier keys are accepted, because pages stay open. */
export const formerFieldLifetime = 86_400_000

/** Opens the sealed secret of a configuration; empty if none is stored. */
export const openSecret = (keys: Keys, sealed: string | null): string =>
  sealed === null ? '' : keys.openField('secret', sealed)

/**
 * Opens the keys of a folder. It makes them at the first start, and only their owner can read them. Several processes may
 * start at once; all get the same keys. The folder belongs into the backup: without it, phones and ID numbers in the
 * database cannot be read. Keys that are added to the folder later are found, too.
 * @throws Error if a key file is damaged or others may read it
 */
export async function openKeys(folder: string): Promise<Keys> {
  await readOrMake(folder)
  return createKeys(() => readRing(folder))
}

/** Returns the keys of a private key (RSA-3072) and a master secret of 32 bytes. */
export function keysOf(field: KeyObject, master: Buffer): Keys {
  const ring: Ring = { current: 1, since: 0, pairs: new Map([[1, { field, master }]]) }
  return createKeys(() => ring)
}

/** Returns a ring with the keys that are derived from it. */
function derived(ring: Ring) {
  const { current, pairs } = ring
  const byNumber = new Map([...pairs].map(([number, { master }]) => [number, derive(master, 'seal')]))
  const field = pairs.get(current)?.field
  if (!field) throw new Error(`There are no keys of number ${current}`)
  return {
    ring,
    seal: { current, byNumber },
    publicKeyPem: createPublicKey(field).export({ type: 'spki', format: 'pem' }).toString()
  }
}

/**
 * Returns the keys of a ring, which it reads again when another key may be in use.
 * @param now milliseconds that never go back
 */
export function createKeys(read: () => Ring, now: () => number = () => performance.now()): Keys {
  let known = derived(read())
  let lookedAt = now()

  function lookAgain(after: number): void {
    if (now() - lookedAt < after) return
    lookedAt = now()
    try {
      const ring = read()
      const isSame = ring.current === known.ring.current && ring.pairs.size === known.ring.pairs.size
      if (!isSame) known = derived(ring)
    } catch {
      // if the folder cannot be read now, the known keys stay in use
    }
  }

  function sealKeyOf(number: number): KeyObject | undefined {
    if (!known.seal.byNumber.has(number)) lookAgain(lookForUnknown)
    return known.seal.byNumber.get(number)
  }

  function fieldKeysAt(at: Date, again: boolean): KeyObject[] {
    lookAgain(again ? lookForUnknown : keyCheckInterval)
    const { current, since, pairs } = known.ring
    // a pair that is not in use here may be in use on another server
    const isGood = (number: number) => number >= current || at.getTime() - since < formerFieldLifetime
    return [...pairs]
      .filter(([number]) => isGood(number))
      .sort(([one], [other]) => Number(other === current) - Number(one === current))
      .map(([, { field }]) => field)
  }

  const first = known.ring.pairs.get(1)
  if (!first) throw new Error('The first keys are missing')
  const sealing = sealer(
    () => {
      lookAgain(keyCheckInterval)
      return known.seal
    },
    sealKeyOf,
    derive(first.master, 'index')
  )
  return {
    ...sealing,
    get publicKeyPem() {
      lookAgain(keyCheckInterval)
      return known.publicKeyPem
    },
    get sealNumber() {
      lookAgain(keyCheckInterval)
      return known.ring.current
    },
    readField: fieldReader(fieldKeysAt),
    printOf(number) {
      const key = sealKeyOf(number)
      return key && createHmac('sha256', key).update('mark\nthis key').digest('hex')
    }
  }
}

// used as bytes, a key would be prepared anew at each use
const derive = (master: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', master, '', `board:${purpose}`, 32)))
