import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileGone } from '../storage-failure.ts'
import { isStoredName, type LocalStore, requireStoredName } from './place.ts'

const drafts = 'drafts'

/**
 * Stores files in a folder of this machine. They are spread over 256 subfolders by the first two characters of their
 * names. Drafts are on the same disk, so that one rename turns a draft into a file.
 */
export function localStore(folder: string): LocalStore {
  const pathOf = (name: string) => {
    requireStoredName(name)
    return join(folder, name.slice(0, 2), name)
  }
  return {
    async draft() {
      await mkdir(join(folder, drafts), { recursive: true })
      return join(folder, drafts, randomBytes(16).toString('hex'))
    },
    async put(name, draft) {
      const path = pathOf(name)
      await mkdir(join(path, '..'), { recursive: true })
      await rename(draft, path)
    },
    async settle(name) {
      for (const path of [pathOf(name), join(pathOf(name), '..')]) {
        const opened = await open(path, 'r')
        await opened.sync().finally(() => opened.close())
      }
    },
    async open(name) {
      const path = pathOf(name)
      const found = await stat(path).catch(ignoreMissing)
      if (!found) return undefined
      return {
        bytes: found.size,
        async read(range) {
          // opened before the answer begins: the reader then has the file even if it is moved or removed
          const file = await open(path).catch(ignoreMissing)
          if (!file) throw new FileGone(name)
          return file.createReadStream(range)
        }
      }
    },
    async remove(...names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
    async *list() {
      for (const part of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        if (part === drafts) continue
        for (const name of await readdir(join(folder, part))) {
          const found = await stat(join(folder, part, name)).catch(ignoreMissing)
          if (found && isStoredName(name)) yield { name, at: found.mtime }
        }
      }
    },
    async sweepDrafts(before) {
      for (const name of (await readdir(join(folder, drafts)).catch(ignoreMissing)) ?? []) {
        const path = join(folder, drafts, name)
        const found = await stat(path).catch(ignoreMissing)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    }
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
