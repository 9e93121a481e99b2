import type { DataOf } from '@board/generated/calls'
import { sha256 } from '@noble/hashes/sha2.js'
import { randomHex } from '../random.ts'
import type { Client } from '../types.ts'

type Challenge = DataOf<'captchaChallenge'>

/** Milliseconds of calculation before other work of the thread gets a turn. */
const turn = 20

type Options = {
  /** Aborting ends the calculation. */
  signal?: AbortSignal
  /** Called with the done part of the largest possible calculation, from 0 to 1; it usually ends earlier. */
  onProgress?: (share: number) => void
}

/**
 * Solves the captcha without a picture: the device calculates a number, and nobody has to see or hear anything. Load it
 * lazily.
 * @returns the uuid that a sign-in takes in place of a picture's answer; undefined if the site did not accept it
 * @throws ApiError like every call, and the signal's reason if it is aborted
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
 * Finds the number of a challenge, with a pause every few milliseconds so that the page stays responsive. It is plain
 * script, because `crypto.subtle` is missing on plain HTTP.
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
