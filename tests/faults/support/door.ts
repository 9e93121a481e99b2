import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Connections to a server that a test can freeze: no data pass, and no connection is closed. */
export async function hangingDoor(port: number) {
  const sockets = new Set<Socket>()
  let isHanging = false
  const door: Server = createServer(from => {
    const to = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from]
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('data', bytes => void (isHanging || other.write(bytes)))
    }
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    door.close()
  })
  const address = door.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    hang() {
      isHanging = true
    },
    open() {
      isHanging = false
      for (const socket of sockets) socket.destroy()
    }
  }
}
