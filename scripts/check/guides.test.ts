import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { root } from './tools.ts'

const guides = readdirSync(join(root, 'docs/guide')).filter(name => name.endsWith('.md'))
const textOf = (guide: string) => readFileSync(join(root, 'docs/guide', guide), 'utf8')

/** A block of TypeScript of a guide that says in its first line which file it is from. */
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

/** Code without space and comments. */
const bare = (code: string) =>
  code
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')

/** Whether a file holds an example. A line `// …` stands for lines that the example leaves out. */
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
  it('is there, in the guide of the architecture at least twice', () => {
    expect(examples.filter(({ guide }) => guide === 'architecture.md').length).toBeGreaterThanOrEqual(2)
  })

  it.each(examples)('is the code of $file ($guide)', ({ file, code }) => {
    expect(bare(code)).not.toBe('')
    expect(holds(bare(readFileSync(join(root, file), 'utf8')), code), code).toBe(true)
  })

  it('may leave lines out, and has no other ones', () => {
    const code = bare('const a = 1 // one\nconst b = 2\nconst c = 3')
    expect(holds(code, 'const a = 1\n// …\nconst c = 3 // three')).toBe(true)
    expect(holds(code, 'const a = 1\nconst c = 3')).toBe(false)
    expect(holds(code, 'const c = 3\n// …\nconst a = 1')).toBe(false)
  })
})

/** Files and folders of the repository, but for what is installed and built. */
const paths = globSync(
  ['*', '{openapi,schemas,generated,client,server,portal,console,scripts,deploy,tests,docs}/**/*'],
  {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist|artifacts|\.cache)$/.test(path)
  }
)

/** Names of guides that stand for no file here, with why. */
const elsewhere: Readonly<Record<string, string>> = {
  'schemas/entities/streetLamp.ts': 'what the reader of the guide writes',
  'schemas/views/streetLamp.ts': 'what the reader of the guide writes',
  'schemas/locales/streetLamp.ts': 'what the reader of the guide writes',
  'server/migrations/<number>_street_lamp.sql': 'what the reader of the guide writes',
  'server/jobs/end-test-sessions.ts': 'what the reader of the guide writes',
  'dist/pages.json': 'made by a build',
  '.cache/': 'made by the commands',
  'keys/': 'an entry of an archive',
  'files/': 'an entry of an archive',
  'rows/<table>/': 'an entry of an archive',
  'sums/': 'an entry of an archive'
}

/** The names of files and folders in a text, in their marks. Names alone are looked at where they are those of code. */
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

/** The ends of all paths: a guide may say `transitions.ts` of any of them. */
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

  it('names only files and folders that are there', () => {
    expect(named.length).toBeGreaterThan(100)
    const missing = named.filter(({ name }) => !(name in elsewhere) && !isHere(name))
    expect(missing).toEqual([])
  })

  it('links only to files that are there', () => {
    const links = guides.flatMap(guide =>
      [...textOf(guide).matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({ guide, to }))
    )
    expect(links.length).toBeGreaterThan(30)
    const at = ({ guide, to }: { guide: string; to: string }) =>
      join(root, dirname(`docs/guide/${guide}`), to)
    expect(links.filter(link => !existsSync(at(link)))).toEqual([])
  })
})

test('what stands elsewhere is named by a guide, and is not here', () => {
  const named = new Set(guides.flatMap(guide => namedIn(textOf(guide))))
  expect(Object.keys(elsewhere).filter(name => !named.has(name))).toEqual([])
})
