import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FSWatcher } from 'vite'

/** Milliseconds to wait for more changes: an editor writes a file in several steps, and a checkout writes many files. */
const settle = 40

export type Watcher = {
  /** Takes the present content of files as known, so that it is no change. */
  remember(files: readonly string[]): void
}

/**
 * Calls `onChange` with the paths of files, from the root, whose content has changed. Tests are left out.
 * @param watcher Vite's. It goes on with a file that an editor has replaced by another; `watch` of Node, which is recursive,
 * does not.
 * @param folders that are watched with all folders in them
 */
export function watchFolders(
  watcher: FSWatcher,
  root: string,
  folders: readonly string[],
  onChange: (files: readonly string[]) => void
): Watcher {
  const known = new Map<string, string>()
  const touched = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const remember = (files: readonly string[]) => {
    for (const file of files) known.set(file, hashOf(join(root, file)))
  }
  const settled = () => {
    const changed = [...touched].filter(file => known.get(file) !== hashOf(join(root, file)))
    touched.clear()
    remember(changed)
    if (changed.length > 0) onChange(changed)
  }
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    remember(names.filter(isSource).map(name => join(folder, name)))
    watcher.add(join(root, folder))
  }
  watcher.on('all', (_event, path) => {
    const file = relative(root, path)
    if (!isSource(file) || !folders.some(folder => file.startsWith(`${folder}/`))) return
    touched.add(file)
    clearTimeout(timer)
    timer = setTimeout(settled, settle)
  })
  return { remember }
}

const isSource = (name: string) =>
  /\.(?:ts|json|yaml|sql|html)$/.test(name) && !/\.test\.ts$|(?:^|[\\/])node_modules[\\/]/.test(name)

/** Returns a hash of the content; an empty text if there is no such file. */
function hashOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64')
  } catch {
    return ''
  }
}
