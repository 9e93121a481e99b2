import { createHash, createHmac } from 'node:crypto'
import type { Sms } from '../../outbox/provider.ts'
import type { Answer, Post } from '../../outgoing/post.ts'
import type { SmsAccount } from '../store.ts'

/** The data that the request for one SMS is signed with. */
export interface Signing {
  readonly account: SmsAccount
  readonly sms: Sms
  /** The template's code at this platform. */
  readonly template: string
  readonly now: Date
  /** A text that no other request has. */
  readonly nonce: string
}

/** A platform that sends SMS: its request, and the meaning of its answers. */
export interface Platform {
  /** Scheme and host that are used if the configuration names none. */
  readonly endpoint: string
  /** Returns the whole signed request. */
  request(signing: Signing): Post
  /** Returns the platform's answer in its own words. @throws SendFailure if it is not sure that the SMS was accepted */
  verdict(answer: Answer): string
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** Returns the parameters by name, for JSON. */
export const paramsByName = ({ params }: Sms): Record<string, string> =>
  Object.fromEntries(params.map(({ name, value }) => [name, value]))

/** Returns the JSON object in an answer; undefined for any other body. */
export function objectIn({ body }: Answer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the origin of the requests, and its host as it is signed. */
export function originOf({ endpoint }: SmsAccount, own: string): { origin: string; host: string } {
  const { origin, host } = new URL(endpoint || own)
  return { origin, host }
}

/** Returns a header by which receivers that know the reference send once, whichever other field carries it. */
export const idempotency = ({ reference }: Sms) => ({ 'idempotency-key': reference })

/** Returns the text for an answer that does not come from the platform. */
export const describeUnknownAnswer = ({ status, body }: Answer): string =>
  `HTTP ${status} ${body.slice(0, 200)}`.trim()
