import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { meet } from '../../../tests/support/races.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { sendCode, takeCode } from './phone-code.ts'
import { phoneContact } from './registration/contact.ts'

const { db } = await testDatabase()
const keys = testKeys()
const now = new Date()

let phones = 13_300_000_000
const newPhone = () => String(++phones)
/** Gives bytes for the code 000123. */
const random = (bytes: number) => Buffer.from([0, 0, 0, 123].slice(0, bytes))

/** A site that can send codes. */
const senders = { canSend: async () => true }

const send = (phone: string, meanwhile = async () => {}) =>
  inTransaction(db, async trx => {
    await sendCode(trx, { keys, random, senders }, phoneContact(phone), { purpose: 'register' }, now)
    await meanwhile()
  })
const take = (phone: string, code: string, meanwhile = async () => {}) =>
  inTransaction(db, async trx => {
    const fits = await takeCode(trx, keys, { contact: phoneContact(phone), purpose: 'register', code }, now)
    await meanwhile()
    return fits
  })
const outcome = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? result.value : result.reason.code

describe('codes that are requested or tried at the same time', () => {
  it('are sent one after the other, so the second request is too early', async () => {
    const phone = newPhone()
    const both = await meet(
      meanwhile => send(phone, meanwhile),
      () => send(phone)
    )
    expect(both.map(outcome)).toEqual([undefined, '1009'])
  })

  it('sign in once if two requests use one', async () => {
    const phone = newPhone()
    await send(phone)
    const both = await meet(
      meanwhile => take(phone, '000123', meanwhile),
      () => take(phone, '000123')
    )
    expect(both.map(outcome)).toEqual([true, false])
  })

  it('use up a try each if they are wrong', async () => {
    const phone = newPhone()
    await send(phone)
    await meet(
      meanwhile => take(phone, '999999', meanwhile),
      () => take(phone, '999999')
    )
    const index = keys.blindIndex('phone', phone)
    const code = await db
      .selectFrom('phone_code')
      .select('attempts_left')
      .where('phone_index', '=', index)
      .executeTakeFirst()
    expect(code?.attempts_left).toBe(3)
  })
})

describe('the six digits of a code', () => {
  it('are always six, also for small numbers, and evenly distributed', async () => {
    const counts = new Array<number>(10).fill(0)
    const codes: string[] = []
    const spy = {
      ...keys,
      blindIndex: (kind: Parameters<typeof keys.blindIndex>[0], text: string) => {
        if (kind === 'code') codes.push(text.split('\n').at(-1) ?? '')
        return keys.blindIndex(kind, text)
      }
    }
    for (let n = 0; n < 200; n++)
      await inTransaction(db, trx =>
        sendCode(
          trx,
          { keys: spy, random: randomBytes, senders },
          phoneContact(newPhone()),
          { purpose: 'login' },
          now
        )
      )
    for (const code of codes) {
      expect(code).toMatch(/^\d{6}$/)
      for (const digit of code) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(60)
    expect(Math.max(...counts)).toBeLessThan(190)
  })
})
