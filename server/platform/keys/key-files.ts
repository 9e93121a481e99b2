import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { furtherKeyFiles, isFurtherKeyFile, masterOf, newFieldKey, newMaster } from './ring.ts'

/** The files of the first keys. They belong together, and every folder has them. */
export const keyFiles: readonly string[] = ['field.pem', 'master.key']

/** Tells whether a name is that of a file of the keys. */
export const isKeyFile = (name: string): boolean => keyFiles.includes(name) || isFurtherKeyFile(name)

/** Returns the file names of all keys of a folder: the first ones and the later ones. */
export const allKeyFiles = (folder: string): string[] => [...keyFiles, ...furtherKeyFiles(folder)]

/** Returns those of the first key files that a folder does not have. */
export async function missingKeyFiles(folder: string): Promise<string[]> {
  const found = await Promise.all(keyFiles.map(name => read(join(folder, name))))
  return keyFiles.filter((_, at) => found[at] === undefined)
}

/** Lists the key files that cannot be read, or that others may read. Missing files are not listed. */
export async function keyFileProblems(folder: string): Promise<string[]> {
  const names = allKeyFiles(folder)
  const found = await Promise.allSettled(names.map(name => read(join(folder, name))))
  return found.flatMap(one => (one.status === 'rejected' ? [String(one.reason?.message ?? one.reason)] : []))
}

/** Puts a key file into a folder, as a whole or not at all. A file that is there already stays as it is. */
export async function placeKeyFile(folder: string, name: string, content: string | Buffer): Promise<void> {
  // an archive from elsewhere must not write to another place
  if (!isKeyFile(name)) throw new Error(`${name} is no file of the keys`)
  const file = join(folder, name)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(draft, content, { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

/** Makes the first keys of a folder where they are missing: `field.pem` (RSA-3072, PKCS #8) and `master.key` (32 bytes in base64). */
export async function readOrMake(folder: string): Promise<void> {
  await readOrWrite(folder, 'field.pem', newFieldKey)
  masterOf(await readOrWrite(folder, 'master.key', newMaster), join(folder, 'master.key'))
}

/** Reads a file, or makes it. If several processes make it at once, one wins, and all use its content. */
async function readOrWrite(
  folder: string,
  name: string,
  make: () => string | Promise<string>
): Promise<string> {
  const known = await read(join(folder, name))
  if (known !== undefined) return known
  await placeKeyFile(folder, name, await make())
  return (await read(join(folder, name))) ?? ''
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
