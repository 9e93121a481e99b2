import { randomUUID } from 'node:crypto'
import type { BodyOf, DataOf } from '@board/generated/calls'
import type { Client } from '../../client/index.ts'
import { solutionOf, solve } from '../../client/proof/proof.ts'

export type Challenge = DataOf<'captchaChallenge'>

/** Solves a challenge and returns the body that proves it; `change` makes the body invalid. */
export async function solved(
  challenge: Challenge,
  change: Partial<Challenge & { number: number }> = {}
): Promise<BodyOf<'verifyCaptchaExt'>> {
  const number = change.number ?? (await solve(challenge))
  if (number === undefined) throw new Error('The challenge has no solution')
  const { sceneId, ...rest } = { ...challenge, ...change }
  return { captchaVerifyParam: solutionOf(rest, number), sceneId }
}

/** Proves a new uuid without a picture and returns it: one sign-in accepts it instead of an answer. */
export async function provedCaptcha(visitor: Pick<Client, 'call'>): Promise<string> {
  const uuid = randomUUID()
  const challenge = await visitor.call('captchaChallenge', { body: { uuid } })
  const { captchaVerifyResult } = await visitor.call('verifyCaptchaExt', { body: await solved(challenge) })
  if (!captchaVerifyResult) throw new Error('The proof was not accepted')
  return uuid
}
