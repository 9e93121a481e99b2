import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import type { Language } from '@board/schemas/errors/catalogue'

/** The answer of the server to one call; `code` is that of the envelope, `0` for a reply without one. */
export interface Answer {
  operation: OperationId
  status: number
  code: string
  /** The message to the user. */
  said: string
}

/**
 * Returns a `fetch` that keeps the answers, the newest last. @param reads the language to ask for instead of the
 * request's own
 */
export function observe(fetch: typeof globalThis.fetch, reads?: () => Language) {
  const answers: Answer[] = []
  const observed: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (reads) request.headers.set('accept-language', reads())
    const operation = operationOf(request.method, new URL(request.url).pathname)
    const response = await fetch(request)
    answers.push({ operation, status: response.status, ...(await headOf(response.clone())) })
    return response
  }
  return { fetch: observed, answers }
}

const ids = Object.keys(operations) as OperationId[]
// as in the router, a fixed address comes before one with a parameter
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

/** Returns the code of a JSON answer in any of the envelopes. */
export const codeOf = async (response: Response): Promise<string> => (await headOf(response)).code

interface Head {
  code?: unknown
  msg?: unknown
}

async function headOf(response: Response): Promise<{ code: string; said: string }> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return { code: '0', said: '' }
  const body = (await response.json()) as Head & { result?: Head }
  const { code = 0, msg = '' } = body.result ?? body
  return { code: String(code), said: String(msg) }
}
