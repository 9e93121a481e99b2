import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildMessage,
  buildReply,
  buildUpload,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import {
  attachToAssignment,
  attachToContent,
  attachToReply,
  moveAssignmentAttachments,
  replaceContentAttachments
} from './attach.ts'
import { listAttachments, listStaffAttachments, type Sight } from './list.ts'

const { db } = await testDatabase()
const keys = testKeys()
const now = new Date()

async function person(): Promise<CitizenActor> {
  const { uid, nick_name } = await buildAccount(db)
  const rest = {
    mustChangePassword: false,
    permissions: new Set<string>(),
    compType: null,
    certified: false,
    group: null
  }
  return { kind: 'citizen', accountId: uid, displayName: nick_name, ...rest }
}
const uploads = async (actor: CitizenActor, count: number, more: object = {}) =>
  Promise.all(
    Array.from(
      { length: count },
      async () => (await buildUpload(db, { uploader_uid: actor.accountId, ...more })).aid
    )
  )
const write = (fn: (trx: Trx) => Promise<void>) => inTransaction(db, fn)
const aidsOf = async (tid: number, contentId: number, sight: Sight = 'public') =>
  (await listAttachments(db, { tids: [tid] }, { keys, now, sight }))
    .ofContent(contentId)
    .map(({ aid }) => aid)

async function written() {
  const actor = await person()
  const message = await buildMessage(db, { author_uid: actor.accountId })
  return { actor, message, target: { tid: message.tid, contentItemId: message.contentId } }
}

