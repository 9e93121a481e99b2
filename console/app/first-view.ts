import { join, relative } from 'node:path'
import { entityNames } from '@board/generated/entity-names'
import { boards } from '@board/schemas/boards/index'
import type { Plugin, Rolldown } from 'vite'
import type { Face } from '../base/face.ts'
import { languages } from '../i18n/languages.ts'
import type { Page } from '../layout/pageTable.ts'

/** The function that finds a module of the build by its id. */
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const console = join(import.meta.dirname, '..')

const main = join(console, 'app/main.tsx')

/** Files of several of our own modules, by name: the modules that all of the roots import, directly or not. */
const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  frame: ['app/main.tsx'],
  records: ['derive/board/BoardPage.tsx', 'derive/entity/EntityPages.tsx']
}

/** The parts of the frame that every page fetches after it is shown; the modules that any of them imports are one file. */
const lateParts = ['layout/late/LateParts.tsx', 'layout/MenuSearch.tsx']

const reached = new Map<string, ReadonlySet<string>>()

/** Returns the ids of the modules that a module imports, directly or not, with its own. */
function reachedFrom(root: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(root)
  if (known) return known
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  visit(join(console, root))
  reached.set(root, found)
  return found
}

/**
 * Returns the name of the file to which one of our modules belongs; null if the bundler chooses it. A browser fetches six
 * files at once, so the modules of a first view would wait for each other as fifty small files.
 */
export function fileNameOf(id: string, modules: Modules): string | null {
  if (id === main) return null
  const isShared = (roots: readonly string[]) => roots.every(root => reachedFrom(root, modules).has(id))
  const shared = Object.keys(sharedFiles).find(name => isShared(sharedFiles[name] ?? []))
  if (shared) return shared
  return lateParts.some(root => reachedFrom(root, modules).has(id)) ? 'late' : null
}

/** Returns the module of a hand-made page; the table names it in the function that fetches it. */
function moduleOf({ path, module }: Page): string {
  const source = /import\(['"]\.\.\/(.+?)['"]\)/.exec(String(module))?.[1]
  if (!source) throw new Error(`The module of ${path} is not fetched by an import that can be read`)
  return source
}

const signIn = 'pages/signIn/LoginPage.tsx'

/** Returns the module of each page by its address; for entities, by the first two steps. */
async function readPageModules(): Promise<Readonly<Record<string, string>>> {
  // a computed address, so that the bundler of the configuration does not include the pages
  const table: { pages: readonly Page[] } = await import(join(import.meta.dirname, 'pages.ts'))
  const made = table.pages.flatMap(page => {
    const faces = page.face === 'both' ? ['g', 'admin'] : [page.face]
    const paths = [page.path, ...(page.preload ?? [])]
    return faces.flatMap(face =>
      paths.map(path => [`/${face}${path === '/' ? '' : path}`, moduleOf(page)] as const)
    )
  })
  const lists = boards.map(({ face, name }) => [`/${face}/${name}`, 'derive/board/BoardPage.tsx'] as const)
  const records = entityNames.map(name => [`/admin/${name}`, 'derive/entity/EntityPages.tsx'] as const)
  return Object.fromEntries([['/g/login', signIn], ['/admin/login', signIn], ...made, ...lists, ...records])
}

/** The modules that every page of a signed-in person fetches. */
const signedIn = ['widgets/icons/iconMap.tsx']

/** Returns the modules that a page needs besides its own. */
function besides(page: string): string[] {
  if (page === signIn) return []
  if (page === 'derive/board/BoardPage.tsx')
    return [...signedIn, 'provider/console.ts', 'pages/parts/message/StateOfMessage.tsx']
  return page.startsWith('derive/') ? [...signedIn, 'provider/console.ts'] : signedIn
}

/** The files that a page needs in addition to those of `index.html`. */
export type Preloads = {
  /** The number in `sets` of each page's files, by its address; for an entity, by the first two steps. */
  pages: Record<string, number>
  sets: string[][]
  /** The texts of each face and language. */
  texts: Record<Face, Record<string, string[]>>
}

/**
 * Writes `preloads.json`. The server reads it and announces a page's scripts and texts in its HTML, because otherwise the
 * browser finds them only after it has run the first script.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    async generateBundle(_options, bundle) {
      const pageModules = await readPageModules()
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
      const fileOf = (source: string) => {
        const of = ({ facadeModuleId }: Rolldown.OutputChunk) =>
          facadeModuleId && relative(console, facadeModuleId) === source
        const found = chunks.find(of)
        if (!found) throw new Error(`No file is made of ${source}`)
        return found.fileName
      }
      const collect = (file: string, known: Set<string>) => {
        if (known.has(file)) return known
        known.add(file)
        for (const imported of byName.get(file)?.imports ?? []) collect(imported, known)
        return known
      }
      const shown = collect(fileOf('index.html'), new Set())
      const filesOf = (sources: readonly string[]) =>
        [...sources.reduce((known, source) => collect(fileOf(source), known), new Set<string>())].filter(
          file => !shown.has(file)
        )
      const textsOf = (parts: readonly string[]) =>
        Object.fromEntries(
          languages.map(({ locale }) => [locale, filesOf(parts.map(part => `locales/${locale}/${part}.ts`))])
        )
      const modules = [...new Set(Object.values(pageModules))]
      const result: Preloads = {
        pages: Object.fromEntries(
          Object.entries(pageModules).map(([path, module]) => [path, modules.indexOf(module)])
        ),
        sets: modules.map(module => filesOf([module, ...besides(module)])),
        texts: { g: textsOf(['index']), admin: textsOf(['index', 'entities']) }
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(result) })
    }
  }
}
