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

/** A platform that sends SMS: how it is asked, and what its answers mean. */
export interface Platform {
  /** Scheme and host, where the configuration names none. */
  readonly endpoint: string
  /** The signed request, all of it. */
  request(signing: Signing): Post
  /** Returns the platform's answer, in its own words. @throws SendFailure if it is not sure that the SMS was taken */
  verdict(answer: Answer): string
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** Parameters by name, as JSON. */
export const named = ({ params }: Sms): Record<string, string> =>
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

/** The origin that is asked, and its host as it is signed. */
export function originOf({ endpoint }: SmsAccount, own: string): { origin: string; host: string } {
  const { origin, host } = new URL(endpoint || own)
  return { origin, host }
}

/** Sinks that know the reference send once, whichever field else carries it. */
export const idempotency = ({ reference }: Sms) => ({ 'idempotency-key': reference })

/** Words for an answer that is not one of the platform's. */
export const unknown = ({ status, body }: Answer): string => `HTTP ${status} ${body.slice(0, 200)}`.trim()
