import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildAccount, setParameter } from '../../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../../tests/support/builders/world.ts'
import { type Challenge, provedCaptcha, solved } from '../../../../tests/support/captcha.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { app, deps } = await testServer(database, { clock: clock.now })
const visitor = clientOf(app, undefined, deps.keys.publicKeyPem, clock.now)
await setParameter(db, 'captcha.hardness', 300)

const challengeFor = (uuid: string = randomUUID()) => visitor.call('captchaChallenge', { body: { uuid } })

async function passes(body: Awaited<ReturnType<typeof solved>>): Promise<boolean> {
  return (await visitor.call('verifyCaptchaExt', { body })).captchaVerifyResult
}

const password = 'Abc12345'
const signIn = (username: string, given: { uuid?: string; captcha?: string } = {}) =>
  visitor.call('peopleLogin', { body: { username, password, ...given } })

/** Makes an account with one failed sign-in, so that a captcha is required. */
async function buildFailedAccount(username: string): Promise<string> {
  await buildAccount(db, { username, password })
  const failure = visitor.call('peopleLogin', { body: { username, password: 'Wrong1234' } })
  await expect(failure).rejects.toMatchObject({ code: 'USR0004' })
  return username
}

describe('a proof instead of a picture', () => {
  it('allows one sign-in without a picture', async () => {
    const name = await buildFailedAccount('never_saw_one')
    const uuid = await provedCaptcha(visitor)
    expect(await signIn(name, { uuid })).toMatchObject({ userType: 0 })
    const other = await buildFailedAccount('second_to_come')
    await expect(signIn(other, { uuid })).rejects.toMatchObject({ code: '11104' })
  })

  it('is accepted by loginByUserName, too', async () => {
    const loginName = await buildFailedAccount('older_address')
    const query = { uuid: await provedCaptcha(visitor) }
    const shape = createHash('sha256').update(password).digest('hex')
    const body = { password: shape, pass: password, loginName }
    expect(await visitor.call('loginByUserName', { query, body })).toMatchObject({ userType: 0 })
  })

  it('is used up by a wrong password', async () => {
    const name = await buildFailedAccount('wrong_again')
    const uuid = await provedCaptcha(visitor)
    const body = { username: name, password: 'Wrong1234', uuid }
    await expect(visitor.call('peopleLogin', { body })).rejects.toMatchObject({ code: 'USR0004' })
    await expect(signIn(name, { uuid })).rejects.toMatchObject({ code: '11104' })
  })

  it('is not valid before its solution is sent', async () => {
    const name = await buildFailedAccount('impatient_one')
    const uuid = randomUUID()
    const { challenge } = await challengeFor(uuid)
    await expect(signIn(name, { uuid })).rejects.toMatchObject({ code: '11104' })
    await expect(signIn(name, { uuid, captcha: challenge.slice(0, 5) })).rejects.toMatchObject({
      code: '10007'
    })
  })

  it('is not assumed for the uuid of a picture, and the picture stays valid', async () => {
    const name = await buildFailedAccount('saw_it_late')
    const uuid = randomUUID()
    await visitor.call('captchaImage', { query: { uuid } })
    await expect(signIn(name, { uuid })).rejects.toMatchObject({ code: '11104' })
    const { answer } = await db
      .selectFrom('captcha')
      .select('answer')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(await signIn(name, { uuid, captcha: answer })).toMatchObject({ userType: 0 })
  })

  it('is accepted only once, before and after the sign-in', async () => {
    const name = await buildFailedAccount('replaying_one')
    const challenge = await challengeFor()
    const body = await solved(challenge)
    expect(await passes(body)).toBe(true)
    expect(await passes(body)).toBe(false)
    await signIn(name, { uuid: uuidOf(challenge) })
    expect(await passes(body)).toBe(false)
  })

  it('is valid only for the latest challenge of its uuid', async () => {
    const uuid = randomUUID()
    const [earlier, later] = [await challengeFor(uuid), await challengeFor(uuid)]
    expect(await passes(await solved(earlier))).toBe(false)
    expect(await passes(await solved(later))).toBe(true)
  })

  it('expires after five minutes, before and after its solution is sent', async () => {
    const name = await buildFailedAccount('slow_machine')
    const late = await challengeFor()
    const body = await solved(late)
    clock.pass(300)
    expect(await passes(body)).toBe(false)
    const uuid = await provedCaptcha(visitor)
    clock.pass(300)
    await expect(signIn(name, { uuid })).rejects.toMatchObject({ code: '11103' })
  })
})

