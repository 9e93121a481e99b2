import { createHash, timingSafeEqual } from 'node:crypto'
import type { components } from '@board/generated/openapi'
import { seconds } from '../../../platform/calendar/time.ts'

type Challenge = Omit<components['schemas']['CaptchaChallenge'], 'sceneId'>

/** The data that a challenge is bound to. They are part of its salt, so the signature covers them. */
interface Bound {
  uuid: string
  scene: string
  expiresAt: Date
}

/** Signs a challenge with the site's key. */
type Sign = (challenge: string) => string

/**
 * Makes a challenge of ALTCHA's first protocol: the client must find the number that has a given SHA-256 after the
 * salt.
 * @param hardness the largest possible number; finding it takes half as many tries on average
 */
export function makeChallenge(
  sign: Sign,
  random: (bytes: number) => Buffer,
  { uuid, scene, expiresAt }: Bound,
  hardness: number
): Challenge {
  const bound = new URLSearchParams({ expires: String(seconds(expiresAt)), scene, uuid })
  // the last & separates salt and number, so that no digit can be moved from the number to the text before it
  const salt = `${random(12).toString('hex')}?${bound}&`
  // the distribution is slightly uneven, which only affects how long the search takes
  const number = random(4).readUInt32BE() % (hardness + 1)
  const challenge = hashOf(salt, number)
  return { algorithm: 'SHA-256', challenge, maxnumber: hardness, salt, signature: sign(challenge) }
}

/**
 * Reads a solution: base64 of JSON with the challenge, its salt and signature, and the number.
 * @returns the data of its challenge; undefined for a wrong number, a challenge of another site, and any other text
 */
export function readSolution(sign: Sign, text: string): (Bound & { challenge: string }) | undefined {
  const { algorithm, challenge, salt, signature, number } = parse(text)
  if (algorithm !== 'SHA-256' || typeof salt !== 'string' || !salt.endsWith('&')) return undefined
  if (!Number.isSafeInteger(number) || Number(number) < 0) return undefined
  const right = hashOf(salt, Number(number))
  if (!same(challenge, right) || !same(signature, sign(right))) return undefined
  const bound = new URLSearchParams(salt.slice(salt.indexOf('?') + 1))
  return {
    challenge: right,
    uuid: bound.get('uuid') ?? '',
    scene: bound.get('scene') ?? '',
    expiresAt: new Date(Number(bound.get('expires')) * 1000)
  }
}

const hashOf = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')

function same(given: unknown, right: string): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
