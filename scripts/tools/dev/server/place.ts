import { relative, resolve } from 'node:path'

/** Returns the first place in a file of the repository that the text of an error names; undefined if it names none. */
export function placeIn(text: string, root: string): { file: string; line: number } | undefined {
  for (const [, path = '', line = ''] of text.matchAll(
    /([\w@./-]+\.(?:tsx?|mjs|yaml|sql))(?:\?v=\d+)?:(\d+)/g
  )) {
    const file = relative(root, resolve(root, path.replace(/^\/\/(?=\/)/, '')))
    if (!file.startsWith('..') && !file.includes('node_modules')) return { file, line: Number(line) }
  }
  return undefined
}
