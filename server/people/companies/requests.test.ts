import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildUpload, setParameter } from '../../../tests/support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../../../tests/support/builders/companies.ts'
import { aCreditCode } from '../../../tests/support/builders/credit-code.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { migrationsFolder } from '../../platform/database/migrate.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { requestConfirmation } from './request.ts'

const board = await testBoard(await testDatabase())
const { db, app, deps, world } = board
const { keys } = deps
const editor = await board.client('editor')

async function company(given: Parameters<typeof buildCompany>[2] = {}) {
  const built = await buildCompany(db, keys, given)
  return { ...built, client: clientOf(app, built.token, keys.publicKeyPem) }
}
const change = (given: object = {}) => ({
  body: {
    enterpriseName: '山河食品集团有限公司',
    creditCode: aCreditCode(),
    legalPerson: '欧阳某',
    contacts: '司徒某',
    ...given
  }
})
const message = {
  fid: world.forums.city,
  typeId: 2 as const,
  domainId: 1,
  subject: '厂区门口道路积水',
  content: '我公司厂区门口的道路每逢下雨就严重积水，货车无法通行，希望尽快疏通排水管道。',
  isPublic: true,
  isAnonymous: false
}

it('a company is known to those who handle its message, and to nobody else', async () => {
  const own = await company()
  const posted = await own.client.call('postMessage', { body: message })
  const approved = await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })
  const read = async (who: 'city' | 'province') =>
    (await (await board.client(who)).call('getStaffMessage', { body: { tid: approved.tid } })).author.company
  expect(await read('city')).toEqual({
    compType: 2,
    enterpriseName: '山河食品有限公司',
    creditCode: own.credit_code,
    legalPerson: '某某',
    contacts: '某某某'
  })
  // the superior reads only what is public
  expect(await read('province')).toBeNull()
  const toEditors = await editor.call('getEditorMessage', { body: { tid: approved.tid } })
  expect(toEditors.author).toMatchObject({ uid: own.uid, company: { creditCode: own.credit_code } })
})

