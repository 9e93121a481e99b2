import { createClient } from './client.ts'
import type { SessionEvent } from './session.ts'
import type { ClientOptions } from './types.ts'

/** A client of a fake server, with the requests sent and the session events reported so far. */
export type Fake = {
  client: ReturnType<typeof createClient>
  requests: Request[]
  events: SessionEvent[]
}

/** Returns a reply with this JSON body. */
export function reply(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init)
}

/** Returns a successful reply in the product envelope. */
export const ok = (data: unknown = null) => reply({ result: { code: 0, msg: 'success' }, resultData: data })

/** Makes a client over a fetch that answers with `answer`. Its clock stands still, and its random texts count up. */
export function fake(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {}
): Fake {
  const requests: Request[] = []
  const events: SessionEvent[] = []
  let count = 0
  const client = createClient({
    baseUrl: 'http://board.test',
    fetch: async input => {
      const request = input as Request
      requests.push(request.clone())
      return answer(request)
    },
    token: () => 'token-1',
    language: () => 'zh-CN',
    appCode: 'portal',
    publicKey: async () => 'key',
    encryptField: (key, text) => `${key}:${text}`,
    onSession: event => events.push(event),
    clock: () => 1_767_229_200_000,
    random: () => `random-${++count}`,
    ...options
  })
  return { client, requests, events }
}
