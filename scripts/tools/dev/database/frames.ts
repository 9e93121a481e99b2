import type { Socket } from 'node:net'

const headerLength = 4

/** Returns a message with its length before it. */
export function frame(message: Uint8Array): Buffer {
  const header = Buffer.alloc(headerLength)
  header.writeUInt32BE(message.length)
  return Buffer.concat([header, message])
}

/** Returns the messages that arrive on a socket, until it ends. */
export async function* readFrames(socket: Socket): AsyncGenerator<Buffer> {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
    while (waiting.length >= headerLength) {
      const end = headerLength + waiting.readUInt32BE()
      if (waiting.length < end) break
      yield waiting.subarray(headerLength, end)
      waiting = waiting.subarray(end)
    }
  }
}
