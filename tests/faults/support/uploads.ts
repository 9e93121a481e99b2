import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { ApiError } from '../../../client/error.ts'
import { createClient } from '../../../client/index.ts'

/** Lists every file of the store, drafts included. */
export function storedIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

/** Sends a file. @returns `done`, or the code of the refusal */
export async function send(url: string, token: string, file: Buffer): Promise<string> {
  const client = createClient({
    baseUrl: url,
    appCode: 'liuyanban',
    language: () => 'zh-CN',
    token: () => token,
    publicKey: () => Promise.reject(new Error('nothing is encrypted here'))
  })
  const body = { attachmentType: '1' as const, file: new File([new Uint8Array(file)], 'road.png') }
  try {
    await client.call('uploadAttachment', { body })
    return 'done'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

/**
 * Sends the first bytes of a file and then no more.
 * @param rest the number of bytes of the file that the request announces
 */
export async function stall(
  url: string,
  token: string,
  key: string,
  head: Buffer,
  rest = 5_000_000
): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const boundary = '----stalled'
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts = `${part('name="attachmentType"')}\r\n1\r\n${part('name="file"; filename="road.png"')}Content-Type: image/png\r\n\r\n`
  socket.write(
    [
      'POST /v2/attachment/upload HTTP/1.1',
      `Host: ${host}`,
      `token: ${token}`,
      `Idempotency-Key: ${key}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${Buffer.byteLength(parts) + rest}`,
      '',
      parts
    ].join('\r\n')
  )
  socket.write(head)
  return socket
}

/**
 * Limits the length of files that a running process can write, which has the effect of a full disk; `unlimited`
 * removes the limit.
 */
export function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

/** Tells whether the length of files of a process can be limited on this machine. */
export function canLimitFiles(): boolean {
  try {
    limitFiles(process.pid, 'unlimited')
    return true
  } catch {
    return false
  }
}
