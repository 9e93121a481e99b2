import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { isWrittenCookie } from '../answer/read-source.ts'

/** A header whose value only this process knows, so that nobody outside can send it. */
const mark = { name: 'x-from-inside', value: randomBytes(16).toString('hex') }

/** Tells whether the server sends the request to itself, for a page that it has let in already. */
export const isFromInside = ({ headers }: FastifyRequest): boolean => isMarked(headers)

/** Tells whether headers are those of such a request. */
export const isMarked = (headers: IncomingHttpHeaders): boolean => headers[mark.name] === mark.value

const requestOf = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Request =>
  new Request(
    input instanceof Request || input instanceof URL ? input : new URL(input, 'http://localhost'),
    init
  )

/**
 * Returns a `fetch` whose requests this server answers itself, without a connection, to render pages. It passes on the
 * caller's address, so that limits count the reader and not the server, and the id of the request.
 * @param onMark receives the cookie line that lets the reader see what one of these requests has written
 */
export function callSelf(
  app: FastifyInstance,
  { ip, headers, id }: FastifyRequest,
  onMark: (line: string) => void = () => {}
): typeof fetch {
  return async (input, init) => {
    // a page makes several calls, so a request that is complete is not copied
    const isWhole = input instanceof Request && init === undefined
    const request = isWhole ? input : requestOf(input, init)
    const { pathname, search } = new URL(request.url)
    const body = request.body && Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: {
        'user-agent': headers['user-agent'] ?? '',
        // the cookie may identify the browser (decision 0093); only the header `token` identifies an account
        ...(headers.cookie && { cookie: headers.cookie }),
        ...Object.fromEntries(request.headers),
        'x-request-id': id,
        [mark.name]: mark.value
      },
      remoteAddress: ip,
      ...(body && { payload: body })
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) if (isWrittenCookie(line)) onMark(line)
    const answerHeaders = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]]
    )
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : (answer.rawPayload as Buffer<ArrayBuffer>), {
      status: answer.statusCode,
      headers: answerHeaders
    })
  }
}