describe('attaching uploads to a text', () => {
  it('takes the actor’s own uploads, each for one text only', async () => {
    const { actor, target } = await written()
    const aids = await uploads(actor, 2)
    await write(trx => attachToContent(trx, actor, aids, target))
    expect((await aidsOf(target.tid, target.contentItemId)).toSorted()).toEqual(aids.toSorted())
    const other = await written()
    await expect(write(trx => attachToContent(trx, actor, aids, other.target))).rejects.toMatchObject({
      code: 'ATT0007'
    })
    await write(trx => attachToContent(trx, actor, aids, target))
  })

  it('refuses foreign and deleted uploads, and attaches all or none', async () => {
    const { actor, target } = await written()
    const stranger = await person()
    const [own, foreign, gone] = await Promise.all([
      uploads(actor, 1),
      uploads(stranger, 1),
      uploads(actor, 1, { deleted_at: now })
    ])
    for (const bad of [foreign, gone, [2147483647]])
      await expect(write(trx => attachToContent(trx, actor, [...own, ...bad], target))).rejects.toMatchObject(
        { code: 'ATT0007' }
      )
    expect(await aidsOf(target.tid, target.contentItemId)).toEqual([])
  })

  it('refuses more than the site allows, counting the present ones', async () => {
    const { actor, target } = await written()
    await setParameter(db, 'attachment.max', 3)
    const [first, more] = [await uploads(actor, 2), await uploads(actor, 2)]
    await write(trx => attachToContent(trx, actor, first, target))
    await expect(write(trx => attachToContent(trx, actor, more, target))).rejects.toMatchObject({
      code: 'ATT0004'
    })
    await write(trx => attachToContent(trx, actor, more.slice(1), target))
    await setParameter(db, 'attachment.max', 9)
  })

  it('gives an upload to one of two texts that ask at the same time', async () => {
    const actor = await person()
    const [one, two] = [
      await buildMessage(db, { author_uid: actor.accountId }),
      await buildMessage(db, { author_uid: actor.accountId })
    ]
    const aids = await uploads(actor, 1)
    const all = await Promise.allSettled(
      [one, two].map(({ tid, contentId }) =>
        write(trx => attachToContent(trx, actor, aids, { tid, contentItemId: contentId }))
      )
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('replaces a list: keeps some, removes some, adds some', async () => {
    const { actor, target } = await written()
    const [first, second] = await uploads(actor, 2)
    if (!first || !second) throw new Error('two uploads')
    await write(trx => attachToContent(trx, actor, [first, second], target))
    const added = await uploads(actor, 1)
    await write(trx => replaceContentAttachments(trx, actor, [second, ...added], target, now))
    expect((await aidsOf(target.tid, target.contentItemId)).toSorted()).toEqual([second, ...added].toSorted())
  })

  it('moves them from a draft to the reply that was made of it, and shows them with both', async () => {
    const clerk = await person()
    const assignment = await buildAssignment(db)
    const aids = await uploads(clerk, 1)
    await write(trx => attachToAssignment(trx, clerk, aids, assignment.tpid))
    const reply = await buildReply(db, { tid: assignment.tid })
    await write(trx =>
      attachToReply(trx, clerk, aids, { tid: assignment.tid, replyId: reply.id, known: aids })
    )
    const lists = await listAttachments(db, { tids: [assignment.tid] }, { keys, now, sight: 'public' })
    expect(lists.ofReply(reply.id).map(({ aid }) => aid)).toEqual(aids)
    const actor = { kind: 'visitor', accountId: null, group: null, permissions: new Set<string>() } as const
    const staff = await listStaffAttachments(
      db,
      { tids: [assignment.tid], tpids: [assignment.tpid] },
      { keys, now, actor }
    )
    expect(staff.ofAssignment(assignment.tpid).map(({ aid }) => aid)).toEqual(aids)
    expect(staff.ofReply(reply.id)).toHaveLength(1)
  })

  it('moves them up a chain of assignments with the answer', async () => {
    const clerk = await person()
    const upper = await buildAssignment(db)
    const lower = await buildAssignment(db, {
      tid: upper.tid,
      giver_group_id: upper.holder_group_id ?? 0,
      parent_tpid: upper.tpid
    })
    const aids = await uploads(clerk, 1)
    await write(trx => attachToAssignment(trx, clerk, aids, lower.tpid))
    await write(trx => moveAssignmentAttachments(trx, lower.tpid, upper.tpid))
    const actor = { kind: 'visitor', accountId: null, group: null, permissions: new Set<string>() } as const
    const lists = await listStaffAttachments(db, { tpids: [upper.tpid, lower.tpid] }, { keys, now, actor })
    expect(lists.ofAssignment(upper.tpid)).toHaveLength(1)
    expect(lists.ofAssignment(lower.tpid)).toEqual([])
  })

  it('shows the public, the author and staff only what each may see', async () => {
    const { actor, message, target } = await written()
    const reply = await buildReply(db, { tid: message.tid })
    const [open, hidden, own] = [
      await uploads(actor, 1),
      await uploads(actor, 1, { hidden_by_group: true }),
      await uploads(actor, 1, { is_public: false })
    ]
    await write(trx => attachToContent(trx, actor, [...open, ...hidden, ...own], target))
    const [answer, inner] = [await uploads(actor, 1), await uploads(actor, 1, { is_public: false })]
    await write(trx =>
      attachToReply(trx, actor, [...answer, ...inner], { tid: message.tid, replyId: reply.id })
    )
    expect(await aidsOf(message.tid, message.contentId)).toEqual(open)
    expect(await aidsOf(message.tid, message.contentId, { authorUid: actor.accountId })).toEqual([
      ...open,
      ...hidden,
      ...own
    ])
    expect(await aidsOf(message.tid, message.contentId, { authorUid: actor.accountId + 1 })).toEqual(open)
    const replies = async (sight: Sight) =>
      (await listAttachments(db, { tids: [message.tid] }, { keys, now, sight }))
        .ofReply(reply.id)
        .map(({ aid }) => aid)
    expect(await replies('public')).toEqual(answer)
    expect(await replies({ authorUid: actor.accountId })).toEqual(answer)
    expect(await replies('staff')).toEqual([...answer, ...inner])
    await db.updateTable('message').set({ is_public: false }).where('tid', '=', message.tid).execute()
    expect(await aidsOf(message.tid, message.contentId)).toEqual([])
    expect(await replies({ authorUid: actor.accountId })).toEqual(answer)
  })
})