describe('a change of what is known about a company', () => {
  it('changes nothing until an editor approves it, and frees the old code then', async () => {
    const own = await company()
    const asked = change()
    const { request, ...before } = await own.client.call('requestCompanyChange', asked)
    expect(request).toMatchObject({
      kind: 2,
      state: 0,
      ...asked.body,
      allowedActions: ['withdrawCompanyRequest']
    })
    expect(before).toMatchObject({ enterpriseName: '山河食品有限公司', creditCode: own.credit_code })
    await own.client.call('postMessage', { body: message })
    const id = request?.id ?? 0
    expect(await editor.call('getCompanyRequest', { body: { id } })).toMatchObject({
      ...asked.body,
      was: { enterpriseName: '山河食品有限公司', creditCode: own.credit_code, legalPerson: '某某' },
      allowedActions: ['approveCompanyRequest', 'refuseCompanyRequest']
    })
    await editor.call('approveCompanyRequest', { body: { id, note: '同意' } })
    const after = await own.client.call('compInfo', {})
    expect(after).toMatchObject({ ...asked.body, request: { state: 1, note: '同意' } })
    expect((await own.client.call('getInfo')).nickName).toBe('山河食品集团有限公司')
    const written = db.selectFrom('message').select('author_name').where('author_uid', '=', own.uid)
    expect(await written.execute()).toEqual([{ author_name: '山河食品有限公司' }])
    // another company may have the code now
    await (await company()).client.call('requestCompanyChange', change({ creditCode: own.credit_code }))
  })

  it('may change the kind of the company, which its sign-in then returns', async () => {
    const own = await company({ isApproved: true })
    const facts = await own.client.call('compInfo', {})
    const { enterpriseName, creditCode, legalPerson, contacts } = facts
    const same = { enterpriseName, creditCode, legalPerson, contacts }
    await expect(
      own.client.call('requestCompanyChange', { body: { ...same, compType: 2 } })
    ).rejects.toMatchObject({ code: 'COM0004' })
    const body = { ...same, compType: 1 } as const
    const { compType, request } = await own.client.call('requestCompanyChange', { body })
    expect([compType, request?.compType]).toEqual([2, 1])
    const id = request?.id ?? 0
    expect(await editor.call('getCompanyRequest', { body: { id } })).toMatchObject({
      compType: 1,
      was: { compType: 2, enterpriseName }
    })
    await editor.call('approveCompanyRequest', { body: { id } })
    expect((await own.client.call('compInfo', {})).compType).toBe(1)
    expect((await own.client.call('getInfo')).compType).toBe(1)
    expect(await editor.call('getCompanyRequest', { body: { id } })).toMatchObject({ was: { compType: 2 } })
  })

  it('keeps the present kind if the request names none', async () => {
    const own = await company()
    const { request } = await own.client.call('requestCompanyChange', change())
    expect(request?.compType).toBe(2)
  })

  it('shows the kind that the company had then, if it is an old request without a kind', async () => {
    const [changed, same] = [await company({ comp_type: 2 }), await company({ comp_type: 2 })]
    const decided = { state: 1, decided_at: new Date() }
    const unknown = ['comp_type', 'was_comp_type'] as const
    await inTransaction(db, async trx => {
      for (const column of unknown)
        await sql`alter table company_request alter column ${sql.ref(column)} drop not null`.execute(trx)
      const before = []
      for (const own of [changed, same]) before.push((await buildCompanyRequest(trx, own, decided)).id)
      await sql`update company_request set comp_type = null, was_comp_type = null where id = any(${before})`.execute(
        trx
      )
      await buildCompanyRequest(trx, changed, { ...decided, comp_type: 2, was_comp_type: 1 })
      for (const statement of readFileSync(join(migrationsFolder, '0198_company_kind_then.sql'), 'utf8')
        .split(';')
        .filter(text => text.trim()))
        await sql.raw(statement).execute(trx)
      const rows = trx.selectFrom('company_request').select(unknown).where('id', 'in', before).orderBy('id')
      expect(await rows.execute()).toEqual([
        { comp_type: 1, was_comp_type: 1 },
        { comp_type: 2, was_comp_type: 2 }
      ])
    })
  })

  it('is refused with a reason, of which the company is notified, and may be requested again', async () => {
    const own = await company()
    const { request } = await own.client.call('requestCompanyChange', change())
    await editor.call('refuseCompanyRequest', { body: { id: request?.id ?? 0, reason: '代码与名称不符' } })
    expect(await own.client.call('compInfo', {})).toMatchObject({
      enterpriseName: '山河食品有限公司',
      request: { state: 2, note: '代码与名称不符' },
      allowedActions: ['requestCompanyChange']
    })
    const { list } = await own.client.call('listNotifications', {})
    expect(list).toMatchObject([{ verb: 'company.refused', subject: '山河食品集团有限公司' }])
    await own.client.call('requestCompanyChange', change())
    expect((await own.client.call('listOwnCompanyRequests', { query: {} })).list).toHaveLength(2)
  })

  it('is one at a time, may be withdrawn, and editors find it in its tab', async () => {
    const own = await company()
    const { request } = await own.client.call('requestCompanyChange', change())
    const id = request?.id ?? 0
    await expect(own.client.call('requestCompanyChange', change())).rejects.toMatchObject({ code: 'COM0002' })
    const filter = { uid: own.uid }
    expect(await editor.call('pageCompanyRequests', { body: filter })).toMatchObject({
      list: [{ id, enterpriseName: '山河食品集团有限公司' }],
      total: 1,
      tabs: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 1 }
    })
    const other = await company()
    await expect(other.client.call('withdrawCompanyRequest', { body: { id } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await own.client.call('withdrawCompanyRequest', { body: { id } })
    const gone = editor.call('approveCompanyRequest', { body: { id } })
    // the refusal names the act as its button does
    await expect(gone).rejects.toMatchObject({ code: 'COM0003', message: expect.stringContaining('“确认”') })
    expect((await editor.call('pageCompanyRequests', { body: { ...filter, display: 4 } })).total).toBe(1)
  })

  it('keeps names of people sealed, also in its history', async () => {
    const own = await company()
    const { request } = await own.client.call('requestCompanyChange', change())
    const id = request?.id ?? 0
    await editor.call('approveCompanyRequest', { body: { id } })
    const row = await db.selectFrom('company_request').selectAll().where('id', '=', id).execute()
    const events = db.selectFrom('event').selectAll().where('subject_kind', '=', 'companyRequest')
    const told = await events.where('subject_id', '=', id).orderBy('id').execute()
    expect(JSON.stringify([row, told])).not.toMatch(/欧阳|司徒/)
    expect(told.map(({ verb, audience }) => [verb, audience])).toEqual([
      ['company.requested', 'editor'],
      ['company.approved', 'author']
    ])
  })

  it('is deleted with the account', async () => {
    const own = await company({ password: 'Abc12345' })
    const { id } = await buildCompanyRequest(db, own)
    await own.client.call('cancelAccount', { body: { pass: 'Abc12345' } })
    const approved = editor.call('approveCompanyRequest', { body: { id } })
    await expect(approved).rejects.toMatchObject({ code: 'GEN0404' })
    await (await company()).client.call('requestCompanyChange', change({ creditCode: own.credit_code }))
  })
})

describe('a company that registers on a site that confirms companies', () => {
  it('reads but does not write until it is approved', async () => {
    await setParameter(db, 'company.confirmation', true)
    const own = await company({ confirmed_at: null })
    await inTransaction(db, trx => requestConfirmation(trx, own, new Date()))
    const { confirmed, request } = await own.client.call('compInfo', {})
    expect({ confirmed, request }).toMatchObject({ confirmed: false, request: { kind: 1, state: 0 } })
    await expect(own.client.call('postMessage', { body: message })).rejects.toMatchObject({ code: 'COM0001' })
    await editor.call('refuseCompanyRequest', { body: { id: request?.id ?? 0, reason: '请核对企业名称' } })
    await expect(own.client.call('postMessage', { body: message })).rejects.toMatchObject({ code: 'COM0001' })
    // a new registration confirms it as well, even if nothing changes
    const { enterprise_name: enterpriseName, credit_code: creditCode } = own
    const same = { enterpriseName, creditCode, legalPerson: '某某', contacts: '某某某' }
    const again = await own.client.call('requestCompanyChange', { body: same })
    await editor.call('approveCompanyRequest', { body: { id: again.request?.id ?? 0 } })
    await own.client.call('postMessage', { body: message })
    await setParameter(db, 'company.confirmation', false)
  })
})

describe('a registration that waits', () => {
  const facts = (own: Awaited<ReturnType<typeof company>>, more: object = {}) => ({
    body: {
      enterpriseName: own.enterprise_name,
      creditCode: own.credit_code,
      legalPerson: '某某',
      contacts: '某某某',
      ...more
    }
  })
  async function waiting() {
    const own = await company({ confirmed_at: null })
    await inTransaction(db, trx => requestConfirmation(trx, own, new Date()))
    return own
  }

  it('is replaced by one with other facts, which confirms the company', async () => {
    await setParameter(db, 'company.confirmation', true)
    const own = await waiting()
    const before = await own.client.call('compInfo', {})
    expect(before.allowedActions).toContain('requestCompanyChange')
    const enterpriseName = '山河食品（集团）有限公司'
    const { request } = await own.client.call('requestCompanyChange', facts(own, { enterpriseName }))
    expect(request).toMatchObject({ kind: 1, state: 0, enterpriseName })
    const { list } = await own.client.call('listOwnCompanyRequests', { query: {} })
    expect(list.map(({ state }) => state)).toEqual([0, 3])
    const old = { id: before.request?.id ?? 0 }
    await expect(editor.call('approveCompanyRequest', { body: old })).rejects.toMatchObject({
      code: 'COM0003'
    })
    await editor.call('approveCompanyRequest', { body: { id: request?.id ?? 0 } })
    expect(await own.client.call('compInfo', {})).toMatchObject({ confirmed: true, enterpriseName })
    await setParameter(db, 'company.confirmation', false)
  })

  it('is not replaced by the same facts; a waiting change is withdrawn first', async () => {
    const own = await waiting()
    await own.client.call('requestCompanyChange', facts(own, { contacts: '某某某某' }))
    await expect(
      own.client.call('requestCompanyChange', facts(own, { contacts: '某某某某' }))
    ).rejects.toMatchObject({ code: 'COM0004' })
    const other = await company()
    await other.client.call('requestCompanyChange', change())
    await expect(other.client.call('requestCompanyChange', change())).rejects.toMatchObject({
      code: 'COM0002'
    })
  })

  it('says in how many days the platform usually decides, once that is known', async () => {
    const own = await waiting()
    const day = 86_400_000
    for (const days of [1, 2, 2.5, 9]) {
      const created_at = new Date(Date.now() - 20 * day)
      const decided_at = new Date(created_at.getTime() + days * day)
      await buildCompanyRequest(db, await company(), { state: 1, created_at, decided_at })
    }
    const { usualDays } = await own.client.call('compInfo', {})
    expect(usualDays).toBeGreaterThanOrEqual(1)
  })
})

describe('the picture of a licence', () => {
  const pictureOf = async (uid: number) => (await buildUpload(db, { uploader_uid: uid })).aid

  async function asked(given: Parameters<typeof buildCompany>[2] = {}) {
    const own = await company(given)
    const { request } = await own.client.call('requestCompanyChange', change())
    return { ...own, id: request?.id ?? 0 }
  }

  it('is not accepted if the site does not ask for it', async () => {
    const own = await asked()
    const { licenceRule, allowedActions } = await own.client.call('compInfo', {})
    expect([licenceRule, allowedActions]).toEqual(['off', ['withdrawCompanyRequest']])
    const handed = own.client.call('setCompanyLicence', {
      body: { id: own.id, aid: await pictureOf(own.uid) }
    })
    await expect(handed).rejects.toMatchObject({ code: 'GEN0404' })
    await editor.call('approveCompanyRequest', { body: { id: own.id } })
  })

  it('is required before an editor approves, and only the company and editors can read it', async () => {
    await setParameter(db, 'company.licence', 'required')
    const own = await asked()
    const body = { id: own.id }
    await expect(editor.call('approveCompanyRequest', { body })).rejects.toMatchObject({ code: 'COM0006' })
    expect(await editor.call('getCompanyRequest', { body })).toMatchObject({
      licence: null,
      licenceMissing: true
    })
    const first = await pictureOf(own.uid)
    await own.client.call('setCompanyLicence', { body: { ...body, aid: first } })
    const aid = await pictureOf(own.uid)
    const { request } = await own.client.call('setCompanyLicence', { body: { ...body, aid } })
    expect(request?.licence?.aid, 'the second one replaces the first').toBe(aid)
    const address = request?.licence?.url ?? ''
    expect(address).toMatch(/^\/files\/attachment\/\w+\.jpg\?key=/)
    const naked = await app.inject({ url: address.replace(/\?.*/, '') })
    expect(naked.statusCode, 'nobody reads it without the key').toBe(404)
    const detail = await editor.call('getCompanyRequest', { body })
    expect(detail).toMatchObject({ licence: { aid }, licenceMissing: false })
    expect(detail.history.map(({ verb }) => verb)).toContain('company.licenceChanged')
    await editor.call('approveCompanyRequest', { body })
    const late = own.client.call('setCompanyLicence', { body: { ...body, aid: null } })
    await expect(late).rejects.toMatchObject({ code: 'COM0003' })
  })

  it('must be an unused upload of the company, and for its own request', async () => {
    await setParameter(db, 'company.licence', 'optional')
    const [own, other] = [await asked(), await asked()]
    const aid = await pictureOf(other.uid)
    const theirs = own.client.call('setCompanyLicence', { body: { id: own.id, aid } })
    await expect(theirs).rejects.toMatchObject({ code: 'ATT0007' })
    const elsewhere = own.client.call('setCompanyLicence', { body: { id: other.id, aid: null } })
    await expect(elsewhere).rejects.toMatchObject({ code: 'GEN0404' })
    await editor.call('approveCompanyRequest', { body: { id: own.id } })
  })

  it('goes on with a request that takes the place of a refused one; another one may be given with it', async () => {
    const own = await asked()
    const aid = await pictureOf(own.uid)
    await own.client.call('setCompanyLicence', { body: { id: own.id, aid } })
    await editor.call('refuseCompanyRequest', { body: { id: own.id, reason: '名称不符' } })
    const again = await own.client.call('requestCompanyChange', change())
    expect(again.request?.licence?.aid).toBe(aid)
    const reason = '图片不清楚'
    await editor.call('refuseCompanyRequest', { body: { id: again.request?.id ?? 0, reason } })
    const clear = await pictureOf(own.uid)
    const { body } = change()
    const last = await own.client.call('requestCompanyChange', { body: { ...body, licenceAid: clear } })
    expect(last.request?.licence?.aid).toBe(clear)
    const theirs = { ...body, licenceAid: await pictureOf((await company()).uid) }
    await editor.call('refuseCompanyRequest', { body: { id: last.request?.id ?? 0, reason } })
    await expect(own.client.call('requestCompanyChange', { body: theirs })).rejects.toMatchObject({
      code: 'ATT0007'
    })
  })

  it('is deleted with the account', async () => {
    const own = await asked({ password: 'Abc12345' })
    const aid = await pictureOf(own.uid)
    await own.client.call('setCompanyLicence', { body: { id: own.id, aid } })
    await own.client.call('cancelAccount', { body: { pass: 'Abc12345' } })
    const file = db.selectFrom('attachment').select('deleted_at').where('aid', '=', aid)
    expect((await file.executeTakeFirst())?.deleted_at).toBeInstanceOf(Date)
    await setParameter(db, 'company.licence', 'off')
  })
})
