import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { root } from '../../programs.ts'
import type { FrontEndServers } from './servers.ts'

const address = '/dev/parts'

/** Links to the galleries of both front ends, which share no code. */
const index = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Parts</title>
  <h1>Parts</h1>
  <ul><li><a href="${address}/portal">Portal</a></li><li><a href="${address}/console">Console</a></li></ul>
</html>`

/** Returns the front end, or the index, whose gallery of parts is at an address; undefined for any other address. */
export function findGallery(url: string): 'index' | keyof FrontEndServers | undefined {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === address) return 'index'
  if (pathname === `${address}/portal`) return 'portal'
  return pathname === `${address}/console` ? 'console' : undefined
}

/** Sends a page of the gallery, whose scripts Vite serves from their sources. */
export async function sendGallery(
  gallery: 'index' | keyof FrontEndServers,
  frontEnds: FrontEndServers,
  response: ServerResponse
): Promise<void> {
  const html = gallery === 'index' ? index : await readGallery(gallery, frontEnds)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
}

async function readGallery(name: keyof FrontEndServers, frontEnds: FrontEndServers): Promise<string> {
  const text = await readFile(join(root, name, 'dev/parts.html'), 'utf8')
  return frontEnds[name].transformIndexHtml('/dev/parts.html', text)
}
