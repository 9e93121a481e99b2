import { connect, type Socket } from 'node:net'

/** One request. Requests are prepared before the measurement, so that sending them costs almost nothing. */
export type Request = { method: 'GET' | 'POST'; url: string; headers?: Record<string, string>; body?: string }

export type Load = {
  /** The milliseconds of each answer. */
  latencies: number[]
  perSecond: number
}

export type LoadOptions = { connections: number; seconds: number }

/** Returns the bytes of a request on a connection that stays open. */
export function encodeRequest({ method, url, headers = {}, body = '' }: Request): Buffer {
  const lines = [
    `${method} ${url} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${Buffer.byteLength(body)}`] : [])
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Sends requests to a server on this machine: each connection sends its next request as soon as it has its answer.
 * @throws Error at the first answer that is not 200, because refusals are fast and prove nothing
 */
export async function load(port: number, wires: readonly Buffer[], options: LoadOptions): Promise<Load> {
  const { connections, seconds } = options
  const latencies: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  let next = 0
  const take = () => (performance.now() < until ? wires[next++ % wires.length] : undefined)
  await Promise.all(Array.from({ length: connections }, () => converse(port, take, latencies)))
  return { latencies, perSecond: latencies.length / ((performance.now() - started) / 1000) }
}

/** Sends each request once, one after the other. @returns the milliseconds of each */
export async function askEach(port: number, wires: readonly Buffer[], connections = 1): Promise<number[]> {
  const latencies: number[] = []
  let next = 0
  const take = () => wires[next++]
  await Promise.all(Array.from({ length: connections }, () => converse(port, take, latencies)))
  return latencies
}

/** Sends requests on one connection until `take` returns none. */
function converse(port: number, take: () => Buffer | undefined, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const reader = new AnswerReader()
    let sent = 0
    const ask = () => {
      const wire = take()
      if (!wire) return void socket.end(resolve)
      sent = performance.now()
      socket.write(wire)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection')))
    socket.on('data', chunk => {
      try {
        if (!reader.push(chunk)) return
        latencies.push(performance.now() - sent)
        ask()
      } catch (error) {
        fail(socket, error, reject)
      }
    })
  })
}

function fail(socket: Socket, error: unknown, reject: (error: unknown) => void): void {
  socket.removeAllListeners('close')
  socket.destroy()
  reject(error)
}

/** Finds the end of an HTTP/1.1 answer that states its length. */
class AnswerReader {
  #chunks: Buffer[] = []
  #read = 0
  #length = Number.POSITIVE_INFINITY

  /** @returns whether the answer is complete */
  push(chunk: Buffer): boolean {
    this.#chunks.push(chunk)
    this.#read += chunk.length
    if (this.#length === Number.POSITIVE_INFINITY) this.#length = lengthOf(this.#chunks)
    if (this.#read < this.#length) return false
    this.#chunks = []
    this.#read = 0
    this.#length = Number.POSITIVE_INFINITY
    return true
  }
}

function lengthOf(chunks: readonly Buffer[]): number {
  const answer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
  const end = answer?.indexOf('\r\n\r\n') ?? -1
  if (!answer || end < 0) return Number.POSITIVE_INFINITY
  const head = answer.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200'))
    throw new Error(`The server answered ${answer.toString('utf8', 0, 600)}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer does not say its length: ${head}`)
  return end + 4 + Number(length)
}
