import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

type Chunk = Rolldown.OutputChunk

/**
 * Kilobytes of script over the wire that show a page (kB = 1,000 bytes). What pages fetch afterwards is counted in a
 * browser (`tests/journeys/portal/first-view.test.ts`).
 */
const budget = 362

let chunks: ReadonlyMap<string, Chunk>

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const made = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false }
  })
  const outputs = [made].flat().flatMap(one => ('output' in one ? one.output : []))
  chunks = new Map(outputs.flatMap(one => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
}, 60_000)

// the next test file of this worker must not run in production mode
afterAll(() => void vi.unstubAllEnvs())

const madeOf = (source: string) => {
  const all = [...chunks.values()]
  const found =
    all.find(chunk => chunk.facadeModuleId?.endsWith(source)) ??
    all.find(chunk => chunk.moduleIds.some(id => id.endsWith(source)))
  if (!found) throw new Error(`No chunk holds ${source}`)
  return found.fileName
}

/** Returns the files that the browser fetches for these, including imported ones. */
function fetched(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    fetched(chunks.get(name)?.imports ?? [], seen)
  }
  return seen
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const sizes = new Map<string, number>()

function sizeOf(name: string): number {
  const known = sizes.get(name) ?? brotliCompressSync(chunks.get(name)?.code ?? '', quality).length
  sizes.set(name, known)
  return known
}

const kilobytes = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(name), 0) / 1000

/** Returns the files of the page, its texts and the icons of the menu. */
const entry = () => ['/index.html', '/locales/zh-CN/index.ts', '/widgets/icons/iconMap.tsx'].map(madeOf)

/** The additional texts of entities and icons that the administration fetches. */
const administration = ['/locales/zh-CN/entities.ts', '/widgets/icons/administrationIcons.tsx']

test.each([
  ['signing in', ['/pages/signIn/LoginPage.tsx']],
  ['a task board', ['/derive/board/BoardPage.tsx']],
  ['a message', ['/pages/taskMain/TaskMain.tsx']],
  ['an editor’s message', ['/pages/message/EditorMessage.tsx', ...administration]],
  ['the list of an entity', ['/derive/entity/EntityPages.tsx', ...administration]],
  ['a process model', ['/pages/drawing/ProcessModel.tsx', ...administration]]
])(
  'the first view of %s stays within its budget',
  (_, pages) => {
    const size = kilobytes(fetched([...entry(), ...pages.map(madeOf)]))
    expect(size).toBeLessThanOrEqual(budget)
  },
  60_000
)

test('a board is loaded without the reply editor', () => {
  const board = fetched([...entry(), madeOf('/derive/board/BoardPage.tsx')])
  expect(board).not.toContain(madeOf('/pages/taskMain/TaskMain.tsx'))
  expect([...board].filter(name => /zh-TW|en-US/.test(name))).toEqual([])
  for (const source of administration) expect(board).not.toContain(madeOf(source))
})

test.each(['/derive/entity/EntityPages.tsx', '/pages/message/EditorMessage.tsx'])(
  '%s is loaded without the fields that find choices by typing',
  page => {
    const files = fetched([...entry(), ...[page, ...administration].map(madeOf)])
    expect(files).not.toContain(madeOf('/Autocomplete/Autocomplete.mjs'))
  }
)

test('no page loads the editor of drawings before the reader draws', () => {
  const pages = ['/pages/drawing/ProcessModel.tsx', '/derive/board/BoardPage.tsx'].map(madeOf)
  expect(fetched([...entry(), ...pages])).not.toContain(madeOf('/pages/drawing/bpmn/drawing.ts'))
})
