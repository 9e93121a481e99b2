import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The part of the S3 server that the tests use; the package has no types. */
interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
type S3ServerClass = new (options: object) => S3Server
const S3rver: S3ServerClass = createRequire(import.meta.url)('@20minutes/s3rver')

/** The existing bucket and its access key. */
export const s3Account = { bucket: 'board-files', accessKey: 'S3RVER', secretKey: 'S3RVER' } as const

/**
 * The behaviour of the server on the next requests. `cutting` breaks the connection in the middle of a file, `full`
 * reports that there is no room, `busy` refuses HEAD.
 */
export type Mood = 'well' | 'cutting' | 'full' | 'elsewhere' | 'down' | 'busy'

/** A request that the server received. */
interface Asked {
  readonly method: string
  readonly path: string
}

/**
 * Starts a real S3 server on this machine, which checks signatures, behind a proxy that can fail. Close it at the
 * end.
 */
export async function startS3Server() {
  const folder = mkdtempSync(join(tmpdir(), 'board-s3-'))
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: s3Account.bucket }]
  })
  const { port: innerPort } = await inner.run()
  const state: { mood: Mood; onAsked?: ((asked: Asked) => void) | undefined } = { mood: 'well' }
  const asked: Asked[] = []
  const door = createServer((incoming, outgoing) => {
    const one = { method: incoming.method ?? '', path: incoming.url ?? '' }
    asked.push(one)
    state.onAsked?.(one)
    if (state.mood === 'down') return void incoming.socket.destroy()
    if (state.mood === 'full') return refuse(incoming, outgoing, 507, 'XMinioStorageFull', 'no space left')
    if (state.mood === 'busy' && one.method === 'HEAD') return void outgoing.writeHead(503).end()
    if (state.mood === 'elsewhere') {
      incoming.resume()
      return void outgoing.writeHead(301, { location: 'http://127.0.0.1:9/' }).end()
    }
    pass(incoming, outgoing, innerPort, state.mood === 'cutting')
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  // a server that a test forgets to close must not keep the run alive
  door.unref()
  const { port } = door.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    state,
    close: async () => {
      door.closeAllConnections()
      await new Promise<void>(resolve => door.close(() => resolve()))
      await inner.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  code: string,
  message: string
): void {
  incoming.resume()
  outgoing.writeHead(status, { 'content-type': 'application/xml' })
  outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`)
}

/** Forwards a request unchanged, with the host that was signed. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, isCut: boolean): void {
  const { method, url, headers } = incoming
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, answer => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    if (!isCut || method !== 'GET') return void answer.pipe(outgoing)
    answer.once('data', (chunk: Buffer) => {
      outgoing.write(chunk.subarray(0, Math.max(1, chunk.length >> 1)), () => outgoing.destroy())
      answer.destroy()
    })
  })
  sent.on('error', () => outgoing.destroy())
  if (isCut && method === 'PUT') {
    incoming.once('data', () => incoming.socket.destroy())
    incoming.on('close', () => sent.destroy())
  }
  incoming.pipe(sent)
}
