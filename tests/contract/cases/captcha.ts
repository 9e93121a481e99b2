/** Cases of the captcha without a picture: its two calls, and signing in with it. */
import { createHash, randomUUID } from 'node:crypto'
import { buildAccount } from '../../support/builders/builders.ts'
import { provedCaptcha, solved } from '../../support/captcha.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

const password = 'Abc12345'
const shape = createHash('sha256').update(password).digest('hex')

let people = 0

/** Builds an account with a failed sign-in, so that a captcha is required. The clock moves past the limits per address. */
async function failedOnce(stage: Stage): Promise<string> {
  stage.clock.pass(61)
  const { username } = await buildAccount(stage.db, { username: `proving_${++people}`, password })
  const last_at = stage.clock.now()
  await stage.db
    .insertInto('login_failure')
    .values({ name_key: stage.keys.blindIndex('login', username), failures: 1, last_at })
    .execute()
  return username
}

async function challenged(stage: Stage) {
  stage.clock.pass(61)
  return await stage.call('visitor', 'captchaChallenge', { body: { uuid: randomUUID() } })
}

const proved = async (stage: Stage) => provedCaptcha(await stage.client('visitor'))

export const captchaCases: readonly Case[] = [
  when('captchaChallenge', 'done', 'visitor', stage => {
    stage.clock.pass(1)
    return { body: { uuid: randomUUID() } }
  }),
  when('verifyCaptchaExt', 'done', 'visitor', async stage => ({
    body: await solved(await challenged(stage))
  })),
  when(
    'verifyCaptchaExt',
    'done',
    'visitor',
    async stage => ({ body: await solved(await challenged(stage), { number: 0 }) }),
    'with a wrong number'
  ),
  when(
    'peopleLogin',
    'done',
    'visitor',
    async stage => ({ body: { username: await failedOnce(stage), password, uuid: await proved(stage) } }),
    'with a proof in place of a picture'
  ),
  when(
    'loginByUserName',
    'done',
    'visitor',
    async stage => ({
      body: { loginName: await failedOnce(stage), pass: password, password: shape },
      query: { uuid: await proved(stage) }
    }),
    'with a proof in place of a picture'
  ),
  when(
    'peopleLogin',
    '11104',
    'visitor',
    async stage => ({ body: { username: await failedOnce(stage), password, uuid: randomUUID() } }),
    'with a uuid without a proof'
  )
]
