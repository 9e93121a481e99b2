import { describe, expect, it } from 'vitest'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { type Person, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { world } = board

const draft = {
  typeId: 2,
  domainId: 1,
  subject: '小区门口道路坑洼影响出行',
  content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
  isPublic: true,
  isAnonymous: false
} as const

/** Returns a different answer for each message, as the detector requires. */
const answerTo = (tid: number) =>
  `您好，您反映的第${tid}号留言，小区门口道路坑洼问题，我局已安排施工队于本周完成修补，感谢您的监督。`
const explanation = '因雨季施工，小区门口的道路修补曾延后三天，现坑洼已全部处理完毕，欢迎您继续监督。'

async function post(overrides: object = {}) {
  const citizen = await board.client('citizen')
  return citizen.call('postMessage', { body: { ...draft, fid: world.forums.city, ...overrides } })
}

async function approved(overrides: object = {}) {
  const { tid, version } = await post(overrides)
  const editor = await board.client('editor')
  await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
  return tid
}

const staffView = async (person: Person, tid: number) =>
  (await board.client(person)).call('getStaffMessage', { body: { tid } })
const verbs = (view: { timeline: { verb: string }[] }) => view.timeline.map(step => step.verb)

describe('a message’s life', () => {
  it('goes from posting through reply, grade, explanation and second grade to the last word', async () => {
    const tid = await approved()
    const [citizen, city] = [await board.client('citizen'), await board.client('city')]
    const seen = await staffView('city', tid)
    expect(seen.state).toBe(0)
    expect(seen.deadlineAt).toBeGreaterThan(Date.now() / 1000)
    await city.call('replyMessage', {
      body: { tid, version: seen.version, kind: 'final', content: answerTo(tid) }
    })
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 2, gradeSpeed: 3, gradeManner: 4 } })
    const graded = await staffView('city', tid)
    expect(graded).toMatchObject({ state: 3, explainDue: true })
    await city.call('explainMessage', { body: { tid, version: graded.version, content: explanation } })
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })
    const again = await staffView('city', tid)
    expect(again).toMatchObject({ state: 13, explainDue: false })
    await city.call('explainMessage', {
      body: { tid, version: again.version, content: `${explanation}谢谢。` }
    })
    const read = await board.visitor.call('getMessage', { body: { tid } })
    expect(read.state).toBe(21)
    expect(verbs(read)).toEqual([
      'message.posted',
      'message.approved',
      'reply.final',
      'grade.given',
      'reply.explained',
      'grade.givenAgain',
      'reply.explainedLast'
    ])
  })

  it('is hidden from everybody but its author and editors until it is approved', async () => {
    const { tid } = await post()
    await expect(board.visitor.call('getMessage', { body: { tid } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await expect(staffView('city', tid)).rejects.toMatchObject({ code: 'GEN0404' })
    const own = await (await board.client('citizen')).call('getMessage', { body: { tid } })
    expect(own.own).toBe(true)
  })

  it('comes back from the editor with a reason and is sent again', async () => {
    const { tid, version } = await post()
    const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]
    await editor.call('returnMessage', { body: { tid, version, reason: '请写明具体路段' } })
    const own = await citizen.call('getMessage', { body: { tid } })
    expect(own).toMatchObject({ auditState: 2, auditNote: '请写明具体路段' })
    const body = { ...draft, tid, version: own.version, content: `${draft.content}具体在东门外两百米。` }
    await citizen.call('resubmitMessage', { body })
    expect(await citizen.call('getMessage', { body: { tid } })).toMatchObject({
      auditState: 0,
      auditNote: null
    })
  })

  it('comes back with a standard reason that each reader reads in their own language', async () => {
    const { tid, version } = await post()
    const [label, traditional] = ['Please say exactly where this is.', '請寫明具體地點']
    const type = { name: 'returnReason', label: '退回留言的常用原因' }
    const { id } = await board.db
      .insertInto('dict_type')
      .values(type)
      .returning('id')
      .executeTakeFirstOrThrow()
    await board.db
      .insertInto('dict_value')
      .values({
        type_id: id,
        value: 'place',
        label_zh_cn: '请写明具体地点',
        label_zh_tw: traditional,
        label_en_us: label,
        sort: 1
      })
      .execute()
    const reason = `${label}\n${label} Thanks.`
    await (await board.client('editor')).call('returnMessage', { body: { tid, version, reason } })
    const noteIn = async (language: string) => {
      const reader = clientIn(language, board, await board.token('citizen'))
      const { auditNote, timeline } = await reader.call('getMessage', { body: { tid } })
      const { list } = await reader.call('listOwnMessages', {})
      const { list: told } = await reader.call('listNotifications', {})
      const notes = [timeline.at(-1), list.find(one => one.tid === tid), told[0]]
      expect(notes).toMatchObject([{ note: auditNote }, { auditNote }, { note: auditNote }])
      return auditNote
    }
    expect(await noteIn('en-US')).toBe(reason)
    expect(await noteIn('zh-TW')).toBe(`${traditional}\n${label} Thanks.`)
    expect(await noteIn('zh-CN')).toBe(`请写明具体地点\n${label} Thanks.`)
  })

  it('is submitted again to another forum, if it was never approved', async () => {
    const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]
    const posted = await post()
    const returned = await editor.call('returnMessage', { body: { ...posted, reason: '请改选留言对象' } })
    const { province, congress } = world.forums
    const sent = await citizen.call('resubmitMessage', { body: { ...draft, ...returned, fid: province } })
    expect(await citizen.call('getMessage', { body: { tid: posted.tid } })).toMatchObject({
      forum: { fid: province },
      typeId: draft.typeId
    })
    await editor.call('approveMessage', { body: { ...sent, priorityLevel: 2 } })
    const handled = await staffView('province', posted.tid)
    expect(handled.allowedActions).toContain('replyMessage')
    await expect(staffView('stranger', posted.tid)).rejects.toMatchObject({ code: 'GEN0404' })
    const { version } = await editor.call('getEditorMessage', { body: { tid: posted.tid } })
    const down = await editor.call('takeDownMessage', {
      body: { tid: posted.tid, version, reason: '请改选留言对象' }
    })
    const again = { ...draft, ...down }
    await expect(
      citizen.call('resubmitMessage', { body: { ...again, fid: congress } })
    ).rejects.toMatchObject({ code: 'MSG0001' })
    await citizen.call('resubmitMessage', { body: { ...again, fid: province } })
  })

  it('becomes a suggestion if it is submitted again to a congress', async () => {
    const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]
    const posted = await post()
    const returned = await editor.call('returnMessage', { body: { ...posted, reason: '请改选留言对象' } })
    await citizen.call('resubmitMessage', { body: { ...draft, ...returned, fid: world.forums.congress } })
    expect(await citizen.call('getMessage', { body: { tid: posted.tid } })).toMatchObject({ typeId: 5 })
  })

  it('keeps a grade’s comment from the institution until an editor approves it, and the clock with it', async () => {
    const tid = await approved()
    const [citizen, city, editor] = [
      await board.client('citizen'),
      await board.client('city'),
      await board.client('editor')
    ]
    const { version } = await staffView('city', tid)
    await city.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
    await citizen.call('gradeMessage', {
      body: { tid, gradeLevel: 1, gradeSpeed: 1, gradeManner: 1, comment: '没有修好' }
    })
    const hidden = await staffView('city', tid)
    expect(hidden).toMatchObject({ state: 3, explainDue: false, deadlineAt: null })
    expect(hidden.grades[0]).toMatchObject({ comment: null, gradeLevel: 1 })
    const queue = await editor.call('pageEditorQueue', { body: { display: 3 } })
    const waiting = queue.list.find(row => row.tid === tid)
    const waits = await editor.call('getEditorMessage', { body: { tid } })
    expect(waits.grades[0]).toMatchObject({
      id: waiting?.id,
      comment: '没有修好',
      commentState: 0,
      allowedActions: ['approveComment', 'refuseComment']
    })
    await editor.call('approveComment', { body: { id: waiting?.id ?? 0 } })
    const decided = await editor.call('getEditorMessage', { body: { tid } })
    expect(decided.grades[0]).toMatchObject({ commentState: 1, allowedActions: [] })
    const shown = await staffView('city', tid)
    expect(shown.explainDue).toBe(true)
    expect(shown.grades[0]?.comment).toBe('没有修好')
    expect(shown.grades[0]).not.toHaveProperty('allowedActions')
    await board.deps.journal.drain()
    const logged = await board.db
      .selectFrom('operation_log')
      .select('subject')
      .where('operation', '=', 'approveComment')
      .execute()
    expect(logged.at(-1)).toEqual({ subject: { tid } })
    const own = ({ timeline }: typeof shown) => timeline.filter(step => step.own).map(step => step.verb)
    expect([own(shown), own(decided)]).toEqual([['reply.final'], ['message.approved', 'comment.approved']])
  })

  it('takes a supplement, which an editor approves, and then needs a further reply', async () => {
    const tid = await approved()
    const [citizen, city, editor] = [
      await board.client('citizen'),
      await board.client('city'),
      await board.client('editor')
    ]
    const { version } = await staffView('city', tid)
    await city.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
    await citizen.call('supplementMessage', { body: { tid, content: '站牌旁边还有一处没有修补' } })
    expect((await board.visitor.call('getMessage', { body: { tid } })).contentList).toHaveLength(1)
    const queue = await editor.call('pageEditorQueue', { body: { display: 2 } })
    const supplement = queue.list.find(row => row.tid === tid)
    await editor.call('approveSupplement', { body: { id: supplement?.id ?? 0 } })
    expect((await board.visitor.call('getMessage', { body: { tid } })).contentList).toHaveLength(2)
    const owing = await staffView('city', tid)
    expect(owing.deadlineAt).not.toBeNull()
    expect(owing.allowedActions).toContain('replyMessage')
  })

  it('is found by an approved supplement, also after it was taken down and resubmitted', async () => {
    const tid = await approved()
    const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]
    const word = '鹅卵石小径'
    await citizen.call('supplementMessage', { body: { tid, content: `${word}也被车辆压坏了` } })
    const queue = await editor.call('pageEditorQueue', { body: { display: 2 } })
    const supplement = queue.list.find(row => row.tid === tid)
    await editor.call('approveSupplement', { body: { id: supplement?.id ?? 0 } })
    const found = async () =>
      (await board.visitor.call('listMessages', { query: { keywords: word } })).list.map(row => row.tid)
    expect(await found()).toEqual([tid])
    const { version } = await editor.call('getEditorMessage', { body: { tid } })
    const down = await editor.call('takeDownMessage', { body: { tid, version, reason: '请补充地点' } })
    expect(await found()).toEqual([])
    const sent = await citizen.call('resubmitMessage', { body: { ...draft, tid, version: down.version } })
    await editor.call('approveMessage', { body: { tid, version: sent.version, priorityLevel: 2 } })
    expect(await found()).toEqual([tid])
  })

  it('refuses a reply made on an older version, so that the text is not lost', async () => {
    const tid = await approved()
    const [one, two] = [await board.client('city'), await board.client('cityToo')]
    const { version } = await staffView('city', tid)
    await one.call('replyMessage', { body: { tid, version, kind: 'interim', content: answerTo(tid) } })
    const late = two.call('replyMessage', {
      body: { tid, version, kind: 'final', content: `${answerTo(tid)}特此回复。` }
    })
    await expect(late).rejects.toMatchObject({ code: 'GEN0409' })
  })

  it('shows a redacted text to the public and the original to its handlers', async () => {
    const { tid, version } = await post()
    const editor = await board.client('editor')
    const publicContent = draft.content.replace('我家小区', '某小区')
    await editor.call('approveMessage', { body: { tid, version, priorityLevel: 1, publicContent } })
    expect((await board.visitor.call('getMessage', { body: { tid } })).contentList[0]?.content).toBe(
      publicContent
    )
    expect((await staffView('city', tid)).contentList[0]?.content).toBe(draft.content)
  })

  it('cannot be read by the public if its author wants it private', async () => {
    const tid = await approved({ isPublic: false })
    await expect(board.visitor.call('getMessage', { body: { tid } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    expect((await staffView('city', tid)).tid).toBe(tid)
    const neighbour = await board.client('neighbour')
    await expect(neighbour.call('getMessage', { body: { tid } })).rejects.toMatchObject({ code: 'GEN0404' })
  })
})

describe('a congress', () => {
  it('replies and is not graded; it cannot assign or explain', async () => {
    const tid = await approved({ fid: world.forums.congress })
    const congress = await board.client('congress')
    const { version, allowedActions } = await staffView('congress', tid)
    expect(allowedActions).toEqual([
      'replyMessage',
      'requestRecheck',
      'mergeMessage',
      'adoptSuggestion',
      'requestExtension',
      'revealAuthorPhone'
    ])
    await congress.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid) } })
    const citizen = await board.client('citizen')
    const grade = citizen.call('gradeMessage', {
      body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 }
    })
    await expect(grade).rejects.toMatchObject({ code: 'MSG0001' })
    const explain = congress.call('explainMessage', {
      body: { tid, version: version + 1, content: explanation }
    })
    await expect(explain).rejects.toMatchObject({ code: 'MSG0007' })
  })
})
