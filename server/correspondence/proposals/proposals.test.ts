import type { BodyOf } from '@board/generated/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildAssignment,
  buildForum,
  buildMessage,
  buildUpload,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { type Person, testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { hashOf } from './hash.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, world } = board
const { groups } = world
const [bureau, office, city, province, citizen, editor] = await Promise.all([
  board.client('bureau'),
  board.client('office'),
  board.client('city'),
  board.client('province'),
  board.client('citizen'),
  board.client('editor')
])
const clients = { bureau, office, city, province, citizen, editor }
const { fid } = await buildForum(db, { group_id: groups.bureau, name: '城管局局长' })
const reason = '请补充维修的完成时间和联系方式'

const needsApproval = async (reply_approval: boolean) => {
  await db.updateTable('org_group').set({ reply_approval }).where('id', '=', groups.bureau).execute()
}
beforeAll(() => needsApproval(true))

const posted = async (facts: object = {}) => {
  const { tid } = await buildMessage(db, {
    fid,
    author_uid: await board.uid('citizen'),
    deadline_at: new Date(clock.now().getTime() + 7 * 86_400_000),
    remark: '请勿外传',
    ...facts
  })
  return tid
}
const view = (tid: number, who: keyof typeof clients = 'bureau') =>
  clients[who].call('getStaffMessage', { body: { tid } })
const versionOf = async (tid: number) => (await view(tid)).version
const answerTo = (tid: number, more = '') =>
  `您反映的第${tid}号留言，路灯损坏问题，我局已安排维修人员更换，感谢您的监督。${more}`
const propose = async (tid: number, draft: Partial<BodyOf<'replyMessage'>> = {}) => {
  const body = {
    tid,
    version: await versionOf(tid),
    kind: 'final',
    content: answerTo(tid),
    ...draft
  } as const
  const sent = await bureau.call('replyMessage', { body })
  expect(sent).toMatchObject({ tid, proposed: true })
  return waitingOf(tid)
}
const waitingOf = async (tid: number, who: 'bureau' | 'city' = 'bureau') => {
  const found = (await view(tid, who)).proposals.find(({ proposalState }) => proposalState === 0)
  if (!found) throw new Error('nothing waits')
  return found
}
const approve = async (tid: number) => {
  const { id, hash } = await waitingOf(tid, 'city')
  return city.call('approveReply', { body: { id, hash } })
}
/** Both decisions of a superior on what was read. */
const decisions = (client: typeof city, read: { id: number; hash: string }) => [
  client.call('approveReply', { body: read }),
  client.call('sendBackReply', { body: { ...read, reason } })
]
const statesOf = async (tid: number, who: 'bureau' | 'city' = 'bureau') =>
  (await view(tid, who)).proposals.map(({ proposalState }) => proposalState)
const told = async (tid: number) =>
  (
    await db
      .selectFrom('notification')
      .select(['verb', 'group_id'])
      .where('tid', '=', tid)
      .where('group_id', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ verb, group_id }) => [verb, group_id])
const grade = (tid: number) =>
  citizen.call('gradeMessage', { body: { tid, gradeLevel: 1, gradeSpeed: 2, gradeManner: 3 } })
const uploaded = async (who: Person = 'bureau') =>
  (await buildUpload(db, { uploader_uid: await board.uid(who), file_name: 'lamp.png' })).aid

