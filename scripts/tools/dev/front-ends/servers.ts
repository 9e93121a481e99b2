import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { root } from '../../programs.ts'
import { bases, type FrontEnd } from './addresses.ts'
import { hotModules, hotStyles } from './hot-modules.ts'
import { followRenderer, ownScripts } from './plugins.ts'

export type FrontEndServers = Record<FrontEnd, ViteDevServer>

/**
 * Starts Vite for both front ends. They share the HTTP server of `npm run dev`, also for the connections by which a browser
 * hears of changes.
 * @param onRendererChange gets the changed files of the portal's renderer
 */
export async function createFrontEnds(
  server: Server,
  onRendererChange: (files: readonly string[]) => void
): Promise<FrontEndServers> {
  const [portal, console] = await Promise.all([
    createServer({
      ...common('portal', server, ['entry/entry-client.tsx', 'features/home/page.tsx']),
      plugins: [
        ownScripts("import '/entry/entry-start.ts'"),
        followRenderer(onRendererChange),
        hotModules,
        hotStyles
      ],
      // the scripts of every page, which no HTML file names
      optimizeDeps: {
        entries: ['entry/entry-start.ts', 'entry/entry-client.tsx', 'app/pages.ts', 'app/later.ts']
      }
    }),
    createServer({
      ...common('console', server, ['app/main.tsx', 'pages/signIn/LoginPage.tsx']),
      plugins: [ownScripts(), hotModules, hotStyles]
    })
  ])
  return { portal, console }
}

/** @param first modules of the first pages, which Vite prepares beforehand with all that they import */
function common(name: FrontEnd, server: Server, first: string[]): InlineConfig {
  return {
    configFile: join(root, name, 'vite.config.ts'),
    root: join(root, name),
    base: bases[name],
    cacheDir: join(root, '.cache/vite', name),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server }, warmup: { clientFiles: first } }
  }
}
