import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Files = ReadonlyMap<string, string>

/** Returns the paths of files that are not on the disk as they are given. */
export async function findChanged(root: string, files: Files): Promise<string[]> {
  const names = [...files.keys()]
  const committed = await Promise.all(
    names.map(name => readFile(join(root, name), 'utf8').catch(() => undefined))
  )
  return names.filter((name, index) => committed[index] !== files.get(name))
}

/** Writes the files that have changed; returns their paths. */
export async function writeChanged(root: string, files: Files): Promise<string[]> {
  const changed = await findChanged(root, files)
  for (const name of changed) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), files.get(name) ?? '')
  }
  return changed
}
