import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildAccount, setParameter } from '../support/builders/builders.ts'
import { testBoard } from '../support/builders/world.ts'
import { provedCaptcha, solved } from '../support/captcha.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { atOnce, codesOf } from './at-once.ts'

const { db, visitor } = await testBoard(await testDatabase())
await setParameter(db, 'captcha.hardness', 300)

const rounds = Array.from({ length: 5 }, (_, round) => round)
const password = 'Abc12345'

/** Builds an account with a failed sign-in, since only then is a captcha required. */
async function failedOnce(): Promise<string> {
  const { username } = await buildAccount(db, { password })
  const failed = visitor.call('peopleLogin', { body: { username, password: 'Wrong1234' } })
  await expect(failed).rejects.toMatchObject({ code: 'USR0004' })
  return username
}

describe.for(rounds)('round %i: at the same moment', () => {
  it('one proof is accepted once', async () => {
    const challenge = await visitor.call('captchaChallenge', { body: { uuid: randomUUID() } })
    const body = await solved(challenge)
    const outcomes = await atOnce(
      ...Array.from({ length: 5 }, () => () => visitor.call('verifyCaptchaExt', { body }))
    )
    expect(codesOf(outcomes)).toEqual(Array(5).fill('done'))
    expect(outcomes.filter(({ data }) => data?.captchaVerifyResult)).toHaveLength(1)
  })

  it('one proof lets one of three sign in', async () => {
    const names = [await failedOnce(), await failedOnce(), await failedOnce()]
    const uuid = await provedCaptcha(visitor)
    const outcomes = await atOnce(
      ...names.map(username => () => visitor.call('peopleLogin', { body: { username, password, uuid } }))
    )
    expect(codesOf(outcomes)).toEqual(['11104', '11104', 'done'])
  })
})
