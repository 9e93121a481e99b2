import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)
const isApart = (path: string) => /(^|[/\\])(node_modules|dist)([/\\]|$)/.test(path)

/** Returns the text of all modules in folders of the repository, without tests. */
export const sourceOf = (...folders: readonly string[]): string =>
  folders
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => isSource(name) && !isApart(name))
        .map(name => readFileSync(join(root, folder, name), 'utf8'))
    )
    .join('\n')

/**
 * Returns the text of modules and of all modules that they import, directly or indirectly, by a static or a dynamic
 * import.
 * @param entries paths from the root of the repository
 * @param leaveOut modules that are not followed
 */
export function sourceReachedFrom(entries: readonly string[], leaveOut: readonly string[] = []): string {
  const apart = new Set(leaveOut.map(path => join(root, path)))
  const texts = new Map<string, string>()
  const visit = (path: string) => {
    if (texts.has(path) || apart.has(path)) return
    const text = readFileSync(path, 'utf8')
    texts.set(path, text)
    for (const [, imported = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
      visit(join(dirname(path), imported))
  }
  for (const entry of entries) visit(join(root, entry))
  return [...texts.values()].join('\n')
}
