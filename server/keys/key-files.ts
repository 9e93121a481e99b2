import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const secretBytes = 32

/** The key files of a folder: `field.pem` (RSA-3072, PKCS #8) and `master.key` (32 bytes in base64). */
export async function readOrMake(folder: string): Promise<{ privateKey: KeyObject; master: Buffer }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pem = await readOrWrite(join(folder, 'field.pem'), newPrivateKey)
  const master = Buffer.from(
    await readOrWrite(join(folder, 'master.key'), () => randomBytes(secretBytes).toString('base64')),
    'base64'
  )
  if (master.length !== secretBytes)
    throw new Error(`${join(folder, 'master.key')} is damaged: restore it from the backup`)
  return { privateKey: createPrivateKey(pem), master }
}

async function newPrivateKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Of several processes that make the file at once, one wins, and all go on with its content. */
async function readOrWrite(file: string, make: () => string | Promise<string>): Promise<string> {
  const known = await read(file)
  if (known !== undefined) return known
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, await make(), { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return (await read(file)) ?? ''
}

async function read(file: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(file)
    if (mode & 0o077) throw new Error(`${file} may be read by others: chmod 600 it`)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
