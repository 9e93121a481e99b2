import { describe, expect, it } from 'vitest'
import { buildUpload, setParameter } from '../../../tests/support/builders/builders.ts'
import { type Person, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board

/** Returns a different answer for each message, as the detector requires. */
const answerTo = (tid: number) =>
  `经核实，您反映的第${tid}号留言，小区门口道路坑洼已列入本周养护计划，预计三日内修补完毕。`

async function approved(typeId: 2 | 5 = 2) {
  const citizen = await board.client('citizen')
  const posted = await citizen.call('postMessage', {
    body: {
      fid: world.forums.city,
      typeId,
      domainId: 1,
      subject: '小区门口道路坑洼影响出行',
      content:
        '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
      isPublic: true,
      isAnonymous: false
    }
  })
  const editor = await board.client('editor')
  await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })
  return posted.tid
}

const view = async (person: Person, tid: number) =>
  (await board.client(person)).call('getStaffMessage', { body: { tid } })

async function assign(from: 'city' | 'bureau', to: 'bureau' | 'office', tid: number, more: object = {}) {
  const { version } = await view(from, tid)
  return (await board.client(from)).call('assignMessage', {
    body: { tid, version, groupId: world.groups[to], ...more }
  })
}

async function answered(typeId: 2 | 5 = 2) {
  const tid = await approved(typeId)
  const { tpid } = await assign('city', 'bureau', tid)
  const bureau = await board.client('bureau')
  await bureau.call('receiveProcess', { body: { tpid } })
  await bureau.call('answerProcess', { body: { tpid, content: answerTo(tid) } })
  return { tid, tpid }
}

