import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildGroup,
  buildMessage,
  buildReply,
  buildSession,
  buildUpload
} from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { meet } from '../../../tests/support/races.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockMessage } from '../../records/message-core/lock.ts'

const database = await testDatabase()
const { db } = database
const { app, deps } = await testServer(database)

async function clerkOf(groupId: number) {
  const { uid } = await buildAccount(db, { kind: 'institution', group_id: groupId })
  return clientOf(app, await buildSession(db, uid), deps.keys.publicKeyPem)
}
const stranger = await clerkOf((await buildGroup(db)).id)
const rowOf = (aid: number) =>
  db.selectFrom('attachment').selectAll().where('aid', '=', aid).executeTakeFirstOrThrow()
const eventsOf = (aid: number) =>
  db
    .selectFrom('event')
    .select(['verb', 'tid', 'audience'])
    .where('subject_kind', '=', 'attachment')
    .where('subject_id', '=', aid)
    .execute()

async function citizensPicture(more: object = {}) {
  const message = await buildMessage(db)
  const { aid } = await buildUpload(db, { tid: message.tid, content_item_id: message.contentId, ...more })
  return { aid, message, clerk: await clerkOf(message.group_id) }
}
async function draftPicture(state = 20) {
  const assignment = await buildAssignment(db, { state })
  const { aid } = await buildUpload(db, { tpid: assignment.tpid })
  const [holder, giver] = await Promise.all([
    clerkOf(assignment.holder_group_id ?? 0),
    clerkOf(assignment.giver_group_id)
  ])
  return { aid, assignment, holder, giver }
}
async function replyPicture() {
  const reply = await buildReply(db)
  const { aid } = await buildUpload(db, { tid: reply.tid, reply_id: reply.id })
  return { aid, reply, clerk: await clerkOf(reply.group_id) }
}

describe('a citizen’s public attachment', () => {
  it('can be hidden and shown again by the forum’s group; each act has one event', async () => {
    const { aid, message, clerk } = await citizensPicture()
    const hidden = await clerk.call('setMessageAttachmentPublic', { body: { aid, isPublic: 0 } })
    expect(hidden).toMatchObject({
      aid,
      isPublic: 1,
      hiddenByGroup: true,
      allowedActions: ['setMessageAttachmentPublic']
    })
    expect(hidden.url).toContain('?key=')
    await clerk.call('setMessageAttachmentPublic', { body: { aid, isPublic: 0 } })
    expect(await clerk.call('setMessageAttachmentPublic', { body: { aid, isPublic: 1 } })).toMatchObject({
      hiddenByGroup: false
    })
    expect(await eventsOf(aid)).toEqual([
      { verb: 'attachment.hidden', tid: message.tid, audience: 'author' },
      { verb: 'attachment.shown', tid: message.tid, audience: 'author' }
    ])
  })

  it('that is private is never published', async () => {
    const { aid, clerk } = await citizensPicture({ is_public: false })
    await expect(
      clerk.call('setMessageAttachmentPublic', { body: { aid, isPublic: 1 } })
    ).rejects.toMatchObject({ code: 'GEN0403' })
    expect((await rowOf(aid)).is_public).toBe(false)
  })

  it('is not found by other groups, by the calls for drafts, or before approval', async () => {
    const { aid, message, clerk } = await citizensPicture()
    const missing = { code: 'GEN0404', status: 404 }
    await expect(
      stranger.call('setMessageAttachmentPublic', { body: { aid, isPublic: 0 } })
    ).rejects.toMatchObject(missing)
    await expect(clerk.call('deleteReplyAttachment', { body: { aid } })).rejects.toMatchObject(missing)
    await expect(clerk.call('deleteDraftAttachment', { body: { aid } })).rejects.toMatchObject(missing)
    await expect(
      clerk.call('setDraftAttachmentPublic', { body: { aid, isPublic: 0 } })
    ).rejects.toMatchObject(missing)
    await expect(
      clerk.call('setMessageAttachmentPublic', { body: { aid: 2147483647, isPublic: 0 } })
    ).rejects.toMatchObject(missing)
    await db.updateTable('message').set({ audit_state: 0 }).where('tid', '=', message.tid).execute()
    await expect(
      clerk.call('setMessageAttachmentPublic', { body: { aid, isPublic: 0 } })
    ).rejects.toMatchObject(missing)
  })
})

describe('an attachment of a draft', () => {
  it('can be shown, hidden and deleted by the holder who handles the assignment', async () => {
    const { aid, holder } = await draftPicture()
    expect(await holder.call('setDraftAttachmentPublic', { body: { aid, isPublic: 0 } })).toMatchObject({
      isPublic: 0
    })
    await holder.call('deleteDraftAttachment', { body: { aid } })
    expect((await rowOf(aid)).deleted_at).not.toBeNull()
    await expect(holder.call('deleteDraftAttachment', { body: { aid } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    expect((await eventsOf(aid)).map(({ verb, audience }) => [verb, audience])).toEqual([
      ['attachment.withheld', 'holders'],
      ['attachment.deleted', 'holders']
    ])
  })

  it('stays as it is once the answer was handed in', async () => {
    for (const state of [10, 30, 40, 50, 90]) {
      const { aid, holder } = await draftPicture(state)
      await expect(holder.call('deleteDraftAttachment', { body: { aid } })).rejects.toMatchObject({
        code: 'GEN0403'
      })
      await expect(
        holder.call('setDraftAttachmentPublic', { body: { aid, isPublic: 0 } })
      ).rejects.toMatchObject({ code: 'GEN0403' })
    }
  })

  it('is not found by the giver of the assignment or by strangers', async () => {
    const { aid, giver } = await draftPicture()
    for (const other of [giver, stranger])
      await expect(other.call('deleteDraftAttachment', { body: { aid } })).rejects.toMatchObject({
        code: 'GEN0404'
      })
  })
})

describe('an attachment of a published answer', () => {
  it('is deleted by the forum’s group', async () => {
    const { aid, clerk } = await replyPicture()
    await clerk.call('deleteReplyAttachment', { body: { aid } })
    expect((await rowOf(aid)).deleted_at).not.toBeNull()
    expect(await eventsOf(aid)).toMatchObject([{ verb: 'attachment.deleted' }])
  })

  it('stays once the answer was graded, also while a later one can still be changed', async () => {
    const { aid, reply, clerk } = await replyPicture()
    const graded = new Date(reply.created_at.getTime() + 1000)
    for (const state of [3, 11, 13, 21]) {
      await db.updateTable('message').set({ state, graded_at: graded }).where('tid', '=', reply.tid).execute()
      await expect(clerk.call('deleteReplyAttachment', { body: { aid } })).rejects.toMatchObject({
        code: 'GEN0403'
      })
    }
  })

  it('cannot be deleted while a grade is being given', async () => {
    const { aid, reply, clerk } = await replyPicture()
    const grade = (meanwhile: () => Promise<void>) =>
      inTransaction(db, async trx => {
        await lockMessage(trx, reply.tid)
        await meanwhile()
        const graded = { state: 3, graded_at: new Date() }
        await trx.updateTable('message').set(graded).where('tid', '=', reply.tid).execute()
      })
    const [, deletion] = await meet(grade, () => clerk.call('deleteReplyAttachment', { body: { aid } }))
    expect(deletion).toMatchObject({ status: 'rejected', reason: { code: 'GEN0403' } })
  })

  it('is not found by others', async () => {
    const { aid } = await replyPicture()
    await expect(stranger.call('deleteReplyAttachment', { body: { aid } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
  })
})
