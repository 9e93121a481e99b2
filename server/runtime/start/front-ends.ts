import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConsolePages, PortalPages } from '../../platform/deps/pages.ts'

/** The built portal; undefined where it is not built yet. */
export async function loadPortal(root: string): Promise<PortalPages | undefined> {
  const entry = join(root, 'portal/dist/server/entry-server.js')
  if (!(await isThere(entry))) return undefined
  const { render, form, variantOf, ownDataPage, addresses }: Omit<PortalPages, 'folder'> = await import(
    pathToFileURL(entry).href
  )
  return { render, form, variantOf, ownDataPage, addresses, folder: join(root, 'portal/dist/client') }
}

/** The built console; undefined where it is not built yet. */
export async function loadConsole(root: string): Promise<ConsolePages | undefined> {
  const folder = join(root, 'console/dist')
  if (!(await isThere(join(folder, 'index.html')))) return undefined
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const [html, docs, preloads] = await Promise.all(['index.html', 'api-docs.html', 'preloads.json'].map(read))
  return { html: html ?? '', docs: docs ?? '', preloads: JSON.parse(preloads ?? ''), folder }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await readFile(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
