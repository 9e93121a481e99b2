import type { Outgoing } from '../../platform/outgoing/addresses.ts'
import { guardedFetch } from '../../platform/outgoing/fetch.ts'
import { timeoutSeconds } from './provider.ts'

/** An answer of another site, as far as it is a record. */
export type Fields = Readonly<Record<string, unknown>>

/** The refusal of another site, with the number by which its documents explain it. The log shows it to operators. */
export class OtherSiteRefusal extends Error {
  override readonly name = 'OtherSiteRefusal'
  readonly code: string

  constructor(code: unknown, text: unknown) {
    super(String(text ?? '').slice(0, 300))
    this.code = String(code).slice(0, 40)
  }
}

/** Sends one request of a sign-in. The parameters of a POST travel in its body. @throws OtherSiteRefusal, SendFailure */
export type Ask = (
  url: string,
  parameters: Readonly<Record<string, string>>,
  method?: 'GET' | 'POST'
) => Promise<Fields>

/**
 * Returns a function for the requests of one sign-in, which have ten seconds together. It follows no redirect and asks no
 * private address that is not opened.
 */
export function createAsk(outgoing: Outgoing): Ask {
  const fetch = guardedFetch(outgoing)
  const signal = AbortSignal.timeout(timeoutSeconds * 1000)
  return async (url, parameters, method = 'GET') => {
    const form = new URLSearchParams(parameters)
    const reply =
      method === 'GET'
        ? await fetch(`${url}?${form}`, { method, headers: { accept: 'application/json' }, signal })
        : await fetch(url, {
            method,
            headers: {
              accept: 'application/json',
              'content-type': 'application/x-www-form-urlencoded;charset=UTF-8'
            },
            body: form,
            signal
          })
    const fields = parseAnswer(await reply.text())
    requireSuccess(fields)
    if (reply.status !== 200) throw new OtherSiteRefusal(reply.status, 'unexpected status')
    return fields
  }
}

/**
 * Parses an answer: JSON, JSON in a call of `callback`, or fields of a form, whatever its content type says. Some sites
 * answer in another form than the one that was requested.
 * @throws OtherSiteRefusal for anything else
 */
export function parseAnswer(text: string): Fields {
  const trimmed = text.trim()
  const [, inner] = /^[\w.]{1,100}\((.*)\)\s*;?$/s.exec(trimmed) ?? []
  const json = inner ?? trimmed
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  } catch {
    if (/^\w+=[^\s<>{}]*$/.test(trimmed)) return Object.fromEntries(new URLSearchParams(trimmed))
  }
  throw new OtherSiteRefusal('unreadable', 'the answer is neither JSON nor fields')
}

/** Refuses an answer that names an error; most sites send one with status 200. @throws OtherSiteRefusal */
function requireSuccess(fields: Fields): void {
  const { errcode, errmsg, ret, msg, error, error_code, error_description } = fields
  if (isErrorNumber(errcode)) throw new OtherSiteRefusal(errcode, errmsg)
  if (isErrorNumber(ret)) throw new OtherSiteRefusal(ret, msg)
  if (isErrorNumber(error_code)) throw new OtherSiteRefusal(error_code, error_description ?? error)
  if (isErrorNumber(error)) throw new OtherSiteRefusal(error, error_description)
}

const isErrorNumber = (value: unknown): boolean =>
  value !== undefined && value !== null && String(value) !== '0'

/** Returns an id or a token from an answer. @throws OtherSiteRefusal if it is missing, empty or too long */
export function requireText(fields: Fields, name: string): string {
  const text = findText(fields, name)
  if (text === undefined) throw new OtherSiteRefusal('unreadable', `${name} is missing`)
  return text
}

/** Finds an id or a token in an answer; an empty one is none. */
export function findText(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  const text = Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= 1000 ? text : undefined
}
