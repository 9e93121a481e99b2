/** Cases of companies: their registration and their requests to the platform. */

import type { BodyOf, OperationId } from '@board/generated/calls'
import { maxId } from '@board/schemas/facts/formats'
import { buildAccount, buildSession, buildUpload, setParameter } from '../../support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../../support/builders/companies.ts'
import { aCreditCode } from '../../support/builders/credit-code.ts'
import { type Case, type Expected, when, whenRaw } from '../support/case.ts'
import { type RawRequest, sendRaw } from '../support/raw.ts'
import { approved } from '../support/scenes.ts'
import { draft, type Stage } from '../support/stage.ts'

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
      username: `company_${++last}`,
      password: 'Abc12345',
      compType: 2,
      enterpriseName: '山河食品有限公司',
      creditCode: aCreditCode(),
      legalPerson: '某某',
      contacts: '某某某',
      phone,
      verifyCode: stage.sms.codeFor(phone),
      ...change
    }
  }
}

const refused = (code: Expected, what: string, change: (stage: Stage) => Promise<Partial<Registration>>) =>
  when('registerCompany', code, 'visitor', async stage => registration(stage, await change(stage)), what)

type Company = Awaited<ReturnType<typeof buildCompany>>

/** Makes the case of a call by a company with its own account. */
function asCompany(
  id: OperationId,
  expected: Expected,
  what: string,
  request: (stage: Stage, company: Company) => Promise<RawRequest>
): Case {
  return whenRaw(id, expected, what, async stage => {
    const company = await buildCompany(stage.db, stage.keys, { now: stage.clock.now() })
    try {
      return await sendRaw(stage, id, { ...(await request(stage, company)), token: company.token })
    } finally {
      await setParameter(stage.db, 'company.confirmation', false)
      await setParameter(stage.db, 'company.licence', 'off')
    }
  })
}

/** Takes the confirmation away from a company and makes the site require it. */
async function unconfirm({ db }: Stage, { uid }: Company): Promise<void> {
  await db.updateTable('company').set({ confirmed_at: null }).where('account_uid', '=', uid).execute()
  await setParameter(db, 'company.confirmation', true)
}

/** Builds a company and a request of it. */
async function waiting(stage: Stage, given: Parameters<typeof buildCompanyRequest>[2] = {}) {
  return buildCompanyRequest(stage.db, await buildCompany(stage.db, stage.keys), given)
}

const changed = {
  enterpriseName: '山河食品集团有限公司',
  legalPerson: '某某',
  contacts: '某某某',
  creditCode: aCreditCode()
}

const change = (
  expected: Expected,
  what: string,
  given: (stage: Stage, company: Company) => Promise<object>
) =>
  asCompany('requestCompanyChange', expected, what, async (stage, company) => ({
    body: { ...changed, ...(await given(stage, company)) }
  }))

const changeCases: readonly Case[] = [
  change('done', 'of name and code', async () => ({ creditCode: aCreditCode() })),
  when('requestCompanyChange', 'GEN0404', 'citizen', () => ({ body: changed }), 'of a citizen'),
  change('COM0002', 'while one is open', async ({ db }, company) => {
    await buildCompanyRequest(db, company)
    return {}
  }),
  change('COM0004', 'that changes nothing', async ({ db, clock }, company) => {
    const { enterprise_name, credit_code } = company
    const approved = { kind: 1, state: 1, enterprise_name, decided_at: clock.now() }
    await buildCompanyRequest(db, company, approved)
    return { enterpriseName: enterprise_name, creditCode: credit_code }
  }),
  change('done', 'in place of a registration that waits', async ({ db }, company) => {
    await buildCompanyRequest(db, company, { kind: 1 })
    return { creditCode: aCreditCode() }
  }),
  change('ATT0007', 'with a picture of somebody else', async ({ db }) => {
    await setParameter(db, 'company.licence', 'optional')
    return { creditCode: aCreditCode(), licenceAid: (await buildUpload(db)).aid }
  }),
  change('ATT0001', 'with a file that is no picture', async ({ db }, { uid }) => {
    await setParameter(db, 'company.licence', 'optional')
    const { aid } = await buildUpload(db, { uploader_uid: uid, mime: 'video/mp4' })
    return { creditCode: aCreditCode(), licenceAid: aid }
  }),
  change('USR0061', 'to a name that looks like the site’s', async () => ({
    enterpriseName: '官方客服有限公司'
  })),
  change('USR0062', 'to an invalid credit code', async () => ({ creditCode: '91350100M000100Y44' })),
  change('COM0005', 'to the code of another company', async ({ db, keys }) => ({
    creditCode: (await buildCompany(db, keys)).credit_code
  }))
]

/** Makes the case of a company that adds a picture to its own request. */
const licence = (
  expected: Expected,
  what: string,
  given: (stage: Stage, company: Company) => Promise<{ id?: number; aid: number | null; decided?: true }>
) =>
  asCompany('setCompanyLicence', expected, what, async (stage, company) => {
    await setParameter(stage.db, 'company.licence', 'optional')
    const { decided, ...more } = await given(stage, company)
    const state = decided && { state: 2, decided_at: stage.clock.now() }
    const { id } = await buildCompanyRequest(stage.db, company, state)
    return { body: { id, ...more } }
  })

const uploadOf = async ({ db }: Stage, { uid: uploader_uid }: Company, mime = 'image/jpeg') =>
  (await buildUpload(db, { uploader_uid, mime })).aid