describe('an assignment', () => {
  it('is accepted, answered, adopted, and becomes the reply', async () => {
    const { tid, tpid } = await answered()
    const city = await board.client('city')
    const adopted = await city.call('adoptAnswer', { body: { tpid, content: answerTo(tid), kind: 'final' } })
    expect(adopted.processState).toBe(50)
    const read = await board.visitor.call('getMessage', { body: { tid } })
    expect(read).toMatchObject({ state: 2, replies: [{ content: answerTo(tid), groupName: '临江市' }] })
    expect(read.timeline.map(step => step.verb)).not.toContain('assignment.given')
  })

  it('is adopted as a suggestion is, for all to see: once, and it can be taken back', async () => {
    const { tid, tpid } = await answered(5)
    const [city, citizen] = [await board.client('city'), await board.client('citizen')]
    await city.call('adoptAnswer', { body: { tpid, content: answerTo(tid), kind: 'final' } })
    const marks = async () => {
      const { adopted, timeline } = await board.visitor.call('getMessage', { body: { tid } })
      return [adopted, ...timeline.map(({ verb }) => verb).filter(verb => verb.startsWith('suggestion.'))]
    }
    expect(await marks()).toEqual([true, 'suggestion.adopted'])
    await expect(city.call('adoptSuggestion', { body: { tid } })).rejects.toMatchObject({ code: 'MSG0001' })
    await city.call('cancelAdoption', { body: { tid } })
    expect(await marks()).toEqual([false, 'suggestion.adopted', 'suggestion.adoptionCancelled'])
    const { list } = await citizen.call('listNotifications', { query: { page: 1 } })
    const told = list.filter(one => one.tid === tid).map(({ verb }) => verb)
    expect(told).toEqual(expect.arrayContaining(['suggestion.adopted', 'suggestion.adoptionCancelled']))
  })

  it('goes down a chain and its answer comes up it', async () => {
    const tid = await approved()
    const first = await assign('city', 'bureau', tid)
    const [city, bureau, office] = [
      await board.client('city'),
      await board.client('bureau'),
      await board.client('office')
    ]
    await bureau.call('receiveProcess', { body: { tpid: first.tpid } })
    const second = await assign('bureau', 'office', tid)
    expect(second.deadlineAt).toBeLessThan(first.deadlineAt)
    await office.call('receiveProcess', { body: { tpid: second.tpid } })
    await office.call('answerProcess', { body: { tpid: second.tpid, content: answerTo(tid) } })
    await bureau.call('adoptAnswer', { body: { tpid: second.tpid, content: answerTo(tid) } })
    const up = (await view('city', tid)).assignments.find(one => one.tpid === first.tpid)
    expect(up).toMatchObject({ processState: 40, answer: answerTo(tid) })
    await city.call('adoptAnswer', { body: { tpid: first.tpid, content: answerTo(tid) } })
    expect((await board.visitor.call('getMessage', { body: { tid } })).state).toBe(2)
  })

  it('takes no more files up a chain, or into a reply, than one may have', async () => {
    const tid = await approved()
    const first = await assign('city', 'bureau', tid)
    const [city, bureau, office] = [
      await board.client('city'),
      await board.client('bureau'),
      await board.client('office')
    ]
    const answer = async (who: 'bureau' | 'office', tpid: number) => {
      const { aid } = await buildUpload(db, { uploader_uid: await board.uid(who) })
      const body = { tpid, content: answerTo(tid), aids: [aid] }
      return (await board.client(who)).call('answerProcess', { body })
    }
    const adopt = (who: typeof city, tpid: number) =>
      who.call('adoptAnswer', { body: { tpid, content: answerTo(tid) } })
    await bureau.call('receiveProcess', { body: { tpid: first.tpid } })
    await answer('bureau', first.tpid)
    await city.call('sendBackAnswer', { body: { tpid: first.tpid, reason: '请街道先到现场核实情况' } })
    const second = await assign('bureau', 'office', tid)
    await office.call('receiveProcess', { body: { tpid: second.tpid } })
    await answer('office', second.tpid)
    await setParameter(db, 'attachment.max', 1)
    await expect(adopt(bureau, second.tpid)).rejects.toMatchObject({ code: 'ATT0004' })
    await setParameter(db, 'attachment.max', 9)
    await adopt(bureau, second.tpid)
    await setParameter(db, 'attachment.max', 1)
    await expect(adopt(city, first.tpid)).rejects.toMatchObject({ code: 'ATT0004' })
    await setParameter(db, 'attachment.max', 9)
    await adopt(city, first.tpid)
    expect((await view('city', tid)).replies[0]?.attachments).toHaveLength(2)
  })

  it('is accepted once', async () => {
    const { tpid } = await assign('city', 'bureau', await approved())
    const bureau = await board.client('bureau')
    await bureau.call('receiveProcess', { body: { tpid } })
    await expect(bureau.call('receiveProcess', { body: { tpid } })).rejects.toMatchObject({ code: 'ASG0001' })
  })

  it('is given to direct subordinates only, and once at a time', async () => {
    const tid = await approved()
    const city = await board.client('city')
    const { version } = await view('city', tid)
    const stranger = city.call('assignMessage', { body: { tid, version, groupId: world.groups.stranger } })
    await expect(stranger).rejects.toMatchObject({ code: 'ASG0002' })
    await assign('city', 'bureau', tid)
    await expect(assign('city', 'bureau', tid)).rejects.toMatchObject({ code: 'ASG0003' })
  })

  it('is asked to be returned, refused, asked again, withdrawn and agreed to', async () => {
    const tid = await approved()
    const { tpid } = await assign('city', 'bureau', tid)
    const [city, bureau] = [await board.client('city'), await board.client('bureau')]
    const reason = '该路段由区公路管理站养护，不属于我局职责范围'
    const short = bureau.call('requestReturn', { body: { tpid, reason: '不归我管' } })
    await expect(short).rejects.toMatchObject({ code: 'ASG0006' })
    await bureau.call('requestReturn', { body: { tpid, reason } })
    expect((await city.call('refuseApplyCancelProcess', { body: { tpid } })).processState).toBe(10)
    await bureau.call('requestReturn', { body: { tpid, reason } })
    expect((await bureau.call('cancelApply', { body: { tpid } })).processState).toBe(10)
    await bureau.call('requestReturn', { body: { tpid, reason } })
    expect((await city.call('cancelProcess', { body: { tpid } })).processState).toBe(90)
  })

  it('is cancelled with all that was given on from it', async () => {
    const tid = await approved()
    const first = await assign('city', 'bureau', tid)
    await (await board.client('bureau')).call('receiveProcess', { body: { tpid: first.tpid } })
    const second = await assign('bureau', 'office', tid)
    await (await board.client('city')).call('cancelProcess', { body: { tpid: first.tpid } })
    const office = await view('office', tid)
    expect(office.assignments.find(one => one.tpid === second.tpid)).toMatchObject({
      processState: 90,
      closeReason: 'cancelled'
    })
  })

  it('ends when the giver replies, and its holder is told', async () => {
    const tid = await approved()
    const { tpid } = await assign('city', 'bureau', tid)
    const { version } = await view('city', tid)
    const city = await board.client('city')
    await city.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
    const bureau = await board.client('bureau')
    expect((await view('bureau', tid)).assignments.find(one => one.tpid === tpid)?.processState).toBe(90)
    const notices = await bureau.call('listNotifications', {})
    expect(notices.list.some(notice => notice.tid === tid && notice.verb === 'assignment.closed')).toBe(true)
  })

  it('is not passed over by a reply that was written before its draft came; it is by one that was written in spite of it', async () => {
    const tid = await approved()
    const { tpid } = await assign('city', 'bureau', tid)
    const [city, bureau] = [await board.client('city'), await board.client('bureau')]
    await bureau.call('receiveProcess', { body: { tpid } })
    const seen = async () => (await view('city', tid)).timeline.at(-1)?.id ?? 0
    const before = await seen()
    await bureau.call('answerProcess', { body: { tpid, content: answerTo(tid) } })
    const { version } = await view('city', tid)
    const reply = {
      tid,
      version,
      kind: 'final',
      content: `${answerTo(tid)}目前正在核实，请耐心等待。`
    } as const
    const message = expect.stringContaining((await view('city', tid)).assignments[0]?.holderName ?? '-')
    for (const body of [reply, { ...reply, seen: before }])
      await expect(city.call('replyMessage', { body })).rejects.toMatchObject({ code: 'ASG0007', message })
    expect((await view('city', tid)).assignments).toMatchObject([{ tpid, processState: 40 }])
    await city.call('replyMessage', { body: { ...reply, seen: await seen() } })
    expect((await view('city', tid)).assignments).toMatchObject([{ tpid, processState: 90 }])
  })

  it('is not adopted with a text that was written about an earlier draft', async () => {
    const { tid, tpid } = await answered()
    const [city, bureau] = [await board.client('city'), await board.client('bureau')]
    const seen = (await view('city', tid)).timeline.at(-1)?.id ?? 0
    await bureau.call('takeBackAnswer', { body: { tpid } })
    await bureau.call('answerProcess', { body: { tpid, content: `${answerTo(tid)}现已修好。` } })
    const adoption = { tpid, content: answerTo(tid), kind: 'final' } as const
    const stale = city.call('adoptAnswer', { body: { ...adoption, seen } })
    await expect(stale).rejects.toMatchObject({ code: 'ASG0007' })
    const latest = (await view('city', tid)).timeline.at(-1)?.id ?? 0
    const adopted = await city.call('adoptAnswer', { body: { ...adoption, seen: latest } })
    expect(adopted.processState).toBe(50)
  })

  it('is hidden from groups that have nothing to do with it', async () => {
    const { tpid } = await assign('city', 'bureau', await approved())
    const stranger = await board.client('stranger')
    await expect(stranger.call('receiveProcess', { body: { tpid } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
  })

  it('is transferred offline, and its result recorded or the transfer cancelled', async () => {
    const tid = await approved()
    const city = await board.client('city')
    const offline = async () => {
      const { version } = await view('city', tid)
      return city.call('assignOffline', { body: { tid, version, unit: '街道办事处', contact: '值班室' } })
    }
    await offline()
    expect((await city.call('cancelOfflineProcess', { body: { tid } })).processState).toBe(90)
    const { tpid } = await offline()
    const recorded = await city.call('recordOfflineResult', { body: { tpid, result: '街道已现场修补' } })
    expect(recorded).toMatchObject({ processState: 50, result: '街道已现场修补' })
  })

  it('is sent back with a reason, taken back, and answered again', async () => {
    const { tid, tpid } = await answered()
    const [city, bureau] = [await board.client('city'), await board.client('bureau')]
    const back = await city.call('sendBackAnswer', { body: { tpid, reason: '请补充完成时间' } })
    expect(back).toMatchObject({ processState: 20, sendBackReason: '请补充完成时间' })
    await bureau.call('answerProcess', { body: { tpid, content: `${answerTo(tid)}请放心。` } })
    expect((await bureau.call('takeBackAnswer', { body: { tpid } })).processState).toBe(20)
  })
})

describe('the boards of assignments', () => {
  it('show what was given and received, in tabs with their counts', async () => {
    const { tid, tpid } = await answered()
    const [city, bureau] = [await board.client('city'), await board.client('bureau')]
    const given = await city.call('pageFrom', { body: { display: 4 } })
    expect(given.list.find(row => row.tpid === tpid)).toMatchObject({
      tid,
      allowedActions: ['cancelProcess', 'adoptAnswer', 'sendBackAnswer']
    })
    await city.call('sendBackAnswer', { body: { tpid, reason: '请补充完成时间' } })
    const sentBack = (await bureau.call('pageTo', { body: { display: 2 } })).list
    expect(sentBack.find(row => row.tpid === tpid)).toMatchObject({
      sendBackReason: '请补充完成时间',
      returnReason: null,
      closeReason: null
    })
    const counts = await bureau.call('toCount', { body: {} })
    const { total } = await bureau.call('pageTo', { body: { display: 4 } })
    expect(counts.tabs.find(tab => tab.display === 4)?.count).toBe(total)
  })
})
