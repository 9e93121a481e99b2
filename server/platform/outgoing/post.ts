import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Outgoing, type Target, targetOf } from './addresses.ts'
import { SendFailure } from './failure.ts'

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly body: string
}

/** The number of characters of an answer that are read. The rest is ignored. */
const maxLength = 64 * 1024

/**
 * Sends a POST request and reads the answer. It follows no redirects and refuses private addresses that are not opened.
 * Only opened ones can be reached without TLS.
 * @throws SendFailure
 */
export async function post(
  { url, headers, body }: Post,
  outgoing: Outgoing,
  signal: AbortSignal
): Promise<Answer> {
  const { protocol, hostname } = new URL(url)
  const target = await targetOf(hostname, outgoing)
  if (protocol !== 'https:' && !target.isOpened)
    throw new SendFailure('unreachable', `${hostname} can only be asked over https`)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  return await new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(new SendFailure(signal.aborted ? 'unanswered' : 'unreachable', messageOf(error)))
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      agent: false,
      ...(outgoing.ca && { ca: outgoing.ca }),
      lookup: pinnedLookup(target)
    })
    sent.on('error', fail)
    sent.on('response', reply => void read(reply).then(resolve, fail))
    sent.end(body)
  })
}

/** Returns a lookup function that always gives the checked address, whatever the name resolves to now. */
export const pinnedLookup =
  ({ address, family }: Target): LookupFunction =>
  (_host, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family)

async function read(reply: IncomingMessage): Promise<Answer> {
  let body = ''
  reply.setEncoding('utf8')
  for await (const chunk of reply) {
    body += chunk
    if (body.length > maxLength) break
  }
  return { status: reply.statusCode ?? 0, body: body.slice(0, maxLength) }
}

/** Returns the message of an error, or else its code or name. */
export const messageOf = (error: Error): string =>
  error.message || ('code' in error ? String(error.code) : error.name)
