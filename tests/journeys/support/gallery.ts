import { execFile } from 'node:child_process'
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { afterAll } from 'vitest'
import { root, tools } from '../../../scripts/tools/programs.ts'

export type Face = 'portal' | 'console'

/** The way in which the gallery is looked at. */
export interface Look {
  readonly lang: 'zh-CN' | 'zh-TW' | 'en-US'
  readonly mode: 'light' | 'dark'
  readonly size: 'standard' | 'large'
}

const folder = join(root, 'artifacts/parts')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2'
}

/**
 * Builds the gallery of parts of both front ends and serves it until the last test of the file has ended.
 * @returns the address of the server
 */
export async function serveGallery(): Promise<string> {
  const build = promisify(execFile)
  const vite = join(tools.vitest, '../../vite/bin/vite.js')
  for (const face of ['portal', 'console'])
    await build(process.execPath, [vite, 'build', '--config', `${face}/dev/vite.config.ts`], { cwd: root })
  const server = createServer((request, response) => {
    const file = normalize(join(folder, new URL(request.url ?? '/', 'http://localhost').pathname))
    if (!file.startsWith(folder + sep) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise(resolve => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the address of the gallery, in one look. */
export const galleryPath = (face: Face, look: Look): string =>
  `/${face}/dev/parts.html?${new URLSearchParams({ ...look })}#group=none`

/** Shows a group, or a state of a part alone. The page stays loaded. */
export const showInGallery = (page: Page, asked: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(`location.hash = ${JSON.stringify(String(new URLSearchParams(asked)))}`)

/** Leaves the frames of a page empty: each state in a frame is opened by itself. */
export async function withoutFrames(page: Page): Promise<void> {
  await page.route(/parts\.html/, route =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>empty</title>' })
  )
}

/** Returns what the addresses of some elements say behind `#`. */
async function readHashes(page: Page, selector: string, attribute: string): Promise<URLSearchParams[]> {
  const addresses = await page.evaluate<string[]>(
    `[...document.querySelectorAll('${selector}')].map(element => element.getAttribute('${attribute}'))`
  )
  return addresses.map(address => new URLSearchParams(address.split('#')[1]))
}

/** Lists the groups of the gallery’s table, by the links of the page. */
export async function listGroups(page: Page): Promise<string[]> {
  const hashes = await readHashes(page, 'nav[aria-label=Group] a', 'href')
  return hashes.flatMap(hash => hash.get('group') ?? [])
}

/** Lists the states of a page that have a frame of their own. */
export async function listFrames(page: Page): Promise<{ part: string; state: string }[]> {
  const hashes = await readHashes(page, 'iframe', 'src')
  return hashes.map(hash => ({ part: hash.get('part') ?? '', state: hash.get('state') ?? '' }))
}
