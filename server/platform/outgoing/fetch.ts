import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type Outgoing, targetOf } from './addresses.ts'
import { SendFailure } from './failure.ts'
import { pinnedLookup } from './post.ts'

interface Options {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | Uint8Array | null
  readonly signal?: AbortSignal
}

/** The largest accepted answer, in bytes. A longer one is an error. */
const maxBytes = 256 * 1024

/**
 * A `fetch` for libraries that send requests themselves. It follows no redirects and refuses private addresses that are
 * not opened. Only opened ones can be reached without TLS.
 * @throws SendFailure
 */
export const guardedFetch =
  (outgoing: Outgoing) =>
  async (url: string, { method, headers, body, signal }: Options): Promise<Response> => {
    const { protocol, hostname } = new URL(url)
    const target = await targetOf(hostname, outgoing)
    if (protocol !== 'https:' && !target.isOpened)
      throw new SendFailure('unreachable', `${hostname} can only be asked over https`)
    const send = protocol === 'https:' ? requestHttps : requestHttp
    const content = body instanceof URLSearchParams ? body.toString() : (body ?? '')
    return await new Promise((resolve, reject) => {
      const sent = send(url, {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(content) },
        agent: false,
        ...(signal && { signal }),
        ...(outgoing.ca && { ca: outgoing.ca }),
        lookup: pinnedLookup(target)
      })
      sent.on('error', reject)
      sent.on('response', reply => void answerOf(reply).then(resolve, reject))
      sent.end(content)
    })
  }

async function answerOf(reply: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new SendFailure('unanswered', 'the answer is too long')
    chunks.push(chunk)
  }
  const headers = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]]
  )
  const status = reply.statusCode ?? 502
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers })
}
