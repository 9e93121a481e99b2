import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import type { Config } from '../../config/config.ts'
import { Refusal } from '../../refusal.ts'
import { wrapRefusal } from '../answer/envelope.ts'
import { newRequestId, requestIdHeader } from './request-id.ts'
import { headersOfBrokenRequest } from './security-headers.ts'

const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'GEN0408',
  HPE_HEADER_OVERFLOW: 'GEN0413'
}

/**
 * Answers a connection that sent no complete request, and closes it. The reader and the operation are
 * unknown.
 */
export const connectionRefusal = (config: Config) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, payload } = wrapRefusal(
    'template',
    new Refusal(codes[error.code ?? ''] ?? 'GEN0400'),
    'zh-CN'
  )
  const body = JSON.stringify(payload)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `${requestIdHeader}: ${newRequestId()}`,
    ...Object.entries(headersOfBrokenRequest(config)).map(([name, value]) => `${name}: ${value}`),
    'connection: close'
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
