import type { PageAssets } from './manifest.ts'

/** The address at which Vite serves the sources of the portal. */
const base = import.meta.env.BASE_URL

/** The first script of a page in development (`scripts/tools/dev`); it goes on with `entry-start.ts`. */
const start = '@dev/start.js'

/**
 * Stands in for `Manifest` of `manifest.ts` while the portal is developed: a page's files are its sources, which Vite serves.
 * The style sheets of a page are not known here, so that the text of its style only names the modules; `scripts/tools/dev`
 * puts the style sheets there.
 */
export class Manifest {
  assetsOf(sources: readonly string[]): PageAssets {
    const [, app = ''] = sources
    return { scripts: [start, app].map(file => base.slice(1) + file), styles: [...sources] }
  }

  addressOf(source: string): string {
    return base + source
  }

  inlineStyle(sources: readonly string[], own: string): { text: string; source: string } {
    return { text: `/* styles of ${sources.join(' ')} */${own}`, source: '' }
  }
}