describe('a reply of a group whose superior approves', () => {
  it('is not approved after a subordinate has handed in a draft that its writer could not see', async () => {
    const tid = await posted()
    const { tpid } = await buildAssignment(db, {
      tid,
      giver_group_id: groups.bureau,
      holder_group_id: groups.office,
      state: 20
    })
    await propose(tid)
    await office.call('answerProcess', { body: { tpid, content: answerTo(tid, '已更换。') } })
    await expect(approve(tid)).rejects.toMatchObject({ code: 'ASG0007' })
    expect(await view(tid)).toMatchObject({ replies: [] })
    const seen = (await view(tid)).timeline.at(-1)?.id ?? 0
    await propose(tid, { content: answerTo(tid, '已查看下级答复。'), seen })
    await approve(tid)
    expect((await view(tid)).replies).toHaveLength(1)
  })

  it('waits: nothing is published, and the deadline goes on', async () => {
    const tid = await posted()
    const { deadlineAt, approverName } = await view(tid)
    expect(approverName).toBe('临江市')
    const { text, kind, allowedActions } = await propose(tid)
    expect({ text, kind, allowedActions }).toEqual({
      text: answerTo(tid),
      kind: 'final',
      allowedActions: ['withdrawProposal']
    })
    expect(await view(tid)).toMatchObject({ state: 0, replies: [], deadlineAt })
    const own = await citizen.call('getMessage', { body: { tid } })
    expect(own).toMatchObject({ replies: [], timeline: [] })
    expect((await bureau.call('pageAns', { body: { tids: String(tid), display: 1 } })).total).toBe(1)
    expect(await told(tid)).toEqual([['proposal.submitted', groups.city]])
  })

  it('is read by the superior beside its message, and by nobody else', async () => {
    const tid = await posted({ is_public: false })
    expect(await view(tid, 'city')).toMatchObject({ remark: '', proposals: [], approverName: null })
    await propose(tid)
    const seen = await view(tid, 'city')
    expect(seen).toMatchObject({ remark: '请勿外传', allowedActions: [], approverName: null })
    expect(seen.proposals).toMatchObject([{ allowedActions: ['approveReply', 'sendBackReply'] }])
    expect(await view(tid, 'province')).toMatchObject({ remark: '', proposals: [] })
    const { list, tabs } = await city.call('pageProposals', { body: { tids: String(tid) } })
    expect(list).toMatchObject([{ tid, kind: 'final', groupName: '临江市城管局', proposalState: 0 }])
    expect(tabs).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0, 5: 1 })
    expect((await bureau.call('pageProposals', { body: { tids: String(tid) } })).total).toBe(0)
  })

  it('is named in the rows of its group’s boards while it waits, and in no other group’s', async () => {
    const tid = await posted()
    const tids = String(tid)
    const shown = async () => {
      const [own, all, above] = await Promise.all([
        bureau.call('pageAns', { body: { tids } }),
        bureau.call('pageAll', { body: { tids } }),
        city.call('pageAll', { body: { tids } })
      ])
      return [own, all, above].map(({ list }) => list.map(({ proposedKind }) => proposedKind))
    }
    expect(await shown()).toEqual([[null], [null], [null]])
    await propose(tid, { kind: 'interim' })
    expect(await shown()).toEqual([['interim'], ['interim'], [null]])
    await approve(tid)
    expect(await shown()).toEqual([[null], [null], [null]])
  })

  it('is published once approved, in the name of the group, at that time', async () => {
    const tid = await posted()
    await propose(tid)
    clock.pass(3600)
    const proposed = clock.now()
    await approve(tid)
    const { replies, state, timeline, proposals } = await view(tid)
    expect(state).toBe(2)
    expect(replies).toMatchObject([
      {
        content: answerTo(tid),
        groupName: '临江市城管局',
        kind: 'final',
        createdAt: Math.floor(proposed.getTime() / 1000)
      }
    ])
    expect(proposals).toMatchObject([{ proposalState: 1, allowedActions: [] }])
    expect(timeline.map(({ verb }) => verb)).toEqual([
      'proposal.submitted',
      'proposal.approved',
      'reply.final'
    ])
    expect(timeline.map(({ actorName }) => actorName)).toEqual(['临江市城管局', '临江市', '临江市城管局'])
    const public_ = await citizen.call('getMessage', { body: { tid } })
    expect(public_.timeline.map(({ verb }) => verb)).toEqual(['reply.final'])
    expect(await told(tid)).toEqual([
      ['proposal.submitted', groups.city],
      ['proposal.approved', groups.bureau]
    ])
    const reply = await db.selectFrom('reply').selectAll().where('tid', '=', tid).executeTakeFirstOrThrow()
    expect(reply).toMatchObject({ group_id: groups.bureau, account_uid: await board.uid('bureau') })
  })

  it('is late if it is approved late, although it was proposed in time', async () => {
    const tid = await posted({ deadline_at: new Date(clock.now().getTime() + 3_600_000) })
    await propose(tid)
    clock.pass(8 * 86_400)
    await approve(tid)
    expect((await view(tid)).replies[0]?.lateDays).toBeGreaterThan(0)
  })

  it('is sent back with a reason, and may be proposed anew', async () => {
    const tid = await posted()
    const { id, hash } = await propose(tid)
    await expect(city.call('sendBackReply', { body: { id, hash, reason: '再写' } })).rejects.toMatchObject({
      code: 'ASG0006'
    })
    await city.call('sendBackReply', { body: { id, hash, reason } })
    const { proposals, allowedActions } = await view(tid)
    expect(proposals).toMatchObject([{ proposalState: 2, note: reason, text: answerTo(tid) }])
    expect(allowedActions).toContain('replyMessage')
    expect(await told(tid)).toEqual([
      ['proposal.submitted', groups.city],
      ['proposal.sentBack', groups.bureau]
    ])
    const back = await bureau.call('pageReturned', { body: { source: 'last' } })
    expect(back.list).toMatchObject([{ tid, verb: 'proposal.sentBack' }, ...back.list.slice(1)])
    await propose(tid, { content: answerTo(tid, '预计三日内完成，联系电话见公告。') })
    expect(await statesOf(tid, 'city')).toEqual([2, 0])
    await approve(tid)
    expect((await view(tid)).replies).toHaveLength(1)
  })

  it('is withdrawn: the superior reads no more than before', async () => {
    const tid = await posted()
    const { id, hash } = await propose(tid)
    await bureau.call('withdrawProposal', { body: { id } })
    expect(await statesOf(tid)).toEqual([3])
    expect(await view(tid, 'city')).toMatchObject({ remark: '', proposals: [] })
    await expect(city.call('approveReply', { body: { id, hash } })).rejects.toMatchObject({ code: 'APR0001' })
    await expect(bureau.call('withdrawProposal', { body: { id } })).rejects.toMatchObject({ code: 'APR0001' })
  })

  it('is checked like one that is published', async () => {
    const tid = await posted()
    const version = await versionOf(tid)
    const send = (draft: Partial<BodyOf<'replyMessage'>>) =>
      bureau.call('replyMessage', { body: { tid, version, kind: 'final', content: answerTo(tid), ...draft } })
    await expect(send({ version: 99 })).rejects.toMatchObject({ code: 'GEN0409' })
    await expect(send({ content: '已办' })).rejects.toMatchObject({ code: 'MSG0004' })
    await expect(send({ content: answerTo(tid, '请致电13800138000。') })).rejects.toMatchObject({
      code: 'MSG0012'
    })
    await expect(send({ aids: [999_999] })).rejects.toMatchObject({ code: 'ATT0007' })
    await propose(tid)
    await expect(propose(tid)).rejects.toMatchObject({ code: 'MSG0013' })
    expect(await statesOf(tid)).toEqual([0])
  })

  it('goes on with the reason for passing over the detector, which the superior reads', async () => {
    const tid = await posted()
    const detectorReason = '联系电话为值班电话，可以公开'
    await propose(tid, { content: answerTo(tid, '请致电13800138000。'), detectorReason })
    expect(await waitingOf(tid, 'city')).toMatchObject({ detectorReason })
    await approve(tid)
    expect((await view(tid)).timeline.at(-1)).toMatchObject({
      verb: 'detector.passedOver',
      note: detectorReason
    })
  })
})

