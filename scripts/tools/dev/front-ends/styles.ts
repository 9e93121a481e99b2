import type { ViteDevServer } from 'vite'
import type { StyleSheet } from '../messages.ts'

/**
 * Returns the style sheets of modules of the portal and of everything that they import, in the order in which a browser
 * would apply them.
 * @param sources paths from the portal's folder
 */
export async function collectStyles(vite: ViteDevServer, sources: readonly string[]): Promise<StyleSheet[]> {
  const { ssr, client } = vite.environments
  if (!ssr || !client) throw new Error('Vite serves no environment `ssr`')
  const visited = new Set<string>()
  const found: string[] = []
  const visit = async (url: string): Promise<void> => {
    if (visited.has(url)) return
    visited.add(url)
    if (/\.css$/.test(url)) {
      found.push(url)
      return
    }
    if (!/\.[jt]sx?$/.test(url) || url.includes('/node_modules/')) return
    // the result for the renderer lists the imports in their order
    const result = await ssr.transformRequest(url)
    for (const imported of result?.deps ?? []) await visit(imported)
  }
  for (const source of sources) await visit(`/${source}`)
  return await Promise.all(
    found.map(async url => {
      const result = await client.transformRequest(`${url}?direct`)
      const module = await client.moduleGraph.getModuleByUrl(`${url}?direct`)
      return { id: module?.file ?? url, text: result?.code ?? '' }
    })
  )
}
