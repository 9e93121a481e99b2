import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildMessage,
  buildReply
} from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

// the month before is February 2026, with the holidays of the New Year
const clock = testClock(new Date('2026-03-02T02:00:00Z'))
const board = await testBoard(await testDatabase(), clock.now)
const { db, world } = board
const [admin, editor] = await Promise.all([board.client('administrator'), board.client('editor')])
const at = (day: string) => new Date(`${day}T02:00:00Z`)
const endOf = (day: string) => new Date(`${day}T15:59:59Z`).getTime() / 1000
const { city: fid } = world.forums
const { uid: author } = await buildAccount(db)
const rehearse = (code: string, value: string) => admin.call('rehearseParameter', { body: { code, value } })

const content = '沿河步道的护栏松动，希望尽快加固。'
const question = { fid, type_id: 1, author_uid: author, content, created_at: at('2026-02-02') }
const { tid } = await buildMessage(db, { ...question, subject: '办事指南', public_subject: '办事■■' })
await buildReply(db, { tid, content: '请到政务大厅办理。', created_at: at('2026-02-06') })
const secret = await buildMessage(db, { ...question, is_public: false, created_at: at('2026-02-03') })
await buildReply(db, { tid: secret.tid, content: '您好，已经办结。', created_at: at('2026-02-09') })
const suggestion = await buildMessage(db, { fid, type_id: 5, created_at: at('2026-02-04') })
await buildReply(db, { tid: suggestion.tid, created_at: at('2026-02-05') })
await buildMessage(db, { ...question, created_at: at('2026-01-30') })
await buildMessage(db, { ...question, created_at: at('2026-03-01') })
await buildMessage(db, { ...question, audit_state: 0, created_at: at('2026-02-10') })

describe('another value of a parameter, rehearsed on the messages of last month', () => {
  it('moves deadlines by working days, and says which replies would have been late', async () => {
    const rehearsed = await rehearse('clock.reply.consultation', '3')
    expect(rehearsed).toMatchObject({
      from: Date.parse('2026-01-31T16:00:00Z') / 1000,
      to: endOf('2026-02-28'),
      thing: 'message',
      outcome: 'late',
      messages: 3,
      isWhole: true,
      checked: 2,
      before: 0,
      after: 2,
      moved: 2
    })
    expect(rehearsed.samples).toEqual([
      expect.objectContaining({ tid: secret.tid, subject: null, dueAfter: endOf('2026-02-06') }),
      {
        tid,
        subject: '办事■■',
        before: false,
        after: true,
        dueBefore: endOf('2026-02-09'),
        dueAfter: endOf('2026-02-05')
      }
    ])
  })

  it('of a deadline that nobody would miss, says which ones move', async () => {
    expect(await rehearse('clock.reply.consultation', '8')).toMatchObject({
      before: 0,
      after: 0,
      moved: 2,
      samples: [{ tid: secret.tid }, { tid }]
    })
  })

  it('counts the texts that would be refused', async () => {
    expect(await rehearse('reply.max', '100')).toMatchObject({ thing: 'reply', checked: 3, after: 3 })
    const min = await rehearse('reply.min', '9')
    expect(min).toMatchObject({ outcome: 'refused', before: 3, after: 1, moved: 0 })
    expect(min.samples).toMatchObject([
      { tid: suggestion.tid, before: true, after: false },
      { tid, before: true, after: false }
    ])
    expect(await rehearse('content.min', '17')).toMatchObject({ checked: 3, before: 3, after: 1 })
    expect(await rehearse('title.max', '4')).toMatchObject({ before: 0, after: 0, checked: 3 })
    expect(await rehearse('post.daily', '1')).toMatchObject({ before: 0, after: 0, checked: 3 })
  })

  it('counts grades that would ask for an explanation, and those that would come too late', async () => {
    const grade = { tid, round: 1, resolution: 3, speed: 4, manner: 5 }
    await db
      .insertInto('grade')
      .values({ ...grade, created_at: at('2026-02-20') })
      .execute()
    expect(await rehearse('explain.threshold', '3')).toMatchObject({
      thing: 'grade',
      outcome: 'explanation',
      checked: 1,
      before: 0,
      after: 1,
      samples: [{ tid, dueBefore: null, dueAfter: null }]
    })
    expect(await rehearse('grading.days', '10')).toMatchObject({ outcome: 'refused', before: 0, after: 1 })
    await db.updateTable('grade').set({ resolution: 1 }).execute()
    expect(await rehearse('clock.explain', '1')).toMatchObject({ checked: 1, before: 0, after: 1 })
    expect(await rehearse('grading.suggestions', '1')).toMatchObject({
      outcome: 'gradable',
      checked: 1,
      before: 0,
      after: 1
    })
  })

  it('counts assignments that would have been accepted late, and reasons that would be too short', async () => {
    const accepted_at = at('2026-02-05')
    const accept_by = new Date(endOf('2026-02-05') * 1000)
    const given = { tid, created_at: at('2026-02-04'), accept_by, accepted_at, return_reason: '不属于我们' }
    await buildAssignment(db, given)
    expect(await rehearse('clock.accept', '2')).toMatchObject({ checked: 1, before: 0, after: 0, moved: 1 })
    expect(await rehearse('reason.min', '5')).toMatchObject({ thing: 'reason', before: 1, after: 0 })
  })

  it('judges nothing of a parameter that decides about no message', async () => {
    expect(await rehearse('log.keepDays', '200')).toMatchObject({ thing: null, outcome: null, samples: [] })
    expect(await rehearse('own.code', 'x')).toMatchObject({ outcome: null })
  })

  it('refuses what cannot be saved, at the field, and everybody who may not change parameters', async () => {
    await expect(rehearse('reply.min', '1001')).rejects.toMatchObject({
      code: 'ENT0152',
      fields: [{ path: 'value', message: '须为 1 到 1000 之间的整数' }]
    })
    await expect(rehearse('title.min', '51')).rejects.toMatchObject({ code: 'ENT0152' })
    const body = { code: 'reply.min', value: '40' }
    await expect(editor.call('rehearseParameter', { body })).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('looks at twenty samples at most, those that change first', async () => {
    for (let day = 0; day < 21; day++)
      await buildMessage(db, { ...question, content: '短', created_at: at('2026-02-11') })
    const rehearsed = await rehearse('content.min', '1')
    expect(rehearsed.samples).toHaveLength(20)
    expect(rehearsed).toMatchObject({ checked: 24, after: 0 })
    expect(await rehearse('post.daily', '20')).toMatchObject({ before: 1, after: 1 })
    expect(await rehearse('post.daily', '19')).toMatchObject({ before: 1, after: 2, samples: [{}] })
  })
})
