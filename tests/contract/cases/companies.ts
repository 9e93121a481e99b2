/** Companies that register. */
import type { BodyOf } from '@board/generated/calls'
import { buildAccount, buildSession } from '../../support/builders.ts'
import { aCreditCode } from '../../support/credit-code.ts'
import { type Case, type Expected, when, whenRaw } from '../support/case.ts'
import { sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

type Registration = BodyOf<'registerCompany'>

let last = 0
const phones = () => `137${String(++last).padStart(8, '0')}`

async function registration(
  stage: Stage,
  change: Partial<Registration> = {}
): Promise<{ body: Registration }> {
  stage.clock.pass(600)
  const phone = change.phone ?? phones()
  await stage.call('visitor', 'getRegisterPhoneVerifycode', { body: { phone } })
  await stage.deps.outbox.drain()
  return {
    body: {
      ...{
        username: `company_${++last}`,
        password: 'Abc12345',
        compType: 2,
        enterpriseName: '山河食品有限公司'
      },
      ...{ creditCode: aCreditCode(), legalPerson: '某某', contacts: '某某某' },
      ...{ phone, verifyCode: stage.sms.codeFor(phone), ...change }
    }
  }
}

const refused = (code: Expected, what: string, change: (stage: Stage) => Promise<Partial<Registration>>) =>
  when('registerCompany', code, 'visitor', async stage => registration(stage, await change(stage)), what)

export const companyCases: readonly Case[] = [
  when('registerCompany', 'done', 'visitor', stage => registration(stage)),
  refused('1011', 'with a wrong code', async () => ({ verifyCode: '000000' })),
  refused('USR0050', 'under a taken name', async stage => ({
    username: (await buildAccount(stage.db)).username
  })),
  refused('USR0051', 'with a registered phone', async stage => {
    const phone = phones()
    await buildAccount(stage.db, { phone, keys: stage.keys })
    return { phone }
  }),
  refused('USR0052', 'with a weak password', async () => ({ password: 'abcdefgh' })),
  refused('USR0061', 'with a name that looks like the site’s', async () => ({
    enterpriseName: '官方客服有限公司'
  })),
  refused('USR0062', 'with a credit code that is none', async () => ({ creditCode: '91350100M000100Y44' })),
  refused('USR0063', 'with a registered credit code', async stage => {
    const { body } = await registration(stage)
    await stage.call('visitor', 'registerCompany', { body })
    return { creditCode: body.creditCode }
  }),
  when(
    'registerCompany',
    'USR0064',
    'visitor',
    async stage => {
      const email = `taken_${++last}@example.org`
      await buildAccount(stage.db, { confirmedEmail: email, keys: stage.keys })
      const { body } = await registration(stage, { email })
      return { body: { ...body, emailCode: await mailed(stage, email) } }
    },
    'with a mail address of somebody else'
  ),
  refused('USR0065', 'with a wrong code from a mail', async () => ({
    email: `lake_${++last}@example.org`,
    emailCode: '000000'
  })),
  whenRaw('compInfo', 'done', 'of a company', async stage => {
    const { body } = await registration(stage)
    await stage.call('visitor', 'registerCompany', { body })
    const account = stage.db.selectFrom('account').select('uid').where('username', '=', body.username)
    const { uid } = await account.executeTakeFirstOrThrow()
    return sendRaw(stage, 'compInfo', { token: await buildSession(stage.db, uid, stage.clock.now()) })
  }),
  when('compInfo', 'GEN0404', 'citizen', () => ({}), 'of a citizen')
]

/** The code that went to a mail address, as the development inbox has it. */
async function mailed(stage: Stage, email: string): Promise<string> {
  stage.clock.pass(61)
  await stage.call('visitor', 'getRegisterEmailVerifycode', { body: { email } })
  await stage.deps.outbox.drain()
  const letters = stage.db.selectFrom('dev_inbox').select('body').where('recipient', '=', email)
  const { body } = await letters.orderBy('id', 'desc').executeTakeFirstOrThrow()
  return body.match(/\d{6}/)?.[0] ?? ''
}
