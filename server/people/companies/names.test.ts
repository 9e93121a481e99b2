import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../../../tests/support/builders/companies.ts'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, app, deps, world } = board
const { keys } = deps
const editor = await board.client('editor')
const visitor = clientIn('zh-CN', board, '')
const name = '山河食品有限公司'
const marked = '山河食品有限公司（未核实）'

const draft = {
  fid: world.forums.city,
  typeId: 2 as const,
  domainId: 1,
  subject: '厂区门口道路积水',
  content: '我公司厂区门口的道路每逢下雨就严重积水，货车无法通行，希望尽快疏通排水管道。',
  isPublic: true,
  isAnonymous: false
}

async function company(given: Parameters<typeof buildCompany>[2] = {}) {
  const built = await buildCompany(db, keys, given)
  return { ...built, client: clientOf(app, built.token, keys.publicKeyPem) }
}

/** Posts a message of a company, and approves it. */
async function publish({ client }: Awaited<ReturnType<typeof company>>, given: object = {}): Promise<number> {
  const posted = await client.call('postMessage', { body: { ...draft, ...given } })
  return (await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })).tid
}

const messageAs = async (language: string, tid: number) =>
  clientIn(language, board, '').call('getMessage', { body: { tid } })

const feedOf = async (address: string) => (await app.inject({ url: address })).body

/** Returns each text in which the public reads who wrote a message. */
async function placesOf(tid: number): Promise<Record<string, string | undefined>> {
  const { nickName, timeline } = await messageAs('zh-CN', tid)
  const { list } = await visitor.call('listMessages', { query: { fid: draft.fid, rows: 50 } })
  const found = await visitor.call('listMessages', { query: { keywords: String(tid) } })
  const authorIn = async (address: string) => {
    const entries = (await feedOf(address)).split('<entry>').slice(1)
    const entry = entries.find(one => one.includes(`tid=${tid}<`) || one.includes(`tid=${tid}#`))
    return entry && /<author>\s*<name>([^<]*)/.exec(entry)?.[1]
  }
  return {
    page: nickName,
    timeline: timeline.find(({ verb }) => verb === 'message.posted')?.actorName,
    list: list.find(one => one.tid === tid)?.nickName,
    search: found.list.find(one => one.tid === tid)?.nickName,
    feed: await authorIn('/feeds/messages.atom'),
    feedOfMessage: await authorIn(`/feeds/message.atom?tid=${tid}`)
  }
}

const all = (text: string) => ({
  page: text,
  timeline: text,
  list: text,
  search: text,
  feed: text,
  feedOfMessage: text
})

