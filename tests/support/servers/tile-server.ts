import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'

/** The behaviour of the tile server on the next requests; `silent` never answers. */
export type Mood =
  | 'well'
  | 'photo'
  | 'broken'
  | 'script'
  | 'disguised'
  | 'mislabelled'
  | 'huge'
  | 'elsewhere'
  | 'silent'

/** Starts a tile server with green tiles on this machine. Close it at the end. */
export async function startTileServer() {
  const tile = sharp({ create: { width: 256, height: 256, channels: 3, background: '#7fc97f' } })
  const [png, jpeg] = [await tile.clone().png().toBuffer(), await tile.clone().jpeg().toBuffer()]
  const asked: string[] = []
  const state: { mood: Mood; isBroken?: (path: string) => boolean } = { mood: 'well' }
  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    asked.push(path)
    const send = (type: string, body: Buffer | string) =>
      reply.writeHead(200, { 'content-type': type }).end(body)
    if (state.isBroken?.(path)) return void reply.writeHead(500).end()
    switch (state.mood) {
      case 'well':
        return void send('image/png', png)
      case 'photo':
        return void send('image/jpeg; charset=binary', jpeg)
      case 'broken':
        return void reply.writeHead(500, { 'content-type': 'image/png' }).end(png)
      case 'script':
        return void send('text/html', '<script>alert(1)</script>')
      case 'disguised':
        return void send('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>')
      case 'mislabelled':
        return void send('image/svg+xml', png)
      case 'huge':
        return void send('image/png', Buffer.concat([png, Buffer.alloc(300 * 1024)]))
      case 'elsewhere':
        return void reply.writeHead(302, { location: '/moved/1/0/0.png' }).end()
      case 'silent':
        return
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    url,
    template: `${url}/t/{z}/{x}/{y}.png`,
    png,
    asked,
    state,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
