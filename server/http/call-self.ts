import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { isMark } from './read-source.ts'

/** Known to this process alone, so that nobody outside can send it. */
const mark = { name: 'x-from-inside', value: randomBytes(16).toString('hex') }

/** Whether the server is asking itself, for a page that it has let in already. */
export const isFromInside = ({ headers }: FastifyRequest): boolean => isMarked(headers)

/** Whether headers are those of such a request. */
export const isMarked = (headers: IncomingHttpHeaders): boolean => headers[mark.name] === mark.value

/**
 * A `fetch` whose requests this server answers itself, without a connection: for rendering pages. The caller's
 * address goes along, so that limits count the reader and not the server, and so does the id of the request.
 * @param onMark is told the line of the cookie by which the reader sees what one of these requests has written
 */
export function callSelf(
  app: FastifyInstance,
  { ip, headers, id }: FastifyRequest,
  onMark: (line: string) => void = () => {}
): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request || input instanceof URL ? input : new URL(input, 'http://localhost'),
      init
    )
    const { pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: {
        'user-agent': headers['user-agent'] ?? '',
        // the browser may be known by its cookie (decision 0093); who signs in is told by the header token alone
        ...(headers.cookie && { cookie: headers.cookie }),
        ...Object.fromEntries(request.headers),
        'x-request-id': id,
        [mark.name]: mark.value
      },
      remoteAddress: ip,
      ...(body.length > 0 ? { payload: body } : {})
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) if (isMark(line)) onMark(line)
    const answerHeaders = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]]
    )
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answerHeaders
    })
  }
}
