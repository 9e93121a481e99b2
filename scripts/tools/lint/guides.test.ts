import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { root } from '../programs.ts'

const guides = readdirSync(join(root, 'docs/guide')).filter(name => name.endsWith('.md'))
const textOf = (guide: string) => readFileSync(join(root, 'docs/guide', guide), 'utf8')

/** A TypeScript block of a guide that names its file in the first line. */
interface Example {
  readonly guide: string
  readonly file: string
  readonly code: string
}

const examples: readonly Example[] = guides.flatMap(guide =>
  [...textOf(guide).matchAll(/^```tsx?\n\/\/ (\S+\.tsx?)\n(.*?)^```$/gms)].map(
    ([, file = '', code = '']) => ({
      guide,
      file,
      code
    })
  )
)

/** Returns code without white space and comments. */
const bare = (code: string) =>
  code
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')

/** Tells whether a file contains an example. A line `// …` stands for lines that the example leaves out. */
function holds(code: string, example: string): boolean {
  let at = 0
  for (const piece of example.split(/^\s*\/\/ …$/m).map(bare)) {
    const found = code.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}

describe('an example of a guide that names its file', () => {
  it('exists at least twice in the guide of the architecture', () => {
    expect(examples.filter(({ guide }) => guide === 'architecture.md').length).toBeGreaterThanOrEqual(2)
  })

  it.each(examples)('is the code of $file ($guide)', ({ file, code }) => {
    expect(bare(code)).not.toBe('')
    expect(holds(bare(readFileSync(join(root, file), 'utf8')), code), code).toBe(true)
  })

  it('may leave lines out, but has no other lines', () => {
    const code = bare('const a = 1 // one\nconst b = 2\nconst c = 3')
    expect(holds(code, 'const a = 1\n// …\nconst c = 3 // three')).toBe(true)
    expect(holds(code, 'const a = 1\nconst c = 3')).toBe(false)
    expect(holds(code, 'const c = 3\n// …\nconst a = 1')).toBe(false)
  })
})

/** The files and folders of the repository, except installed and built ones. */
const paths = globSync(
  ['*', '{openapi,schemas,generated,client,server,portal,console,scripts,deploy,tests,docs}/**/*'],
  {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist|artifacts|\.cache)$/.test(path)
  }
)

/** Names in guides that are no files here, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'schemas/entities/streetLamp.ts': 'what the reader of the guide writes',
  'schemas/views/streetLamp.ts': 'what the reader of the guide writes',
  'schemas/locales/streetLamp.ts': 'what the reader of the guide writes',
  'server/platform/database/migrations/<number>_street_lamp.sql': 'what the reader of the guide writes',
  'server/runtime/jobs/end-test-sessions.ts': 'what the reader of the guide writes',
  'dist/pages.json': 'made by a build',
  '.cache/': 'made by the commands',
  'keys/': 'an entry of an archive',
  'files/': 'an entry of an archive',
  'rows/<table>/': 'an entry of an archive',
  'sums/': 'an entry of an archive'
}

/**
 * Returns the names of files and folders that a text has in backticks. Names without a folder count only when they
 * look like code files.
 */
function namedIn(text: string): string[] {
  const marked = [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([\w@.*<>-]+(?:\/[\w@.*<>-]+)*\/?)`/g)]
  return marked
    .map(([, name = '']) => name)
    .filter(
      name =>
        /\.(tsx?|mjs)$/.test(name) ||
        name.endsWith('/') ||
        /\/.*\.(md|ya?ml|sql|json|css|conf|example)$/.test(name)
    )
}

/** The ends of all paths, because a guide may name only the end, such as `transitions.ts`. */
const ends = new Set(
  paths.flatMap(path => path.split('/').map((_, index, parts) => parts.slice(index).join('/')))
)

function isHere(name: string): boolean {
  const pattern = name.replace(/\/$/, '').replaceAll(/<[^>]*>/g, '*')
  if (!pattern.includes('*')) return ends.has(pattern) || existsSync(join(root, pattern))
  return paths.some(path => matchesGlob(path, pattern) || matchesGlob(path, `**/${pattern}`))
}

describe('a guide', () => {
  const named = guides.flatMap(guide => namedIn(textOf(guide)).map(name => ({ guide, name })))

  it('names only existing files and folders', () => {
    expect(named.length).toBeGreaterThan(100)
    const missing = named.filter(({ name }) => !(name in elsewhere) && !isHere(name))
    expect(missing).toEqual([])
  })

  it('links only to existing files', () => {
    const links = guides.flatMap(guide =>
      [...textOf(guide).matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({ guide, to }))
    )
    expect(links.length).toBeGreaterThan(30)
    const at = ({ guide, to }: { guide: string; to: string }) =>
      join(root, dirname(`docs/guide/${guide}`), to)
    expect(links.filter(link => !existsSync(at(link)))).toEqual([])
  })
})

test('each name in the list of missing files occurs in a guide', () => {
  const named = new Set(guides.flatMap(guide => namedIn(textOf(guide))))
  expect(Object.keys(elsewhere).filter(name => !named.has(name))).toEqual([])
})