const uuidOf = ({ salt }: Challenge) => new URLSearchParams(salt.slice(salt.indexOf('?'))).get('uuid') ?? ''
const fromNow = (secondsAhead: number) => String(Math.floor(clock.now().getTime() / 1000) + secondsAhead)
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a proof is refused', () => {
  it('with a wrong number', async () => {
    const challenge = await challengeFor()
    const right = JSON.parse(atob((await solved(challenge)).captchaVerifyParam)).number
    for (const number of [right + 1, -1, 0.5, 2 ** 60])
      expect(await passes(await solved(challenge, { number }))).toBe(false)
    expect(await passes(await solved(challenge, { number: right }))).toBe(true)
  })

  it('for another uuid than its own', async () => {
    const [mine, theirs] = [await challengeFor(), await challengeFor()]
    const salt = mine.salt.replace(uuidOf(mine), uuidOf(theirs))
    expect(await passes(await solved(mine, { salt }))).toBe(false)
    const number = 7
    const forged = { salt, number, challenge: hashOf(`${salt}${number}`) }
    expect(await passes(await solved(mine, forged))).toBe(false)
  })

  it('for another scene, in the request or in the salt', async () => {
    const challenge = await challengeFor()
    expect(challenge.sceneId).toBe('sign-in')
    expect(await passes(await solved(challenge, { sceneId: 'posting' }))).toBe(false)
    const salt = challenge.salt.replace('sign-in', 'posting')
    expect(await passes(await solved(challenge, { salt, sceneId: 'posting' }))).toBe(false)
  })

  it('for a scene that the site no longer uses', async () => {
    const challenge = await challengeFor()
    await setParameter(db, 'captcha.scene', '登录 2')
    expect(await passes(await solved(challenge))).toBe(false)
    const next = await challengeFor()
    expect(next.sceneId).toBe('登录 2')
    expect(await passes(await solved(next))).toBe(true)
    await setParameter(db, 'captcha.scene', 'sign-in')
  })

  it('with a later expiry time in the salt', async () => {
    const challenge = await challengeFor()
    const salt = challenge.salt.replace(/expires=\d+/, `expires=${fromNow(9999)}`)
    expect(await passes(await solved(challenge, { salt }))).toBe(false)
  })

  it('with digits moved from the number to the salt', async () => {
    const challenge = await challengeFor()
    const number = String(JSON.parse(atob((await solved(challenge)).captchaVerifyParam)).number)
    for (let moved = 1; moved < number.length; moved++) {
      const spliced = { salt: challenge.salt + number.slice(0, moved), number: Number(number.slice(moved)) }
      expect(await passes(await solved(challenge, spliced))).toBe(false)
    }
    expect(await passes(await solved(challenge, { salt: challenge.salt.slice(0, -1) }))).toBe(false)
  })

  it('with a signature that is not the site’s', async () => {
    const challenge = await challengeFor()
    for (const signature of ['', '0'.repeat(64), challenge.challenge])
      expect(await passes(await solved(challenge, { signature }))).toBe(false)
  })

  it('if it is malformed', async () => {
    const texts = ['AAAA', '%', btoa('null'), btoa('[]'), btoa('"x"'), btoa('{"salt":{}}')]
    for (const captchaVerifyParam of texts)
      expect(await passes({ captchaVerifyParam, sceneId: 'sign-in' })).toBe(false)
  })
})

it('the parameter captcha.hardness sets the largest number of a challenge', async () => {
  clock.pass(60)
  await setParameter(db, 'captcha.hardness', 50)
  const challenge = await challengeFor()
  expect(challenge.maxnumber).toBe(50)
  expect(await passes(await solved(challenge))).toBe(true)
})

it('is harder with each five challenges of a minute for the same network, up to four times', async () => {
  await setParameter(db, 'captcha.hardness', 50)
  clock.pass(120)
  const hardness: number[] = []
  for (let nth = 0; nth < 17; nth++) hardness.push((await challengeFor()).maxnumber)
  expect(hardness).toEqual([50, 100, 200].flatMap(one => Array<number>(5).fill(one)).concat(200, 200))
  clock.pass(60)
  expect((await challengeFor()).maxnumber).toBe(50)
})