describe('the name of a company', () => {
  it('is marked in public until an editor has confirmed it, also on messages from before', async () => {
    const own = await company()
    const tid = await publish(own)
    expect(await placesOf(tid)).toEqual(all(marked))
    expect((await messageAs('zh-TW', tid)).nickName).toMatch(/（未核實）$/)
    expect((await messageAs('en-US', tid)).nickName).toBe(`${name} (not verified)`)
    expect((await messageAs('zh-CN', tid)).companyConfirmed).toBe(false)
    const { id } = await buildCompanyRequest(db, own, { kind: 1, enterprise_name: name })
    expect(await own.client.call('compInfo', {})).toMatchObject({ nameConfirmed: false })
    await editor.call('approveCompanyRequest', { body: { id } })
    expect(await placesOf(tid)).toEqual(all(name))
    expect((await messageAs('zh-CN', tid)).companyConfirmed).toBe(true)
    expect(await own.client.call('compInfo', {})).toMatchObject({ nameConfirmed: true })
    // what it writes afterwards is not marked either
    expect((await messageAs('zh-CN', await publish(own))).nickName).toBe(name)
  })

  it('is not confirmed by the approval of another name', async () => {
    const own = await company()
    const tid = await publish(own)
    const { id } = await buildCompanyRequest(db, own, { enterprise_name: '青山小店有限公司' })
    await editor.call('approveCompanyRequest', { body: { id } })
    // an editor looked at the new name, and not at the one under which the message stands
    expect((await messageAs('zh-CN', tid)).nickName).toBe(marked)
    expect((await messageAs('zh-CN', await publish(own))).nickName).toBe('青山小店有限公司')
  })

  it('stays marked where an editor refuses it, and the company may ask again with the same facts', async () => {
    const own = await company()
    const tid = await publish(own)
    const { id } = await buildCompanyRequest(db, own, { kind: 1, enterprise_name: name })
    await editor.call('refuseCompanyRequest', { body: { id, reason: '信用代码与单位名称不一致' } })
    expect((await messageAs('zh-CN', tid)).nickName).toBe(marked)
    const { credit_code: creditCode } = own
    const same = { enterpriseName: name, creditCode, legalPerson: '某某', contacts: '某某某' }
    const { request } = await own.client.call('requestCompanyChange', { body: same })
    expect(request).toMatchObject({ state: 0 })
  })

  it('tells nothing of an anonymous message, and nothing of a person', async () => {
    const tid = await publish(await company(), { isAnonymous: true })
    expect(await messageAs('zh-CN', tid)).toMatchObject({ nickName: '匿名网友', companyConfirmed: null })
    const person = await buildAccount(db, { nick_name: '东门住户' })
    const client = clientOf(app, await buildSession(db, person.uid), keys.publicKeyPem)
    const posted = await client.call('postMessage', { body: draft })
    await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })
    expect(await messageAs('zh-CN', posted.tid)).toMatchObject({
      nickName: '东门住户',
      companyConfirmed: null
    })
  })

  it('has no mark once the account is given up', async () => {
    const own = await company({ password: 'Abc12345' })
    const tid = await publish(own)
    await own.client.call('cancelAccount', { body: { pass: 'Abc12345' } })
    expect(await messageAs('zh-CN', tid)).toMatchObject({ nickName: '已注销用户', companyConfirmed: null })
  })

  it('is marked for its author and for those who handle the message, too', async () => {
    const own = await company()
    const tid = await publish(own)
    expect((await own.client.call('getMessage', { body: { tid } })).nickName).toBe(marked)
    const city = await board.client('city')
    const seen = await city.call('getStaffMessage', { body: { tid } })
    // the name for salutations has no mark
    expect([seen.nickName, seen.author.nickName]).toEqual([marked, name])
  })

  it('is marked in the boards of institutions and editors, and in their own list, in each language', async () => {
    const own = await company()
    const posted = await own.client.call('postMessage', { body: draft })
    const inQueue = await editor.call('pageEditorQueue', { body: { display: 1 } })
    expect(inQueue.list.find(({ tid }) => tid === posted.tid)?.nickName).toBe(marked)
    const { tid } = await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })
    const token = await buildSession(
      db,
      (await buildAccount(db, { kind: 'institution', group_id: world.groups.city })).uid
    )
    const nameIn = async (language: string) => {
      const city = clientIn(language, board, token)
      const named = ({ list }: { list: readonly { tid: number; nickName: string }[] }) =>
        list.find(one => one.tid === tid)?.nickName
      return [
        named(await city.call('pageAns', { body: { rows: 100 } })),
        named(await city.call('pageAll', { body: { rows: 100 } }))
      ]
    }
    expect(await nameIn('zh-CN')).toEqual([marked, marked])
    expect(await nameIn('en-US')).toEqual([`${name} (not verified)`, `${name} (not verified)`])
    const mine = await own.client.call('listOwnMessages', { query: {} })
    expect(mine.list.map(({ nickName }) => nickName)).toEqual([marked])
    expect(await own.client.call('compInfo')).toMatchObject({ signedName: marked })
  })

  it('is marked in the lists of assignments and rechecks, and in the file of a board', async () => {
    const tid = await publish(await company())
    const city = await board.client('city')
    const { version } = await city.call('getStaffMessage', { body: { tid } })
    const reason = '该路段由其他单位管养，不属于本单位职责'
    const dispute = { tid, version, matter: 1, channel: 1, reason, proposer: '某科' } as const
    await city.call('requestRecheck', { body: dispute })
    const rechecks = await editor.call('pageRechecks', { body: {} })
    expect(rechecks.list.find(one => one.tid === tid)?.nickName).toBe(marked)
    const given = await publish(await company())
    await city.call('assignMessage', { body: { tid: given, version: 2, groupId: world.groups.bureau } })
    const assignments = await city.call('pageFrom', { body: { rows: 100 } })
    expect(assignments.list.find(one => one.tid === given)?.nickName).toBe(marked)
    const columns = [
      { name: 'tid', label: '编号' },
      { name: 'nickName', label: '留言人' }
    ]
    const file = await city.call('exportList', {
      body: { list: 'pageAns', format: 'csv', columns }
    })
    expect(await file.text()).toContain(`${tid},${marked}`)
  })
})