describe('an approval is bound to what was read', () => {
  it('is refused once the text was replaced, with the text that waits now', async () => {
    const tid = await posted()
    const old = await propose(tid)
    const content = answerTo(tid, '预计三日内完成。')
    const fresh = await propose(tid, { content })
    expect(fresh.hash).not.toBe(old.hash)
    for (const decision of await Promise.allSettled(decisions(city, { id: old.id, hash: old.hash })))
      expect(decision).toMatchObject({
        status: 'rejected',
        reason: { code: 'GEN0409', status: 409, detail: { current: { id: fresh.id, text: content } } }
      })
    await expect(city.call('approveReply', { body: { id: fresh.id, hash: old.hash } })).rejects.toMatchObject(
      { code: 'GEN0409' }
    )
    expect((await view(tid)).replies).toEqual([])
    expect(await statesOf(tid)).toEqual([4, 0])
    await city.call('approveReply', { body: { id: fresh.id, hash: fresh.hash } })
    expect((await view(tid)).replies).toMatchObject([{ content }])
  })

  it('is refused once an attachment changed', async () => {
    const tid = await posted()
    const aid = await uploaded()
    const { id, hash } = await propose(tid, { aids: [aid] })
    await db.updateTable('attachment').set({ is_public: false }).where('aid', '=', aid).execute()
    await expect(city.call('approveReply', { body: { id, hash } })).rejects.toMatchObject({ code: 'APR0001' })
  })

  it('knows the kind, the order of attachments and whether they are public', () => {
    const text = { kind: 'final', content: 'a', reply_id: null, reply_version: null } as const
    const [one, two] = [
      { aid: 1, isPublic: true },
      { aid: 2, isPublic: true }
    ]
    const hashes = [
      hashOf(text, [one, two]),
      hashOf(text, [two, one]),
      hashOf(text, [one]),
      hashOf(text, [one, { ...two, isPublic: false }]),
      hashOf({ ...text, kind: 'interim' }, [one, two]),
      hashOf({ ...text, content: 'a ' }, [one, two])
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashOf(text, [one, two])).toBe(hashes[0])
  })
})

