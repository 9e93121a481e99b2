import type { FastifyRequest } from 'fastify'

/** Names of properties that may hold secret or personal values; the log hides them. */
const secrets = [
  'token',
  'sign',
  'pass',
  'password',
  'phone',
  'mobile',
  'loginName',
  'verifyCode',
  'captcha',
  'idNumber',
  'realName'
]

/**
 * Returns options that keep tokens, queries, bodies, phone numbers and codes out of the log. Of a request, the log has
 * only the method, the path and the id.
 */
export function loggerOptions(level: string) {
  return {
    level,
    redact: { paths: secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        id: request.id
      }),
      err: (error: unknown) => describeError(error)
    }
  }
}

/** Returns the path of an address. The query is cut off, because it may contain a token or search words. */
export const pathOf = (url: string) => url.replace(/[?#].*$/s, '').slice(0, 300)

type Described = {
  type: string
  code?: unknown
  message: string
  stack: string
  cause?: Described | undefined
}

/** Describes an error for the log, without long numbers and without values added by drivers (`detail`, `parameters`). */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: hideNumbers(messageOf(error)), stack: '' }
  const { code, cause } = error as Error & { code?: unknown }
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: hideNumbers(error.message),
    stack: hideNumbers(error.stack ?? ''),
    ...(cause === undefined || depth > 3 ? {} : { cause: describeError(cause, depth + 1) })
  }
}

/** Returns the message of a thrown value. Some libraries throw objects that are not an `Error` but have a message. */
const messageOf = (thrown: unknown) =>
  String(typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown)

/** Hides phone and ID numbers in messages such as `invalid input syntax for type integer: "138…"`. */
export const hideNumbers = (text: string) => text.replace(/[0-9０-９](?:[ -]?[0-9０-９]){6,}/g, '…')
