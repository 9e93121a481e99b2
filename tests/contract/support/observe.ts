import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'

/** What the server answered to one call; `code` is the envelope's, `0` where a reply has none. */
export interface Answer {
  operation: OperationId
  status: number
  code: string
}

/** A `fetch` that keeps what was answered, newest last. */
export function observe(fetch: typeof globalThis.fetch) {
  const answers: Answer[] = []
  const observed: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const operation = operationOf(request.method, new URL(request.url).pathname)
    const response = await fetch(request)
    answers.push({ operation, status: response.status, code: await codeOf(response.clone()) })
    return response
  }
  return { fetch: observed, answers }
}

const ids = Object.keys(operations) as OperationId[]
// as the router does, an address in words before one with a parameter
const patterns = ids
  .toSorted((a, b) => Number(operations[a].path.includes('{')) - Number(operations[b].path.includes('{')))
  .map(id => {
    const { method, path } = operations[id]
    return { id, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })

function operationOf(method: string, path: string): OperationId {
  const found = patterns.find(one => one.method === method.toLowerCase() && one.path.test(path))
  if (!found) throw new Error(`No operation answers ${method} ${path}`)
  return found.id
}

/** The code of a JSON answer in any of the envelopes. */
export async function codeOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return '0'
  const body = (await response.json()) as { code?: unknown; result?: { code?: unknown } }
  return String(body.result?.code ?? body.code ?? 0)
}