describe('attachments of a proposed reply', () => {
  it('are seen by both groups, not by the author, until the reply is published', async () => {
    const tid = await posted()
    const aid = await uploaded()
    await propose(tid, { aids: [aid] })
    expect((await waitingOf(tid, 'city')).attachments).toMatchObject([{ aid, fileName: 'lamp.png' }])
    const before = await citizen.call('getMessage', { body: { tid } })
    expect(JSON.stringify(before)).not.toContain('lamp.png')
    await approve(tid)
    const { replies } = await citizen.call('getMessage', { body: { tid } })
    expect(replies[0]?.attachments).toMatchObject([{ aid }])
  })

  it('are there again for the text that follows one that was sent back', async () => {
    const tid = await posted()
    const aid = await uploaded()
    const { id, hash } = await propose(tid, { aids: [aid] })
    await city.call('sendBackReply', { body: { id, hash, reason } })
    await propose(tid, { aids: [aid], content: answerTo(tid, '预计三日内完成。') })
    await approve(tid)
    expect((await view(tid)).replies[0]?.attachments).toMatchObject([{ aid }])
  })

  it('are limited to the number of a reply, counting those of earlier proposals', async () => {
    await setParameter(db, 'attachment.max', 2)
    const tid = await posted()
    const [one, two, three] = [await uploaded(), await uploaded(), await uploaded()]
    await propose(tid, { aids: [one, two] })
    await propose(tid, { aids: [two, three] })
    const all = { aids: [one, two, three], content: answerTo(tid, '预计三日内完成。') }
    await expect(propose(tid, all)).rejects.toMatchObject({ code: 'ATT0004' })
    await needsApproval(false)
    const version = await versionOf(tid)
    await expect(
      bureau.call('replyMessage', { body: { tid, version, kind: 'final', ...all } })
    ).rejects.toMatchObject({ code: 'ATT0004' })
    await needsApproval(true)
    await setParameter(db, 'attachment.max', 9)
  })

  it('are approved as they were proposed, although fewer are allowed by then', async () => {
    const tid = await posted()
    const aids = [await uploaded(), await uploaded()]
    await propose(tid, { aids })
    await setParameter(db, 'attachment.max', 1)
    await approve(tid)
    await setParameter(db, 'attachment.max', 9)
    expect((await view(tid)).replies[0]?.attachments).toHaveLength(2)
  })

  it('of another message are not taken', async () => {
    const [tid, other] = [await posted(), await posted()]
    const aid = await uploaded()
    await propose(tid, { aids: [aid] })
    await expect(propose(other, { aids: [aid] })).rejects.toMatchObject({ code: 'ATT0007' })
  })
})

