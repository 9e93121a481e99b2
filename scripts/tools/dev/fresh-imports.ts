import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../programs.ts'

/** The modules that import a module, by its address. */
const importers = new Map<string, Set<string>>()

/** The modules that are loaded anew, each with the query of its new address. */
const renewed = new Map<string, string>()

let version = 0

/** Follows which module of the repository imports which, from now on. `renewModules` needs it. */
export function followImports(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const result = next(specifier, context)
      if (!isOurs(result.url)) return result
      const known = importers.get(result.url) ?? new Set()
      importers.set(result.url, known)
      if (context.parentURL) known.add(withoutQuery(context.parentURL))
      const query = renewed.get(result.url)
      return query ? { ...result, url: result.url + query } : result
    },
    load(url, context, next) {
      const result = next(url, context)
      if (!isOurs(url) || !url.includes('?') || !result.source) return result
      // debuggers know the module by its path
      return { ...result, source: `${result.source}\n//# sourceURL=${withoutQuery(url)}` }
    }
  })
}

/**
 * Lets changed files, and all modules that import them, directly or not, be loaded anew at their next import. Other
 * modules stay as they are.
 * @param files paths from the root
 */
export function renewModules(files: readonly string[]): void {
  const query = `?v=${++version}`
  const visited = new Set<string>()
  const visit = (url: string) => {
    if (visited.has(url)) return
    visited.add(url)
    renewed.set(url, query)
    for (const importer of importers.get(url) ?? []) visit(importer)
  }
  for (const file of files) visit(pathToFileURL(join(root, file)).href)
}

const withoutQuery = (url: string) => url.replace(/\?.*$/, '')

const isOurs = (url: string) => url.startsWith('file:') && !url.includes('/node_modules/')
