import type { FastifyRequest } from 'fastify'

/** Names under which something secret or personal could reach the log. */
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

/** Lets no token, query, body, phone or code into the log: what is logged of a request is its method and path. */
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

/** The path without its query, where a token or a search may stand. */
export const pathOf = (url: string) => url.replace(/[?#].*$/s, '').slice(0, 300)

type Described = {
  type: string
  code?: unknown
  message: string
  stack: string
  cause?: Described | undefined
}

/** An error without the values that drivers add to it (`detail`, `parameters`), and with long numbers cut out. */
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

/** Some libraries throw things that are no errors, and carry a message all the same. */
const messageOf = (thrown: unknown) =>
  String(typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown)

/** Phones and ID numbers in messages such as `invalid input syntax for type integer: "138…"`. */
export const hideNumbers = (text: string) => text.replace(/[0-9０-９](?:[ -]?[0-9０-９]){6,}/g, '…')
