import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the texts of a front end that no program of it shows. A program names a whole key, or the beginning of keys that
 * end with a value, such as `provider.` in `provider.${name}`.
 * @param root the folder of the front end
 */
export function listUnusedTexts(root: string, keys: readonly string[]): string[] {
  const programs = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist|locales.(zh|en)-/.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const named = new Set([...programs.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key))
  const begun = [...programs.matchAll(/`(\w+\.[\w.-]*)\$\{/g)].map(([, beginning = '']) => beginning)
  const isShown = (key: string) => named.has(key) || begun.some(beginning => key.startsWith(beginning))
  return keys.filter(key => !isShown(key))
}
