import { timingSafeEqual } from 'node:crypto'
import { createRequire } from 'node:module'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { signInLengths } from '@board/schemas/facts/formats'
import type { Trx } from '../../../platform/database/open.ts'
import type { Outcome } from '../outcome.ts'
import { insertCaptcha, takeCaptcha, takeProvedCaptcha } from './store.ts'

type Draw = (text: string, options: Record<'width' | 'height' | 'noise' | 'fontSize', number>) => string

const require = createRequire(import.meta.url)

/**
 * Draws the given text instead of one from Math.random; the types of the library do not declare this call. The library
 * is loaded with the first picture, because its fonts take memory.
 */
const draw: Draw = (text, options) => require('svg-captcha')(text, options)

/** Characters that cannot be confused with each other; 0 o, 1 i j l, 2 z, 5 s, 6 b, 8, 9 g q, u v are left out. */
const alphabet = '347acdefhkmnprtwxy'

/** The seconds that a picture can be answered, and that a proof is valid. */
export const captchaLifetime = 300

/**
 * Draws a picture of random characters for a `uuid` that the caller chose. It replaces an earlier picture of the same
 * uuid.
 * @returns SVG. Specification 7, 9.
 */
export async function drawCaptcha(
  trx: Trx,
  uuid: string,
  random: (bytes: number) => Buffer,
  now: Date
): Promise<string> {
  const answer = randomText(random)
  await insertCaptcha(trx, {
    uuid,
    answer,
    created_at: now,
    expires_at: new Date(now.getTime() + captchaLifetime * 1000)
  })
  // dark on light in every colour mode of the page: the library's own colours are too pale to read
  const picture = draw(answer, { width: 150, height: 50, noise: 2, fontSize: 46 })
  return picture.replace('>', '><rect width="100%" height="100%" fill="#f2f3f5"/>')
}

/** The uuid of a captcha and the answer to its picture; without an answer the uuid must be proved. */
export interface GivenCaptcha {
  uuid?: string | undefined
  captcha?: string | undefined
}

/** The refusals of `checkCaptcha`: a wrong answer, an expired captcha, and none. */
export const captchaRefusals: ReadonlySet<ErrorCode> = new Set(['10007', '11103', '11104'])

/**
 * Checks the answer to a picture, ignoring case. The picture is deleted in any case, so that nobody can try it twice.
 * Without an answer, checks whether `proof.ts` has proved the uuid. Specification 8.
 */
export async function checkCaptcha(trx: Trx, given: GivenCaptcha, now: Date): Promise<Outcome<true>> {
  if (!given.captcha) return await checkProof(trx, given.uuid, now)
  const picture = given.uuid ? await takeCaptcha(trx, given.uuid) : undefined
  if (!picture || picture.expires_at <= now) return { refused: '11103' }
  const [answer, right] = [given.captcha.normalize('NFKC').toLowerCase(), picture.answer].map(text =>
    Buffer.from(text)
  )
  const fits = answer && right && answer.length === right.length && timingSafeEqual(answer, right)
  return fits ? { done: true } : { refused: '10007' }
}

/** Checks a proof. An unanswered picture counts as a missing answer, not as an expired one. */
async function checkProof(trx: Trx, uuid: string | undefined, now: Date): Promise<Outcome<true>> {
  const proved = uuid ? await takeProvedCaptcha(trx, uuid) : undefined
  if (!proved) return { refused: '11104' }
  return proved.expires_at > now ? { done: true } : { refused: '11103' }
}

/** Returns random characters, all equally likely: bytes that would favour the first characters are discarded. */
function randomText(random: (bytes: number) => Buffer): string {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < signInLengths.captcha) {
    for (const byte of random(16)) {
      if (byte < fair && text.length < signInLengths.captcha) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}
