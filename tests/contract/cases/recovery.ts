/** Cases of sent codes, and of the tickets with which people prove that a phone is theirs. */
import { randomUUID } from 'node:crypto'
import type { BodyOf, OperationId } from '@board/generated/calls'
import { buildAccount } from '../../support/builders/builders.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

type CodeOperation = Extract<OperationId, `get${string}Verifycode`>

/** Makes the cases of a call that sends a code: sent, too soon, the limit of the day, and an invalid contact. */
export function codeCases<Id extends CodeOperation>(
  id: Id,
  contact: () => string,
  bodyOf: (contact: string) => BodyOf<Id>,
  nothing: string
): Case[] {
  const input = (to: string) => ({ body: bodyOf(to) }) as never
  const sent = async (stage: Stage, times: number, apart: number) => {
    const to = contact()
    for (let sent = 0; sent < times; sent++) {
      stage.clock.pass(apart)
      await stage.call('visitor', id, input(to))
    }
    return to
  }
  return [
    when(id, 'done', 'visitor', stage => {
      stage.clock.pass(61)
      return input(contact())
    }),
    when(id, 'GEN0400', 'visitor', () => input(nothing), 'to nobody'),
    when(id, '1009', 'visitor', async stage => input(await sent(stage, 1, 61)), 'again within 119 s'),
    when(
      id,
      '1010',
      'visitor',
      async stage => {
        const to = await toppedUp(stage, await sent(stage, 1, 120), 9)
        stage.clock.pass(120)
        return input(to)
      },
      'for the eleventh time in a day'
    ),
    when(
      id,
      '11104',
      'visitor',
      async stage => {
        const to = await sent(stage, 3, 120)
        stage.clock.pass(120)
        return input(to)
      },
      'for the fourth time in a day without a captcha'
    ),
    when(
      id,
      '11103',
      'visitor',
      () => ({ body: { ...bodyOf(contact()), uuid: randomUUID(), captcha: '34734' } }) as never,
      'with the answer to no picture'
    ),
    when(
      id,
      '10007',
      'visitor',
      async stage => {
        const uuid = randomUUID()
        stage.clock.pass(61)
        await stage.call('visitor', 'captchaImage', { query: { uuid } })
        return { body: { ...bodyOf(contact()), uuid, captcha: '-----' } } as never
      },
      'with a wrong answer'
    )
  ]
}

/** Adds more codes for the contact of the newest code. */
async function toppedUp({ db }: Stage, to: string, count: number): Promise<string> {
  const newest = db.selectFrom('phone_code').selectAll().orderBy('id', 'desc').limit(1)
  const { id: _id, ...row } = await newest.executeTakeFirstOrThrow()
  await db
    .insertInto('phone_code')
    .values(Array.from({ length: count }, () => row))
    .execute()
  return to
}

/** Builds an account and proves its phone by a code. */
async function proof(stage: Stage, phone: string) {
  stage.clock.pass(61)
  await buildAccount(stage.db, { phone, keys: stage.keys })
  await stage.call('visitor', 'getRecoverVerifycode', { body: { sendType: 2, username: phone } })
  await stage.deps.outbox.drain()
  const form = { sendType: 2, verifyCode: stage.sms.codeFor(phone) } as const
  return { body: { username: phone, form } }
}

const ticketOf = async (stage: Stage, phone: string) =>
  (await stage.call('visitor', 'checkVerifyCode', await proof(stage, phone))).ticket

const newPassword = 'Qing-shan-2026'

export const recoveryCases = (phones: () => string): readonly Case[] => [
  when('checkVerifyCode', 'done', 'visitor', stage => proof(stage, phones())),
  when(
    'checkVerifyCode',
    '1011',
    'visitor',
    () => ({ body: { username: phones(), form: { sendType: 2, verifyCode: '000000' } } }),
    'with a wrong code'
  ),
  when('findAccount', 'done', 'visitor', async stage => ({
    body: { ticket: await ticketOf(stage, phones()) }
  })),
  when('findAccount', 'USR0057', 'visitor', () => ({ body: { ticket: 'no-ticket' } }), 'without a ticket'),
  when('findPassword', 'done', 'visitor', async stage => ({
    body: { ticket: await ticketOf(stage, phones()), newPassword }
  })),
  when(
    'findPassword',
    'USR0052',
    'visitor',
    () => ({ body: { ticket: 'no-ticket', newPassword: 'abcdefgh' } }),
    'a weak one'
  ),
  when(
    'findPassword',
    'USR0057',
    'visitor',
    () => ({ body: { ticket: 'no-ticket', newPassword } }),
    'without a ticket'
  )
]
