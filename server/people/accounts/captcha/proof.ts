import type { components } from '@board/generated/openapi'
import { readParameters } from '../../../directory/site/parameters.ts'
import type { Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { makeChallenge, readSolution } from './altcha.ts'
import { captchaLifetime } from './captcha.ts'
import { insertCaptcha, markProved } from './store.ts'

const signer = (keys: Keys) => (challenge: string) => keys.blindIndex('captcha', challenge)

const endOf = (now: Date) => new Date(now.getTime() + captchaLifetime * 1000)

/**
 * Returns the hardness of a network's next challenge: the usual one for the first five of a minute, then twice as much
 * with each five more, up to four times. Decision 0119.
 */
const hardnessAfter = (usual: number, asked: number): number =>
  usual * 2 ** Math.min(2, Math.floor((asked - 1) / 5))

/**
 * Makes a challenge that the caller's device solves by computing, for people who cannot use a picture. It replaces a
 * picture of the same uuid. Specification 7, 9.
 * @param asked the challenges of this minute for the caller's network, this one included
 */
export async function challengeCaptcha(
  trx: Trx,
  { keys, random }: { keys: Keys; random: (bytes: number) => Buffer },
  { uuid, asked }: { uuid: string; asked: number },
  now: Date
): Promise<components['schemas']['CaptchaChallenge']> {
  const { captchaScene: scene, captchaHardness } = await readParameters(trx)
  const expires_at = endOf(now)
  const challenge = makeChallenge(
    signer(keys),
    random,
    { uuid, scene, expiresAt: expires_at },
    hardnessAfter(captchaHardness, asked)
  )
  await insertCaptcha(trx, { uuid, answer: challenge.challenge, created_at: now, expires_at })
  return { ...challenge, sceneId: scene }
}

/**
 * Tells whether a solution is right, belongs to this site's scene, is in time and was not used before. A right one lets
 * its uuid sign in once without a picture's answer. Specification 7.
 */
export async function proveCaptcha(
  trx: Trx,
  keys: Keys,
  { captchaVerifyParam, sceneId }: { captchaVerifyParam: string; sceneId: string },
  now: Date
): Promise<boolean> {
  const { captchaScene } = await readParameters(trx)
  const solution = readSolution(signer(keys), captchaVerifyParam)
  if (!solution || solution.scene !== sceneId || sceneId !== captchaScene) return false
  if (solution.expiresAt <= now) return false
  return await markProved(trx, solution, endOf(now))
}
