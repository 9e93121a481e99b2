import { describe, expect, it } from 'vitest'
import {
  buildAssignment,
  buildMessage,
  buildUpload,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { type Person, testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, world } = board
const city = await board.client('city')

const posted = async () => {
  const { tid } = await buildMessage(db, { author_uid: await board.uid('citizen'), fid: world.forums.city })
  return tid
}
const answerTo = (tid: number) =>
  `您反映的第${tid}号留言，路灯损坏问题，我局已安排维修人员更换，感谢您的监督。`
const versionOf = async (tid: number) => (await city.call('getStaffMessage', { body: { tid } })).version
const repliesOf = async (tid: number) =>
  (await city.call('getStaffMessage', { body: { tid } })).replies.length

const reply = async (tid: number, content = answerTo(tid), person: Person = 'city', key?: string) =>
  (await board.client(person)).call('replyMessage', {
    body: { tid, version: await versionOf(tid), kind: 'final', content },
    ...(key && { idempotencyKey: key })
  })

const grade = async (tid: number) =>
  (await board.client('citizen')).call('gradeMessage', {
    body: { tid, gradeLevel: 1, gradeSpeed: 2, gradeManner: 3 }
  })

describe('the same text on the same message', () => {
  it('is a reply once within a minute, whichever member of the group sends it, and again later', async () => {
    const tid = await posted()
    await reply(tid)
    await expect(reply(tid)).rejects.toMatchObject({ code: 'MSG0013', status: 409 })
    await expect(reply(tid, ` ${answerTo(tid)}\n`, 'cityToo')).rejects.toMatchObject({ code: 'MSG0013' })
    expect(await repliesOf(tid)).toBe(1)
    clock.pass(59)
    await expect(reply(tid)).rejects.toMatchObject({ code: 'MSG0013' })
    clock.pass(1)
    await reply(tid)
    expect(await repliesOf(tid)).toBe(2)
  })

  it('is refused as a repeat, and not as another person’s change, if the sender saw the older version', async () => {
    const tid = await posted()
    const body = { tid, version: await versionOf(tid), kind: 'final', content: answerTo(tid) } as const
    await city.call('replyMessage', { body })
    await expect(city.call('replyMessage', { body })).rejects.toMatchObject({ code: 'MSG0013' })
  })

  it('does not stand in the way of another text, nor of the same text on another message', async () => {
    const [one, other] = [await posted(), await posted()]
    const body = { detectorReason: '两条留言反映同一处路灯', kind: 'final', content: answerTo(one) } as const
    await reply(one)
    await reply(one, `${answerTo(one)}现补充：已于今晚亮灯。`)
    await city.call('replyMessage', { body: { ...body, tid: other, version: await versionOf(other) } })
    expect([await repliesOf(one), await repliesOf(other)]).toEqual([2, 1])
  })

  it('is answered as before if the call itself is sent again with its key', async () => {
    const tid = await posted()
    const body = { tid, version: await versionOf(tid), kind: 'final', content: answerTo(tid) } as const
    const first = await city.call('replyMessage', { body, idempotencyKey: `reply-${tid}-once` })
    const second = await city.call('replyMessage', { body, idempotencyKey: `reply-${tid}-once` })
    expect(second).toEqual(first)
    expect(await repliesOf(tid)).toBe(1)
  })

  it('is an explanation once', async () => {
    const tid = await posted()
    await reply(tid)
    await grade(tid)
    const content = '因灯具缺货，路灯更换曾延后三天，现已全部亮灯，欢迎您继续监督。'
    const explain = async () =>
      city.call('explainMessage', { body: { tid, version: await versionOf(tid), content } })
    await explain()
    await expect(explain()).rejects.toMatchObject({ code: 'MSG0013' })
    expect(await repliesOf(tid)).toBe(2)
  })

  it('cannot become an explanation by adoption just after it was the reply; the draft still waits', async () => {
    const tid = await posted()
    await reply(tid)
    await grade(tid)
    const held = { tid, holder_group_id: world.groups.bureau, state: 40, answer: answerTo(tid) }
    const { tpid } = await buildAssignment(db, held)
    const adopt = (content: string) => city.call('adoptAnswer', { body: { tpid, content } })
    await expect(adopt(answerTo(tid))).rejects.toMatchObject({ code: 'MSG0013' })
    const { assignments } = await city.call('getStaffMessage', { body: { tid } })
    expect(assignments[0]).toMatchObject({ tpid, processState: 40 })
    await adopt(`${answerTo(tid)}因灯具缺货，更换曾延后三天。`)
    expect(await repliesOf(tid)).toBe(2)
  })
})

describe('the findings of the detector in a reply', () => {
  const findingsOf = async (tid: number) =>
    (await db.selectFrom('reply').select('findings').where('tid', '=', tid).orderBy('id').execute()).map(
      ({ findings }) => findings
    )
  const template = '您好！您的留言已收悉，感谢您对我们工作的关心和支持，祝您生活愉快！'

  it('is kept as it was when the reply was published, whether a reason was needed or not', async () => {
    const [plain, hollow] = [await posted(), await posted()]
    await reply(plain)
    const body = { tid: hollow, version: await versionOf(hollow), kind: 'final', content: template } as const
    await expect(city.call('replyMessage', { body })).rejects.toMatchObject({ code: 'MSG0012' })
    await city.call('replyMessage', { body: { ...body, detectorReason: '已电话答复留言人' } })
    expect([await findingsOf(plain), await findingsOf(hollow)]).toEqual([[[]], [['template']]])
  })

  it('is told to the writer with the ends of each number', async () => {
    const tid = await posted()
    const content = `${answerTo(tid)}请拨打13900001111或13900002222，并带身份证11010519491231002X。`
    const { description } = await city.call('detectAnswer', { body: { tid, content } })
    expect(description).toBe('含有证件号码 110****002X；含有手机号码 139****1111、139****2222')
  })

  it('names WeChat ids and QQ numbers with their ends', async () => {
    const tid = await posted()
    const content = `${answerTo(tid)}请加微信lu_deng2024，或QQ：2851123461。`
    const { description } = await city.call('detectAnswer', { body: { tid, content } })
    expect(description).toBe('含有微信号 lu_****2024；含有 QQ 号码 28****61')
  })

  it('says that the group has given the same text on another message, and nothing of texts of its own message', async () => {
    const [one, other] = [await posted(), await posted()]
    await reply(one)
    const body = {
      tid: other,
      version: await versionOf(other),
      kind: 'final',
      content: answerTo(one)
    } as const
    await expect(city.call('replyMessage', { body })).rejects.toMatchObject({ code: 'MSG0012' })
    await city.call('replyMessage', { body: { ...body, detectorReason: '两条留言反映同一处路灯' } })
    expect(await findingsOf(other)).toEqual([['copied']])
    clock.pass(60)
    const third = await posted()
    await reply(third)
    clock.pass(60)
    await reply(third)
    expect(await findingsOf(third)).toEqual([[], []])
  })

  it.for<[string, (text: string) => string]>([
    ['spaces and lines', text => text.replaceAll('，', '， ').replaceAll('。', '。\n')],
    ['width', text => text.replaceAll('，', ',')],
    ['script', text => text.replaceAll('灯', '燈').replaceAll('现', '現')],
    ['invisible characters', text => [...text].join('\u200b')]
  ])('says so of a copy that differs in %s', async ([, change]) => {
    const [one, other] = [await posted(), await posted()]
    await reply(one)
    const content = change(answerTo(one))
    expect(content).not.toBe(answerTo(one))
    const { findings } = await city.call('detectAnswer', { body: { tid: other, content } })
    expect(findings).toEqual(['copied'])
  })

  it('says so of a reply that became the same by an edit, or by an earlier version of the program', async () => {
    const [one, other] = [await posted(), await posted()]
    await reply(one)
    const spaced = answerTo(one).replaceAll('，', '， ')
    await db.updateTable('reply').set({ comparable_hash: null }).where('tid', '=', one).execute()
    const findingsIn = async (content: string) =>
      (await city.call('detectAnswer', { body: { tid: other, content } })).findings
    expect([await findingsIn(answerTo(one)), await findingsIn(spaced)]).toEqual([['copied'], []])
    const { replies } = await city.call('getStaffMessage', { body: { tid: one } })
    const [{ id, version } = { id: 0, version: 0 }] = replies
    const content = `${answerTo(one)}现补充：已于今晚亮灯。`
    await city.call('editReply', { body: { tid: one, replyId: id, version, content } })
    expect([await findingsIn(content.replaceAll('，', '， ')), await findingsIn(spaced)]).toEqual([
      ['copied'],
      []
    ])
  })

  it('stays when the text is changed, and what is found in the new text is added', async () => {
    const tid = await posted()
    await reply(tid)
    const edit = async (content: string, detectorReason?: string) => {
      const { replies } = await city.call('getStaffMessage', { body: { tid } })
      const { id = 0, version = 0 } = replies.at(-1) ?? {}
      await city.call('editReply', {
        body: { tid, replyId: id, version, content, ...(detectorReason && { detectorReason }) }
      })
    }
    await edit(`${template}再次感谢！`, '已电话答复留言人')
    await edit(answerTo(tid))
    expect(await findingsOf(tid)).toEqual([['template']])
  })
})

describe('the attachments of a reply that is edited', () => {
  const uploaded = async (file_name: string, who: Person = 'city') =>
    (await buildUpload(db, { uploader_uid: await board.uid(who), file_name })).aid

  /** Publishes a reply with attachments of these names. */
  const replied = async (...names: string[]) => {
    const tid = await posted()
    const aids = await Promise.all(names.map(name => uploaded(name)))
    await city.call('replyMessage', {
      body: { tid, version: await versionOf(tid), kind: 'final', content: answerTo(tid), aids }
    })
    return { tid, aids }
  }
  const lastOf = async (tid: number) => {
    const last = (await city.call('getStaffMessage', { body: { tid } })).replies.at(-1)
    if (!last) throw new Error('no reply')
    return last
  }
  const edit = async (tid: number, aids?: number[]) => {
    const { id, version } = await lastOf(tid)
    const content = `${answerTo(tid)}第${version}次更正。`
    await city.call('editReply', { body: { tid, replyId: id, version, content, ...(aids && { aids }) } })
  }
  const aidsOf = async (tid: number) => (await lastOf(tid)).attachments.map(({ aid }) => aid)
  const shownTo = async (tid: number) =>
    (await (await board.client('citizen')).call('getMessage', { body: { tid } })).replies
      .at(-1)
      ?.attachments.map(({ aid }) => aid)
  const eventsOf = async (tid: number) =>
    await db
      .selectFrom('event')
      .select(['verb', 'audience', 'before', 'after'])
      .where('tid', '=', tid)
      .where('verb', 'in', ['reply.edited', 'attachment.deleted'])
      .orderBy('id')
      .execute()

  it('stay as they are without a list', async () => {
    const { tid, aids } = await replied('a.jpg', 'b.jpg')
    await edit(tid)
    expect(await aidsOf(tid)).toEqual(aids.sort((one, other) => one - other))
    const content = answerTo(tid)
    expect(await eventsOf(tid)).toEqual([
      {
        verb: 'reply.edited',
        audience: 'holders',
        before: { content },
        after: { content: `${content}第1次更正。` }
      }
    ])
  })

  it('are those of the list afterwards, for the author, too; the history names what came and left', async () => {
    const { tid, aids } = await replied('a.jpg', 'b.jpg')
    const [kept = 0, removed = 0] = aids
    const added = await uploaded('c.jpg')
    await edit(tid, [kept, added])
    expect(await aidsOf(tid)).toEqual([kept, added])
    expect(await shownTo(tid)).toEqual([kept, added])
    const row = db.selectFrom('attachment').select('deleted_at').where('aid', '=', removed)
    expect((await row.executeTakeFirstOrThrow()).deleted_at).not.toBeNull()
    const content = answerTo(tid)
    expect(await eventsOf(tid)).toEqual([
      { verb: 'attachment.deleted', audience: 'public', before: { fileName: 'b.jpg' }, after: null },
      {
        verb: 'reply.edited',
        audience: 'holders',
        before: { content, removedFiles: ['b.jpg'] },
        after: { content: `${content}第1次更正。`, addedFiles: ['c.jpg'] }
      }
    ])
    await edit(tid, [])
    expect(await aidsOf(tid)).toEqual([])
  })

  it('keep their mark of whether they are public', async () => {
    const { tid, aids } = await replied('a.jpg')
    const [kept = 0] = aids
    await db.updateTable('attachment').set({ is_public: false }).where('aid', '=', kept).execute()
    const added = await uploaded('b.jpg')
    await edit(tid, [kept, added])
    const { attachments } = await lastOf(tid)
    expect(attachments.map(({ aid, isPublic }) => [aid, isPublic])).toEqual([
      [kept, 0],
      [added, 1]
    ])
    expect(await shownTo(tid)).toEqual([added])
  })

  it('are not a file of another reply, of a colleague, of the message, or one that was removed', async () => {
    const { tid, aids } = await replied('a.jpg')
    const [removed = 0] = aids
    const other = await replied('other.jpg')
    const foreign = await uploaded('foreign.jpg', 'cityToo')
    const { id } = await db
      .selectFrom('content_item')
      .select('id')
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow()
    const citizens = (await buildUpload(db, { tid, content_item_id: id })).aid
    for (const aid of [...other.aids, foreign, citizens])
      await expect(edit(tid, [...aids, aid])).rejects.toMatchObject({ code: 'ATT0007' })
    expect(await aidsOf(tid)).toEqual(aids)
    expect((await lastOf(tid)).version).toBe(1)
    expect(await eventsOf(tid)).toEqual([])
    await edit(tid, [])
    await expect(edit(tid, [removed])).rejects.toMatchObject({ code: 'ATT0007' })
    expect(await aidsOf(other.tid)).toEqual(other.aids)
  })

  it('are at most as many as a reply may have; one may take the place of another', async () => {
    await setParameter(db, 'attachment.max', 2)
    const { tid, aids } = await replied('a.jpg', 'b.jpg')
    const [kept = 0] = aids
    const added = await uploaded('c.jpg')
    await expect(edit(tid, [...aids, added])).rejects.toMatchObject({ code: 'ATT0004' })
    expect(await aidsOf(tid)).toHaveLength(2)
    await edit(tid, [kept, added])
    expect(await aidsOf(tid)).toEqual([kept, added])
    // a lower limit does not remove existing files
    await setParameter(db, 'attachment.max', 1)
    await edit(tid, [kept, added])
    expect(await aidsOf(tid)).toEqual([kept, added])
    await setParameter(db, 'attachment.max', 9)
  })

  it('stay once the reply is graded', async () => {
    const { tid, aids } = await replied('a.jpg')
    await grade(tid)
    await expect(edit(tid, [])).rejects.toMatchObject({ code: 'MSG0001' })
    expect(await aidsOf(tid)).toEqual(aids)
  })
})
