import { createDecipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildGroup,
  buildRestriction,
  setParameter
} from '../../../../tests/support/builders/builders.ts'
import { clientOf, injector } from '../../../../tests/support/builders/world.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { app, deps } = await testServer(database, { clock: clock.now })
const { keys } = deps
const client = (token?: string) => clientOf(app, token, keys.publicKeyPem, clock.now)
const visitor = client()
const password = 'Abc12345'
const shape = createHash('sha256').update(password).digest('hex')

let uuids = 0
/** Requests a picture and reads its answer from the database. */
async function captcha() {
  const uuid = `0f8b2c1e-${String(++uuids).padStart(4, '0')}`
  await visitor.call('captchaImage', { query: { uuid } })
  const { answer } = await db
    .selectFrom('captcha')
    .select('answer')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return { uuid, captcha: answer }
}

/** Returns the sign-in as a browser at an address uses it. */
function doorOf({ ip, cookie = '' }: { ip: string; cookie?: string }) {
  let setCookie = ''
  const there = clientOf(app, undefined, keys.publicKeyPem, clock.now, async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), cookie },
      remoteAddress: ip,
      payload: await request.text()
    })
    setCookie = String(answer.headers['set-cookie'] ?? '')
    return new Response(answer.body, { status: answer.statusCode })
  })
  return {
    signIn: (username: string, password: string, given: Given = {}) =>
      there.call('peopleLogin', { body: { username, password, ...given } }),
    setCookie: () => setCookie,
    cookie: () => setCookie.split(';')[0] ?? ''
  }
}

type Given = { uuid?: string; captcha?: string }
const signIn = (loginName: string, pass: string, { uuid, captcha }: Given = {}) =>
  visitor.call('loginByUserName', {
    query: { ...(uuid && { uuid }) },
    body: { password: shape, pass, loginName, ...(captcha && { captcha }) }
  })

const logOf = (username: string) =>
  db
    .selectFrom('login_log')
    .select(['operation', 'status'])
    .where('username', '=', username)
    .orderBy('id')
    .execute()

