/** The keys of a folder by number: the present pair and the earlier ones. Decision 0101. */
import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface KeyPair {
  /** RSA-3072, for fields that clients encrypt. */
  readonly field: KeyObject
  /** 32 bytes from which the sealing key is derived. */
  readonly master: Buffer
}

export interface Ring {
  /** The number of the pair in use. */
  readonly current: number
  /** The time when it was taken into use, in milliseconds; 0 for the first pair. */
  readonly since: number
  readonly pairs: ReadonlyMap<number, KeyPair>
}

const secretBytes = 32
const currentFile = 'current.json'
const further = /^(field|master)-([2-9]|[1-9]\d{1,3})\.(pem|key)$/

/** Returns the names of the two files of a pair. */
export const pairFiles = (number: number): { field: string; master: string } =>
  number === 1
    ? { field: 'field.pem', master: 'master.key' }
    : { field: `field-${number}.pem`, master: `master-${number}.key` }

/** Tells whether a name is that of a file of a later pair, or of the file that names the pair in use. */
export const isFurtherKeyFile = (name: string): boolean => further.test(name) || name === currentFile

/** Lists the files of later pairs in a folder, and the file that names the pair in use. */
export function furtherKeyFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter(isFurtherKeyFile).sort()
  } catch {
    return []
  }
}

/**
 * Reads the keys of a folder that has its first pair. A pair with only one of its files is still being made, and is left
 * out.
 * @throws Error if a file is damaged, others may read it, or the pair in use is missing
 */
export function readRing(folder: string): Ring {
  const names = furtherKeyFiles(folder)
  const numbers = names.flatMap(name => Number(name.match(/^master-(\d+)/)?.[1] ?? 0) || [])
  const whole = numbers.filter(number => names.includes(pairFiles(number).field))
  const pairs = new Map([1, ...whole].map(number => [number, readPair(folder, number)]))
  const { current = 1, since = 0 } = names.includes(currentFile) ? readCurrent(folder) : {}
  if (!pairs.has(current))
    throw new Error(`The keys of number ${current} are missing in ${folder}: restore them`)
  return { current, since, pairs }
}

function readPair(folder: string, number: number): KeyPair {
  const { field, master } = pairFiles(number)
  return {
    field: createPrivateKey(readOwn(join(folder, field))),
    master: masterOf(readOwn(join(folder, master)), join(folder, master))
  }
}

/** Reads a master secret. @throws Error if the text is not one */
export function masterOf(text: string, file: string): Buffer {
  const master = Buffer.from(text, 'base64')
  if (master.length !== secretBytes) throw new Error(`${file} is damaged: restore it from the backup`)
  return master
}

function readCurrent(folder: string): { current: number; since: number } {
  const { current, since } = JSON.parse(readOwn(join(folder, currentFile)))
  return { current: Number(current), since: Date.parse(since) }
}

/** Reads a file. @throws Error if others may read it */
function readOwn(file: string): string {
  if (statSync(file).mode & 0o077) throw new Error(`${file} may be read by others: chmod 600 it`)
  return readFileSync(file, 'utf8')
}

/** Makes the content of the file of a field key. */
export async function newFieldKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

export const newMaster = (): string => randomBytes(secretBytes).toString('base64')

/** Takes a pair into use, as a whole or not at all: servers on this folder seal with it within a minute. */
export async function takeIntoUse(folder: string, number: number, now: Date): Promise<void> {
  const file = join(folder, currentFile)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const content = JSON.stringify({ current: number, since: now.toISOString() })
  await writeFile(draft, content, { mode: 0o600, flush: true })
  await rename(draft, file)
}