describe('what else is answered', () => {
  it('a change of the published reply waits, too', async () => {
    const tid = await posted()
    await propose(tid)
    await approve(tid)
    const [reply] = (await view(tid)).replies
    if (!reply) throw new Error('no reply')
    const content = answerTo(tid, '更正：已于今日更换。')
    const body = { tid, replyId: reply.id, version: reply.version, content }
    expect(await bureau.call('editReply', { body })).toMatchObject({ proposed: true })
    expect((await view(tid)).replies).toMatchObject([{ content: answerTo(tid), editedAt: null }])
    expect(await waitingOf(tid, 'city')).toMatchObject({ kind: 'edit', text: content })
    await approve(tid)
    const { replies } = await citizen.call('getMessage', { body: { tid } })
    expect(replies).toMatchObject([{ content }])
    expect(replies[0]?.editedAt).not.toBeNull()
  })

  it('the attachments of a changed reply wait with it; nothing comes or leaves before the approval', async () => {
    const tid = await posted()
    const [kept, removed, added] = [await uploaded(), await uploaded(), await uploaded()]
    await propose(tid, { aids: [kept, removed] })
    await approve(tid)
    const edit = async (aids?: number[]) => {
      const { id = 0, version = 0 } = (await view(tid)).replies[0] ?? {}
      const content = answerTo(tid, '更正：已于今日更换。')
      const body = { tid, replyId: id, version, content, ...(aids && { aids }) }
      expect(await bureau.call('editReply', { body })).toMatchObject({ proposed: true })
      return waitingOf(tid, 'city')
    }
    const aidsOf = (text: { attachments: { aid: number }[] } | undefined) =>
      text?.attachments.map(({ aid }) => aid)
    const plain = await edit()
    expect(aidsOf(plain)).toEqual([kept, removed])
    await expect(edit()).rejects.toMatchObject({ code: 'MSG0013' })
    const changed = await edit([kept, added])
    expect(changed.hash).not.toBe(plain.hash)
    expect(aidsOf(changed)).toEqual([kept, added])
    const shown = async () => aidsOf((await citizen.call('getMessage', { body: { tid } })).replies[0])
    expect(await shown()).toEqual([kept, removed])
    // sent back and proposed again with the same files
    await city.call('sendBackReply', { body: { id: changed.id, hash: changed.hash, reason } })
    await edit([kept, added])
    await approve(tid)
    expect(await shown()).toEqual([kept, added])
    const { before, after } = await db
      .selectFrom('event')
      .select(['before', 'after'])
      .where('tid', '=', tid)
      .where('verb', '=', 'reply.edited')
      .executeTakeFirstOrThrow()
    expect([before, after]).toMatchObject([{ removedFiles: ['lamp.png'] }, { addedFiles: ['lamp.png'] }])
  })

  it('a changed reply takes no more attachments than it may have, of what was proposed before either', async () => {
    await setParameter(db, 'attachment.max', 2)
    const tid = await posted()
    const [own, one, other] = [await uploaded(), await uploaded(), await uploaded()]
    await propose(tid, { aids: [own] })
    await approve(tid)
    const { id: replyId = 0, version = 0 } = (await view(tid)).replies[0] ?? {}
    const edit = (aids: number[]) =>
      bureau.call('editReply', {
        body: { tid, replyId, version, content: answerTo(tid, '更正：已于今日更换。'), aids }
      })
    await expect(edit([own, one, other])).rejects.toMatchObject({ code: 'ATT0004' })
    await edit([own, one])
    await edit([own, other])
    await expect(edit([own, one, other])).rejects.toMatchObject({ code: 'ATT0004' })
    await edit([one, other])
    await setParameter(db, 'attachment.max', 9)
  })

  it('a changed reply is not approved once one of its attachments changed, and takes no foreign ones', async () => {
    const tid = await posted()
    const [own, foreign] = [await uploaded(), await uploaded('office')]
    await propose(tid, { aids: [own] })
    await approve(tid)
    const { id: replyId = 0, version = 0 } = (await view(tid)).replies[0] ?? {}
    const body = { tid, replyId, version, content: answerTo(tid, '更正：已于今日更换。') }
    await expect(bureau.call('editReply', { body: { ...body, aids: [own, foreign] } })).rejects.toMatchObject(
      { code: 'ATT0007' }
    )
    await bureau.call('editReply', { body })
    const { id, hash } = await waitingOf(tid, 'city')
    await bureau.call('deleteReplyAttachment', { body: { aid: own } })
    await expect(city.call('approveReply', { body: { id, hash } })).rejects.toMatchObject({ code: 'APR0001' })
  })

  it('explanations wait, and become what they were proposed as', async () => {
    const tid = await posted()
    await propose(tid)
    await approve(tid)
    await grade(tid)
    const content = '因灯具缺货，路灯更换曾延后三天，现已全部亮灯，欢迎您继续监督。'
    const body = { tid, version: await versionOf(tid), content }
    expect(await bureau.call('explainMessage', { body })).toMatchObject({ proposed: true })
    expect(await view(tid)).toMatchObject({ state: 3 })
    await approve(tid)
    expect(await view(tid)).toMatchObject({ state: 11 })
    expect((await view(tid)).replies.at(-1)).toMatchObject({ kind: 'explanation', content })
  })

  it('an adopted draft waits with its attachments; the assignment is done', async () => {
    const tid = await posted({ type_id: 5 })
    const { tpid } = await buildAssignment(db, {
      tid,
      giver_group_id: groups.bureau,
      holder_group_id: groups.office,
      state: 20
    })
    const aid = await uploaded('office')
    await office.call('answerProcess', { body: { tpid, content: answerTo(tid), aids: [aid] } })
    const order = { tpid, content: answerTo(tid), kind: 'final' } as const
    const sent = await bureau.call('adoptAnswer', { body: order })
    expect(sent).toMatchObject({ processState: 50, proposed: true })
    expect(await view(tid)).toMatchObject({ state: 0, replies: [], adopted: false })
    expect((await view(tid, 'office')).proposals).toEqual([])
    expect((await waitingOf(tid, 'city')).attachments).toMatchObject([{ aid }])
    await approve(tid)
    const seen = await view(tid)
    expect(seen).toMatchObject({ state: 2, adopted: true, assignments: [{ processState: 50 }] })
    expect(seen.replies[0]?.attachments).toMatchObject([{ aid }])
  })

  it('an approved reply is given to what is merged into its message', async () => {
    const [main, merged] = [await posted(), await posted()]
    const body = { tid: merged, version: await versionOf(merged), mainTid: main, reason: '反映同一处路灯' }
    await bureau.call('mergeMessage', { body })
    await propose(main)
    expect((await view(merged)).replies).toEqual([])
    await approve(main)
    expect((await view(merged)).replies).toMatchObject([{ content: answerTo(main) }])
  })

  it('a group without the flag, or without a superior, publishes at once', async () => {
    await needsApproval(false)
    const tid = await posted()
    expect((await view(tid)).approverName).toBeNull()
    const body = { tid, version: await versionOf(tid), kind: 'final', content: answerTo(tid) } as const
    expect(await bureau.call('replyMessage', { body })).not.toHaveProperty('proposed')
    await needsApproval(true)
    await db
      .updateTable('org_group')
      .set({ reply_approval: true })
      .where('id', '=', groups.congress)
      .execute()
    const { tid: top } = await buildMessage(db, {
      fid: world.forums.congress,
      author_uid: await board.uid('citizen')
    })
    const congress = await board.client('congress')
    const { version } = await congress.call('getStaffMessage', { body: { tid: top } })
    const sent = await congress.call('replyMessage', {
      body: { tid: top, version, kind: 'final', content: answerTo(top) }
    })
    expect(sent).not.toHaveProperty('proposed')
  })
})

