import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