const licenceCases: readonly Case[] = [
  licence('done', 'of its own', async (stage, company) => ({ aid: await uploadOf(stage, company) })),
  licence('done', 'taken back', async () => ({ aid: null })),
  licence('GEN0404', 'for nothing', async () => ({ id: maxId, aid: null })),
  licence('COM0003', 'for a request that is decided', async () => ({ aid: null, decided: true })),
  licence('ATT0007', 'that does not exist', async () => ({ aid: maxId })),
  licence('ATT0001', 'with a video in place of a picture', async (stage, company) => ({
    aid: await uploadOf(stage, company, 'video/mp4')
  })),
  whenRaw('approveCompanyRequest', 'COM0006', 'without a picture where one is required', async stage => {
    await setParameter(stage.db, 'company.licence', 'required')
    const { id } = await waiting(stage)
    const token = await stage.tokenOf('editor')
    const answer = await sendRaw(stage, 'approveCompanyRequest', { token, body: { id } })
    await setParameter(stage.db, 'company.licence', 'off')
    return answer
  })
]

const decisions = [
  { id: 'approveCompanyRequest', more: { note: '同意' } },
  { id: 'refuseCompanyRequest', more: { reason: '信用代码与名称不符' } }
] as const

const decisionCases: readonly Case[] = decisions.flatMap(({ id, more }) => [
  when(id, 'done', 'editor', async stage => ({ body: { id: (await waiting(stage)).id, ...more } })),
  when(id, 'COM0003', 'editor', async stage => {
    const request = await waiting(stage, { state: 2, decided_at: stage.clock.now() })
    return { body: { id: request.id, ...more } }
  }),
  when(id, 'GEN0404', 'editor', () => ({ body: { id: maxId, ...more } }))
])

export const companyCases: readonly Case[] = [
  when('registerCompany', 'done', 'visitor', stage => registration(stage)),
  refused('1011', 'with a wrong code', async () => ({ verifyCode: '000000' })),
  refused('USR0050', 'under a taken name', async stage => ({
    username: (await buildAccount(stage.db)).username
  })),
  when(
    'registerCompany',
    'USR0051',
    'visitor',
    async stage => {
      const { body } = await registration(stage)
      await buildAccount(stage.db, { phone: body.phone, keys: stage.keys })
      return { body }
    },
    'with a registered phone'
  ),
  refused('USR0052', 'with a weak password', async () => ({ password: 'abcdefgh' })),
  refused('USR0061', 'with a name that looks like the site’s', async () => ({
    enterpriseName: '官方客服有限公司'
  })),
  refused('USR0062', 'with an invalid credit code', async () => ({ creditCode: '91350100M000100Y44' })),
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
      const { body } = await registration(stage, { email })
      const emailCode = await mailed(stage, email)
      await buildAccount(stage.db, { confirmedEmail: email, keys: stage.keys })
      return { body: { ...body, emailCode } }
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
  when('compInfo', 'GEN0404', 'citizen', () => ({}), 'of a citizen'),
  asCompany('postMessage', 'COM0001', 'of a company that is not confirmed', async (stage, company) => {
    await unconfirm(stage, company)
    return { body: { ...draft, fid: stage.world.forums.city } }
  }),
  asCompany('joinMessage', 'COM0001', 'of a company that is not confirmed', async (stage, company) => {
    const { tid } = await approved(stage)
    await unconfirm(stage, company)
    return { body: { tid } }
  }),
  ...changeCases,
  ...licenceCases,
  asCompany('withdrawCompanyRequest', 'done', 'of its own', async ({ db }, company) => ({
    body: { id: (await buildCompanyRequest(db, company)).id }
  })),
  asCompany('withdrawCompanyRequest', 'COM0003', 'of a registration', async ({ db }, company) => ({
    body: { id: (await buildCompanyRequest(db, company, { kind: 1 })).id }
  })),
  asCompany('withdrawCompanyRequest', 'GEN0404', 'of another company', async stage => ({
    body: { id: (await waiting(stage)).id }
  })),
  asCompany('listOwnCompanyRequests', 'done', 'of its own', async ({ db }, company) => {
    await buildCompanyRequest(db, company)
    return { query: { page: 1, rows: 10 } }
  }),
  when('listOwnCompanyRequests', 'GEN0404', 'citizen', () => ({ query: {} }), 'of a citizen'),
  asCompany('listOwnCompanyRequests', 'MSG0011', 'beyond 10,000 rows', async () => ({
    query: { page: maxId }
  })),
  when('pageCompanyRequests', 'done', 'editor', async stage => {
    const { account_uid: uid } = await waiting(stage)
    return { body: { display: 1, kind: 2, uid, keywords: '山河', startTime: 0, page: 1, rows: 10 } }
  }),
  when('pageCompanyRequests', 'MSG0011', 'editor', () => ({ body: { page: maxId } })),
  when('getCompanyRequest', 'done', 'editor', async stage => ({ body: { id: (await waiting(stage)).id } })),
  when('getCompanyRequest', 'GEN0404', 'editor', () => ({ body: { id: maxId } })),
  ...decisionCases,
  when('approveCompanyRequest', 'COM0005', 'editor', async stage => {
    const { credit_code } = await buildCompany(stage.db, stage.keys)
    return { body: { id: (await waiting(stage, { credit_code })).id } }
  })
]

/** Returns the code of a registration that was sent to a mail address. */
export async function mailed(stage: Stage, email: string): Promise<string> {
  stage.clock.pass(61)
  await stage.call('visitor', 'getRegisterEmailVerifycode', { body: { email } })
  await stage.deps.outbox.drain()
  const letters = stage.db.selectFrom('dev_inbox').select('body').where('recipient', '=', email)
  const { body } = await letters.orderBy('id', 'desc').executeTakeFirstOrThrow()
  return body.match(/\d{6}/)?.[0] ?? ''
}
