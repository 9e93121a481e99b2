import type { Plugin } from 'vite'
import { mendedEvent, problemFile, startFile } from './addresses.ts'

/**
 * Serves the first script of every page, and that of a page that says what is wrong. The first one lets React replace
 * components in place, and takes the report of a problem away once the problem is mended.
 * @param more code that follows in the first script
 */
export function ownScripts(more = ''): Plugin {
  const scripts: Readonly<Record<string, string>> = {
    [`/${startFile}`]: [start, more].join('\n'),
    [`/${problemFile}`]: `import.meta.hot.on('${mendedEvent}', () => location.reload())`
  }
  return {
    name: 'own-scripts',
    enforce: 'pre',
    resolveId: source => (source in scripts ? source : null),
    load: source => scripts[source] ?? null
  }
}

/** The exports of a page's module besides components: React refreshes a module only if it has nothing but components. */
const besidesComponents = ['loader', 'handle']

const start = `
import '@vitejs/plugin-react/preamble'
window.__getReactRefreshIgnoredExports = () => ${JSON.stringify(besidesComponents)}
import.meta.hot.on('${mendedEvent}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close()
})`

/** Reports changed files of the portal's renderer, which runs in another process. */
export function followRenderer(onChange: (files: readonly string[]) => void): Plugin {
  return {
    name: 'follow-renderer',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr') return
      const files = modules.flatMap(module => module.file ?? [])
      onChange([...new Set([file, ...files])])
      // the renderer in this process is not used
      return []
    }
  }
}
