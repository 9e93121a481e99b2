import type { DataOf } from '@board/generated/calls'
import { sha256 } from '@noble/hashes/sha2.js'
import { randomHex } from './random.ts'
import type { Client } from './types.ts'

type Challenge = DataOf<'captchaChallenge'>

/** Milliseconds of reckoning before whoever waits for the same thread has a turn. */
const turn = 20

type Options = {
  /** Aborting ends the reckoning. */
  signal?: AbortSignal
  /** Hears how much of the most that there can be is done, from 0 to 1; it usually ends before. */
  onProgress?: (share: number) => void
}

/**
 * The captcha without a picture: the machine works out a sum, which nobody has to see or hear. Load it lazily.
 * @returns the uuid that signing in takes in place of a picture's answer; undefined where the site did not accept it
 * @throws ApiError as every call does, and the signal's reason once it is aborted
 */
export async function passCaptcha(call: Client['call'], options: Options = {}): Promise<string | undefined> {
  const uuid = randomHex()
  const signal = options.signal ?? null
  const challenge = await call('captchaChallenge', { body: { uuid }, signal })
  const number = await solve(challenge, options)
  if (number === undefined) return undefined
  const body = { captchaVerifyParam: solutionOf(challenge, number), sceneId: challenge.sceneId }
  const { captchaVerifyResult } = await call('verifyCaptchaExt', { body, signal })
  return captchaVerifyResult ? uuid : undefined
}

/** Returns the solution to submit, in ALTCHA's first protocol: base64 of JSON, all of it ASCII. */
export function solutionOf(
  { algorithm, challenge, salt, signature }: Omit<Challenge, 'maxnumber' | 'sceneId'>,
  number: number
): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

/**
 * Finds the number of a challenge, with a pause every few milliseconds so that the page stays alive. In plain script:
 * `crypto.subtle` is missing on plain HTTP.
 */
export async function solve(
  { challenge, maxnumber, salt }: Pick<Challenge, 'challenge' | 'maxnumber' | 'salt'>,
  { signal, onProgress }: Options = {}
): Promise<number | undefined> {
  const text = new TextEncoder()
  const salted = sha256.create().update(text.encode(salt))
  const wanted = (challenge.match(/../g) ?? []).map(digits => Number.parseInt(digits, 16))
  let until = performance.now() + turn
  for (let number = 0; number <= maxnumber; number++) {
    const hash = salted
      .clone()
      .update(text.encode(String(number)))
      .digest()
    if (hash.every((byte, at) => byte === wanted[at])) return number
    if (number % 32 !== 0 || performance.now() < until) continue
    onProgress?.(number / maxnumber)
    await new Promise(resolve => setTimeout(resolve))
    if (signal?.aborted) throw signal.reason
    until = performance.now() + turn
  }
  return undefined
}
