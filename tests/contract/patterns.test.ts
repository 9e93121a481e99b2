import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isSlow } from './support/slow.ts'

const root = join(import.meta.dirname, '../..')

/** Patterns whose time grows with the input, and the reason why that input is short. */
const bounded: Readonly<Record<string, string>> = {
  '/=+$/': 'the base64 of a hash',
  '/^\\s*--.*$/gm': 'our own migrations',
  '/\\(([^=]*)\\)=\\(/': 'what the database quotes of a value that fits an index',
  '/\\d{5,}|[^\\s@<>]+@[^\\s@<>]+/g': 'the beginning of what a provider says'
}

/** Matches a pattern in a source with its flags, after a character that a value can follow. */
const literal = /(?<=[=(,:?&|![]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

/** Returns every pattern in the sources of the server and of the schemas, with its file. */
function patterns(): Map<string, string> {
  const found = new Map<string, string>()
  const files = globSync(['server/**/*.ts', 'schemas/**/*.ts'], { cwd: root })
  for (const file of files.filter(name => !name.endsWith('.test.ts') && !name.includes('node_modules')))
    for (const [text] of readFileSync(join(root, file), 'utf8').matchAll(literal)) found.set(text, file)
  return found
}

/** Returns undefined for a text that only looks like a pattern, such as an address in a comment. */
function compiled(text: string): RegExp | undefined {
  const end = text.lastIndexOf('/')
  try {
    return new RegExp(text.slice(1, end), text.slice(end + 1))
  } catch {
    return undefined
  }
}

it('every pattern of the server is fast on 50 kB of hostile text', { timeout: 300_000 }, () => {
  const all = [...patterns()]
  expect(all.length).toBeGreaterThan(100)
  const slow = all.filter(([text]) => {
    const pattern = text in bounded ? undefined : compiled(text)
    return pattern !== undefined && isSlow(pattern)
  })
  expect(slow).toEqual([])
  expect(isSlow(/^(a+)+$/), 'what is slow').toBe(true)
})