describe('signing in by password', () => {
  it('opens a session, in any case of the letters of the name', async () => {
    const account = await buildAccount(db, { username: 'Qingshan', password })
    const session = await signIn(' QINGSHAN ', password)
    expect(session).toMatchObject({
      userType: 0,
      organization: 0,
      needCertif: false,
      updatePwd: false,
      userForbid: null
    })
    const info = await client(session.token).call('getInfo')
    expect(info).toMatchObject({
      uid: account.uid,
      nickName: 'Qingshan',
      mobile: null,
      userTypeCode: 0,
      token: session.token
    })
    expect(await logOf('Qingshan')).toEqual([{ operation: 0, status: 1 }])
  })

  it('shows the phone to its owner only: encrypted with the session’s key', async () => {
    await buildAccount(db, { username: 'with_phone', password, phone: '13000000001', keys })
    const session = await signIn('with_phone', password)
    const { mobile } = await client(session.token).call('getInfo')
    const sealed = Buffer.from(mobile ?? '', 'base64')
    const cipher = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(session.fieldKey, 'base64'),
      sealed.subarray(0, 12)
    )
    cipher.setAuthTag(sealed.subarray(-16))
    expect(cipher.update(sealed.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8')).toBe(
      '13000000001'
    )
  })

  it('answers a wrong password and an unknown name in the same way', async () => {
    await buildAccount(db, { username: 'known_name', password })
    const refusals = await Promise.all(
      ['known_name', 'unknown_name'].map(name => signIn(name, 'Wrong1234').catch(error => error))
    )
    expect(refusals.map(({ code, status, message }) => ({ code, status, message }))).toEqual(
      Array(2).fill({ code: 'USR0004', status: 400, message: '用户名或密码错误' })
    )
  })

  it('requires the captcha after a failure, for unknown names too, and each picture can be used once', async () => {
    await buildAccount(db, { username: 'forgetful', password })
    for (const name of ['forgetful', 'nobody_here']) {
      await expect(signIn(name, 'Wrong1234')).rejects.toMatchObject({ code: 'USR0004' })
      await expect(signIn(name, password)).rejects.toMatchObject({ code: '11104' })
    }
    const picture = await captcha()
    await expect(signIn('forgetful', password, { ...picture, captcha: 'wrong' })).rejects.toMatchObject({
      code: '10007'
    })
    await expect(signIn('forgetful', password, picture)).rejects.toMatchObject({ code: '11103' })
    const { uuid, captcha: answer } = await captcha()
    await signIn('forgetful', password, { uuid, captcha: answer.toUpperCase() })
    await signIn('forgetful', password)
  })

  it('lets a picture expire after five minutes', async () => {
    await buildAccount(db, { username: 'slow_one', password })
    await expect(signIn('slow_one', 'Wrong1234')).rejects.toMatchObject({ code: 'USR0004' })
    const picture = await captcha()
    clock.pass(301)
    await expect(signIn('slow_one', password, picture)).rejects.toMatchObject({ code: '11103' })
  })

  it('locks a name for a network after ten failures for a quarter of an hour, also for the right password', async () => {
    await buildAccount(db, { username: 'under_attack', password })
    for (let tries = 0; tries < 10; tries++) {
      clock.pass(60)
      const given = tries === 0 ? {} : await captcha()
      await expect(signIn('under_attack', `Wrong123${tries}`, given)).rejects.toMatchObject({
        code: 'USR0004'
      })
    }
    clock.pass(60)
    const locked = await signIn('under_attack', password, await captcha()).catch(error => error)
    expect(locked).toMatchObject({ code: 'USR0005', status: 429 })
    expect(locked.message).toContain('14 分钟')
    clock.pass(15 * 60)
    await signIn('under_attack', password, await captcha())
    expect((await logOf('under_attack')).map(({ status }) => status)).toEqual([...Array(10).fill(0), 2, 1])
  })

  describe('strangers cannot keep an owner out:', () => {
    let strangers = 0
    const guessFrom = async (name: string, ip: string, times: number) => {
      for (let tries = 0; tries < times; tries++) {
        const there = doorOf({ ip })
        await there.signIn(name, 'Wrong1234', await captcha()).catch(() => undefined)
        clock.pass(10)
      }
    }
    const stranger = () => `192.0.2.${++strangers}`
    /** Makes a hundred failures of a name: eighty stand already, and twenty more come from two networks. */
    const guessFromEverywhere = async (name: string) => {
      const row = { name_key: keys.blindIndex('login', name), failures: 80, last_at: clock.now() }
      await db.insertInto('login_failure').values(row).execute()
      for (const ip of [stranger(), stranger()]) await guessFrom(name, ip, 10)
    }

    it('ten wrong passwords from one network lock the name only for that network', async () => {
      await buildAccount(db, { username: 'guessed_at', password })
      const ip = stranger()
      await guessFrom('guessed_at', ip, 10)
      const there = doorOf({ ip })
      await expect(there.signIn('guessed_at', password, await captcha())).rejects.toMatchObject({
        code: 'USR0005'
      })
      expect(await signIn('guessed_at', password, await captcha())).toMatchObject({ userType: 0 })
    })

    it('a guess that the captcha refuses is not counted', async () => {
      await buildAccount(db, { username: 'no_captcha', password })
      const there = doorOf({ ip: stranger() })
      await there.signIn('no_captcha', 'Wrong1234').catch(() => undefined)
      for (let tries = 0; tries < 20; tries++)
        await expect(there.signIn('no_captcha', 'Wrong1234')).rejects.toMatchObject({ code: '11104' })
      const name_key = keys.blindIndex('login', 'no_captcha')
      const row = db.selectFrom('login_failure').select('failures').where('name_key', '=', name_key)
      expect(await row.executeTakeFirst()).toEqual({ failures: 1 })
    })

    it('a neighbour whom the captcha refuses uses up no attempt of the owner on the same network', async () => {
      await buildAccount(db, { username: 'has_neighbour', password })
      const neighbour = doorOf({ ip: stranger() })
      await neighbour.signIn('has_neighbour', 'Wrong1234').catch(() => undefined)
      const wrong = async () => ({ ...(await captcha()), captcha: 'wrong' })
      for (let tries = 0; tries < 20; tries++) {
        await expect(neighbour.signIn('has_neighbour', 'Wrong1234')).rejects.toMatchObject({ code: '11104' })
        await expect(neighbour.signIn('has_neighbour', 'Wrong1234', await wrong())).rejects.toMatchObject({
          code: '10007'
        })
        clock.pass(3)
      }
      expect(await neighbour.signIn('has_neighbour', password, await captcha())).toMatchObject({
        userType: 0
      })
    })

    it('a neighbour who locks the name or uses up the address does not keep out a known browser', async () => {
      await buildAccount(db, { username: 'next_door', password })
      const ip = stranger()
      const home = doorOf({ ip })
      await home.signIn('next_door', password)
      await guessFrom('next_door', ip, 10)
      await db
        .updateTable('rate_counter')
        .set({ hits: 10_000 })
        .where(eb => eb.or([eb('key', 'like', 'login-as:%'), eb('key', 'like', 'login-from:%')]))
        .execute()
      const typed = async () => ['next_door', password, await captcha()] as const
      await expect(doorOf({ ip }).signIn(...(await typed()))).rejects.toMatchObject({ code: 'GEN0429' })
      const known = doorOf({ ip, cookie: home.cookie() })
      expect(await known.signIn(...(await typed()))).toMatchObject({ userType: 0 })
    })

    it('a known browser has thirty attempts in a quarter of an hour', async () => {
      await buildAccount(db, { username: 'in_pocket', password })
      const home = doorOf({ ip: stranger() })
      await home.signIn('in_pocket', password)
      const cookie = home.cookie()
      const codes = new Set<string>()
      for (let tries = 0; tries < 40; tries++) {
        const thief = doorOf({ ip: stranger(), cookie })
        codes.add(await thief.signIn('in_pocket', 'Wrong1234', await captcha()).catch(({ code }) => code))
      }
      expect(codes).toEqual(new Set(['USR0004', 'USR0005', 'GEN0429']))
    })

    it('a hundred from many networks lock it, but not in a browser that the owner has signed in with', async () => {
      await buildAccount(db, { username: 'kept_out', password })
      const home = doorOf({ ip: '198.51.100.1' })
      await home.signIn('kept_out', password)
      expect(home.setCookie()).toMatch(/^deviceId=[\w.-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/)
      await guessFromEverywhere('kept_out')
      const typed = async () => ['kept_out', password, await captcha()] as const
      const elsewhere = doorOf({ ip: '198.51.100.9' })
      await expect(elsewhere.signIn(...(await typed()))).rejects.toMatchObject({ code: 'USR0005' })
      const travelling = doorOf({ ip: '198.51.100.9', cookie: home.cookie() })
      expect(await travelling.signIn(...(await typed()))).toMatchObject({ userType: 0 })
    })

    it('the hundred failures do not lock it on a network that the owner has signed in from', async () => {
      await buildAccount(db, { username: 'at_home', password })
      await doorOf({ ip: '198.51.100.2' }).signIn('at_home', password)
      await guessFromEverywhere('at_home')
      const home = doorOf({ ip: '198.51.100.2' })
      expect(await home.signIn('at_home', password, await captcha())).toMatchObject({ userType: 0 })
    })

    it('a known browser has ten attempts, too, and is known only to its own accounts', async () => {
      await buildAccount(db, { username: 'lost_phone', password })
      await buildAccount(db, { username: 'not_theirs', password })
      const home = doorOf({ ip: '198.51.100.3' })
      await home.signIn('lost_phone', password)
      const cookie = home.cookie()
      for (let tries = 0; tries < 10; tries++) {
        const thief = doorOf({ ip: stranger(), cookie })
        await thief.signIn('lost_phone', 'Wrong1234', await captcha()).catch(() => undefined)
      }
      const thief = doorOf({ ip: stranger(), cookie })
      await expect(thief.signIn('lost_phone', password, await captcha())).rejects.toMatchObject({
        code: 'USR0005'
      })
      await db
        .insertInto('login_failure')
        .values({ name_key: keys.blindIndex('login', 'not_theirs'), failures: 100, last_at: clock.now() })
        .execute()
      await expect(thief.signIn('not_theirs', password, await captcha())).rejects.toMatchObject({
        code: 'USR0005'
      })
    })

    it('a browser is known to several accounts, and a forged cookie has no effect', async () => {
      await buildAccount(db, { username: 'shared_one', password })
      await buildAccount(db, { username: 'shared_two', password })
      const first = doorOf({ ip: '198.51.100.4' })
      await first.signIn('shared_one', password)
      const second = doorOf({ ip: '198.51.100.4', cookie: first.cookie() })
      await second.signIn('shared_two', password)
      const lock = { failures: 100, last_at: clock.now() }
      const name_key = keys.blindIndex('login', 'shared_one')
      await db
        .insertInto('login_failure')
        .values({ name_key, ...lock })
        .execute()
      const forged = second.cookie().replace(/\.[0-9a-f]+/g, `.${'0'.repeat(32)}`)
      for (const cookie of [forged, 'deviceId=%00', 'deviceId=a.b'])
        await expect(
          doorOf({ ip: stranger(), cookie }).signIn('shared_one', password, await captcha())
        ).rejects.toMatchObject({ code: 'USR0005' })
      const away = doorOf({ ip: stranger(), cookie: second.cookie() })
      expect(await away.signIn('shared_one', password, await captcha())).toMatchObject({ userType: 0 })
    })

    it('a session can change its password although strangers have locked the name', async () => {
      await buildAccount(db, { username: 'locked_in', password })
      const { token } = await signIn('locked_in', password)
      await guessFromEverywhere('locked_in')
      const body = { oldPassword: password, newPassword: 'Other-9999' }
      expect(await client(token).call('changePassword', { body })).toHaveProperty('token')
    })
  })

  it('does not count a refusal of the name for the address', async () => {
    const tryOften = () => signIn('tried_often', 'Wrong1234').catch(({ code }) => code)
    const hits = async () => {
      const { hits } = await db
        .selectFrom('rate_counter')
        .select('hits')
        .where('key', 'like', 'login-from:%')
        .executeTakeFirstOrThrow()
      return hits
    }
    await db.deleteFrom('rate_counter').execute()
    expect(await tryOften()).toBe('USR0004')
    await db.updateTable('rate_counter').set({ hits: 1000 }).where('key', 'like', 'login-as:%').execute()
    const before = await hits()
    expect(await tryOften()).toBe('GEN0429')
    expect(await hits()).toBe(before)
  })

  it('counts attempts at the same time one after the other', async () => {
    await buildAccount(db, { username: 'at_once', password })
    const all = await Promise.all(
      Array.from({ length: 5 }, () => signIn('at_once', 'Wrong1234').catch(({ code }) => code))
    )
    expect(all.toSorted()).toEqual(['11104', '11104', '11104', '11104', 'USR0004'])
  })

  it('refuses banned accounts, and lets muted ones in', async () => {
    const [banned, until, muted] = await Promise.all([
      buildAccount(db, { username: 'banned_one', password }),
      buildAccount(db, { username: 'banned_until', password }),
      buildAccount(db, { username: 'muted_one', password })
    ])
    const end = new Date(clock.now().getTime() + 86_400_000)
    await buildRestriction(db, { account_uid: banned.uid, handle_type: 0 })
    await buildRestriction(db, {
      account_uid: until.uid,
      handle_type: 0,
      end_time: end,
      days: 1,
      rule_name: '人身攻击'
    })
    await buildRestriction(db, { account_uid: muted.uid, handle_type: 4, end_time: end })
    await expect(signIn('banned_one', password)).rejects.toMatchObject({
      code: 'USR0028',
      status: 403,
      detail: { handleType: 0, ruleName: expect.any(String), endTime: null }
    })
    const refused = await signIn('banned_until', password).catch(error => error)
    expect(refused).toMatchObject({
      code: 'USR0043',
      detail: { handleType: 0, ruleName: '人身攻击', days: 1, endTime: end.getTime() / 1000 }
    })
    expect(refused.message).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
    expect((await signIn('muted_one', password)).userForbid).toMatchObject({ handleType: 4 })
    clock.pass(2 * 86_400)
    expect((await signIn('banned_until', password)).userForbid).toBeNull()
  })

  it('has the ban in the data of the refusal, in both envelopes', async () => {
    const { uid } = await buildAccount(db, { username: 'banned_data', password })
    const end_time = new Date(clock.now().getTime() + 86_400_000)
    await buildRestriction(db, { account_uid: uid, handle_type: 0, end_time, days: 1, rule_name: '人身攻击' })
    const bodies: unknown[] = []
    const heard = clientOf(app, undefined, keys.publicKeyPem, clock.now, async (input, init) => {
      const answer = await injector(app)(input, init)
      bodies.push(await answer.clone().json())
      return answer
    })
    const body = { password: shape, pass: password, loginName: 'banned_data' }
    await expect(heard.call('loginByUserName', { query: {}, body })).rejects.toThrow()
    await expect(heard.call('peopleLogin', { body: { username: 'banned_data', password } })).rejects.toThrow()
    const ban = { handleType: 0, ruleName: '人身攻击', days: 1, endTime: end_time.getTime() / 1000 }
    expect(bodies).toMatchObject([
      { result: { code: 'USR0043' }, resultData: { userForbid: ban } },
      { code: 'USR0043', data: { userForbid: ban } }
    ])
  })

  it('tells the owner of a switched-off account the way back, and nobody else', async () => {
    const institution = await buildGroup(db)
    await Promise.all([
      buildAccount(db, { username: 'off_citizen', password, status: 0 }),
      buildAccount(db, { username: 'off_company', password, status: 0, kind: 'legal', user_type: 1 }),
      buildAccount(db, {
        username: 'off_institution',
        password,
        status: 0,
        kind: 'institution',
        group_id: institution.id
      }),
      buildAccount(db, { username: 'off_staff', password, status: 0, kind: 'staff' })
    ])
    for (const name of ['off_citizen', 'off_company'])
      await expect(signIn(name, password)).rejects.toMatchObject({
        code: 'USR0094',
        status: 403,
        message: expect.stringContaining('忘记密码')
      })
    for (const name of ['off_institution', 'off_staff'])
      await expect(signIn(name, password)).rejects.toMatchObject({
        code: 'USR0095',
        message: expect.stringContaining('管理员')
      })
    await expect(signIn('off_citizen', 'Wrong1234')).rejects.toMatchObject({ code: 'USR0004' })
  })

  it('does not tell a stranger that an account is banned', async () => {
    const { uid } = await buildAccount(db, { username: 'banned_quietly', password })
    await buildRestriction(db, { account_uid: uid, handle_type: 0 })
    await expect(signIn('banned_quietly', 'Wrong1234')).rejects.toMatchObject({ code: 'USR0004' })
  })

  it('says that the real name must be certified, if the site requires it of citizens', async () => {
    await setParameter(db, 'post.certification', true)
    await buildAccount(db, { username: 'uncertified', password })
    await buildAccount(db, { username: 'certified', password, certified_at: clock.now() })
    await buildAccount(db, { username: 'a_clerk', kind: 'institution', password })
    expect((await signIn('uncertified', password)).needCertif).toBe(true)
    expect((await signIn('certified', password)).needCertif).toBe(false)
    expect((await signIn('a_clerk', password)).needCertif).toBe(false)
    await setParameter(db, 'post.certification', false)
  })

  it('works at the older address, and distinguishes institutions', async () => {
    const group = await buildGroup(db, { name: '临江市人大', organization: 5, allow_delivery: true })
    await buildAccount(db, {
      username: 'delegate',
      kind: 'institution',
      organization: 5,
      group_id: group.id,
      password,
      must_change_password: true
    })
    const session = await visitor.call('peopleLogin', { body: { username: 'delegate', password } })
    expect(session).toMatchObject({ organization: 5, updatePwd: true })
    expect(await client(session.token).call('getInfo')).toMatchObject({
      groupName: '临江市人大',
      userTypeCode: 5,
      authority: { allowCollect: 0, allowDelivery: 1, allowHandleDelivery: 0, allowNoAlert: 0 }
    })
  })

  it('ends the session of the request’s token, and logout ends the new one', async () => {
    await buildAccount(db, { username: 'twice_in', password })
    const first = await signIn('twice_in', password)
    const second = await client(first.token).call('peopleLogin', { body: { username: 'twice_in', password } })
    await expect(client(first.token).call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
    await client(second.token).call('logout')
    await expect(client(second.token).call('userPermissions')).rejects.toMatchObject({ code: 'USR0001' })
    expect((await logOf('twice_in')).map(({ operation }) => operation)).toEqual([0, 0, 1])
  })
})
