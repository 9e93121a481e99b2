import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Returns the result of `make`, from a file if one was kept for the same inputs. Only one result is kept. A file that
 * cannot be read or written only costs time.
 * @param inputs everything that determines the result, including the code that computes it
 */
export async function remember<Result>(
  file: string,
  inputs: readonly (string | Buffer)[],
  make: () => Promise<Result>
): Promise<Result> {
  const hash = createHash('sha256')
  // the hash includes the lengths, so that two inputs cannot be divided in another way
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\n`).update(input)
  const key = hash.digest('hex')
  const kept = await readKept<Result>(file)
  if (kept?.key === key) return kept.result
  const result = await make()
  await keep(file, { key, result }).catch(() => {})
  return result
}

async function readKept<Result>(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { key: string; result: Result }
  } catch {
    return undefined
  }
}

/** Writes the whole file or nothing, because other processes may read and write it meanwhile. */
async function keep(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(content))
  await rename(draft, file)
}
