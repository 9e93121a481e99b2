import { readCookie } from '../base/cookies.ts'

/** Identifies the reader of an answer: the session and the language of the request. */
const reader = () => `${readCookie('token') ?? ''} ${readCookie('language') ?? ''}`

const begun = new Map<string, { reader: string; answer: Promise<unknown> }>()

/**
 * Starts a call that every page of a signed-in person needs, before the page itself can request it. Does nothing without
 * a session.
 * @param name the name by which `takeEarly` finds the answer
 */
export function askEarly(name: string, ask: () => Promise<unknown>): void {
  if (!readCookie('token')) return
  const answer = ask()
  answer.catch(() => undefined)
  begun.set(name, { reader: reader(), answer })
}

/** Returns the answer of the call that was started early, once and only to the same reader; otherwise calls now. */
export function takeEarly<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const early = begun.get(name)
  begun.delete(name)
  return early?.reader === reader() ? (early.answer as Promise<Answer>) : ask()
}
