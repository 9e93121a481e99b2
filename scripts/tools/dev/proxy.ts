import { Agent, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { Problem } from './messages.ts'
import { problemPage } from './problem-page.ts'

/** Milliseconds for which a request waits for the server. */
const patience = 30_000

const agent = new Agent({ keepAlive: true })

export type Upstream = {
  /** Resolves with the port of the server as soon as it serves; undefined if it could not start. */
  port(): Promise<number | undefined>
  /** Returns the reason why no server serves. */
  problem(): Problem | undefined
}

/** Passes a request on to the server. While the server restarts, the request waits. */
export async function passOn(upstream: Upstream, request: IncomingMessage, response: ServerResponse) {
  const port = await Promise.race([upstream.port(), afterPatience()])
  if (port === undefined) return sendProblem(upstream.problem(), request, response)
  const { remoteAddress = '' } = request.socket
  const before = request.headers['x-forwarded-for']
  const onward = sendRequest({
    agent,
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, 'x-forwarded-for': before ? `${before}, ${remoteAddress}` : remoteAddress }
  })
  onward.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => {
    if (response.headersSent) response.destroy()
    // the server has ended before it answered: the next one is asked
    else if (isRepeatable(request)) void passOn(upstream, request, response)
    else
      sendProblem(
        { title: 'The server has restarted', message: 'Send the request again.' },
        request,
        response
      )
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

const isRepeatable = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const afterPatience = () =>
  new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), patience).unref()
  })

function sendProblem(
  problem: Problem = { title: 'The server is still starting', message: 'It takes longer than usual.' },
  request: IncomingMessage,
  response: ServerResponse
): void {
  const wantsPage = request.headers.accept?.includes('text/html')
  response.writeHead(503, {
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1'
  })
  response.end(wantsPage ? problemPage(problem) : JSON.stringify(problem))
}