describe('what waits lapses, and its group keeps the text', () => {
  it('is known to editors before: by the message, its row in their lists, and the request for its deletion', async () => {
    const tid = await posted()
    await citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决，不希望继续公开' } })
    const asked = async () => {
      const { list } = await editor.call('pageDeletions', { body: { tids: String(tid) } })
      const queue = await editor.call('pageEditorQueue', { body: { display: 4, fids: [fid], rows: 100 } })
      const { proposals, proposedKind } = await editor.call('getEditorMessage', { body: { tid } })
      const row = queue.list.find(one => one.tid === tid)
      return [proposals, proposedKind, row?.proposedKind, list[0]?.proposedKind]
    }
    expect(await asked()).toEqual([[], null, null, null])
    await propose(tid)
    expect(await asked()).toEqual([[], 'final', 'final', 'final'])
    expect(await view(tid, 'province')).toMatchObject({ proposedKind: null })
  })

  const lapsing: readonly (readonly [string, (tid: number) => Promise<unknown>])[] = [
    [
      'when the message is taken down',
      async tid =>
        editor.call('takeDownMessage', {
          body: { tid, version: await versionOf(tid), reason: '经核实内容不实' }
        })
    ],
    [
      'when it is put under recheck',
      async tid =>
        bureau.call('requestRecheck', {
          body: { tid, version: await versionOf(tid), matter: 1, channel: 1, reason: '该路段不属于我局职责' }
        })
    ],
    [
      'when it is re-addressed',
      async tid =>
        editor.call('readdressMessage', {
          body: { tid, version: await versionOf(tid), fid: world.forums.city, reason: '该路段由市里管养' }
        })
    ],
    [
      'when the superior takes the message over',
      async tid => {
        const body = { tid, version: await versionOf(tid), note: '请上级统筹' }
        const { id } = await bureau.call('reportMessage', { body })
        await city.call('takeOverReport', { body: { id } })
      }
    ],
    [
      'when it is deleted',
      async tid => {
        await citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决，不希望继续公开' } })
        await editor.call('consentDeletion', { body: { tid, version: await versionOf(tid) } })
      }
    ],
    [
      'when it is merged into another one',
      async tid => {
        const mainTid = await posted()
        await bureau.call('mergeMessage', {
          body: { tid, version: await versionOf(tid), mainTid, reason: '反映同一处路灯' }
        })
      }
    ]
  ]
  it.each(lapsing)('%s', async (_, act) => {
    const tid = await posted()
    const { id, hash } = await propose(tid)
    await act(tid)
    const row = await db
      .selectFrom('reply_proposal')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 4, content: answerTo(tid) })
    expect((await told(tid)).map(([verb, group]) => `${verb} ${group}`)).toContain(
      `proposal.lapsed ${groups.bureau}`
    )
    await expect(city.call('approveReply', { body: { id, hash } })).rejects.toMatchObject({
      code: expect.stringMatching(/^(APR0001|GEN0404)$/)
    })
  })

  it('when the author grades the interim reply that stands', async () => {
    const tid = await posted()
    await propose(tid, { kind: 'interim' })
    await approve(tid)
    await propose(tid, { content: answerTo(tid, '现已完成。') })
    await grade(tid)
    expect(await statesOf(tid)).toEqual([1, 4])
  })

  it('when the group needs no approval any more and publishes another text', async () => {
    const tid = await posted()
    await propose(tid)
    await needsApproval(false)
    const body = {
      tid,
      version: await versionOf(tid),
      kind: 'final',
      content: answerTo(tid, '已完成。')
    } as const
    await bureau.call('replyMessage', { body })
    await needsApproval(true)
    expect(await statesOf(tid)).toEqual([4])
    expect((await view(tid)).replies).toHaveLength(1)
  })

  it('but not by an act after which the message can still be answered', async () => {
    const tid = await posted()
    await propose(tid)
    await bureau.call('reportMessage', { body: { tid, version: await versionOf(tid), note: '请上级统筹' } })
    expect(await statesOf(tid)).toEqual([0])
  })
})

describe('nobody else decides', () => {
  it.each<[Person]>([['bureau'], ['province'], ['office'], ['congress']])('not %s', async who => {
    const tid = await posted()
    const { id, hash } = await propose(tid)
    const client = await board.client(who)
    const asked = [...decisions(client, { id, hash }), ...decisions(client, { id: 999_999, hash })]
    for (const decision of await Promise.allSettled(asked))
      expect(decision).toMatchObject({ status: 'rejected', reason: { code: 'GEN0404' } })
    if (who !== 'bureau')
      await expect(client.call('withdrawProposal', { body: { id } })).rejects.toMatchObject({
        code: 'GEN0404'
      })
    expect(await statesOf(tid)).toEqual([0])
  })

  it('the superior does not withdraw it', async () => {
    const tid = await posted()
    const { id } = await propose(tid)
    await expect(city.call('withdrawProposal', { body: { id } })).rejects.toMatchObject({ code: 'GEN0404' })
  })
})
