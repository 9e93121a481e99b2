import { describe, expect, it } from 'vitest'
import { buildMessage, buildReply, buildUpload } from '../../../tests/support/builders/builders.ts'
import { caseTexts, decided } from '../../../tests/support/builders/library.ts'
import { held, openTasks } from '../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { toldOf } from '../../../tests/support/told.ts'
import { deployShipped } from '../../administration/workflow/shipped/deploy.ts'

const board = await testBoard(await testDatabase())
const { db, world, visitor } = board
const clerk = await board.client('city')
const colleague = await board.client('cityToo')
const editor = await board.client('editor')
const admin = await board.client('administrator')
const citizen = await board.client('citizen')
await deployShipped(db, new Date())

const handled = async (more: object = {}) => {
  const author_uid = await board.uid('citizen')
  const message = await buildMessage(db, { fid: world.forums.city, state: 2, author_uid, ...more })
  const reply = await buildReply(db, { tid: message.tid })
  return { ...message, replyId: reply.id }
}
const propose = async (tid: number, more: object = {}) =>
  await clerk.call('proposeCase', { body: { tid, ...caseTexts, ...more } })
const seen = (id: number) => clerk.call('getStaffCase', { query: { id } })
const isPublic = async (id: number) =>
  (await visitor.call('listCases', { query: { rows: 100 } })).list.some(one => one.id === id)
const submit = async (id: number, client = clerk) => {
  const { version } = await seen(id)
  return await client.call('submitCase', { body: { id, version } })
}
const told = (tid: number) => toldOf(db, tid)
const notFound = { code: 'GEN0404', status: 404 }

describe('a case that is proposed', () => {
  it('is published by the end of its process, and by nothing before', async () => {
    const message = await handled()
    const { id, processInstanceId, state } = await propose(message.tid)
    expect(state).toBe('pending')
    expect(await isPublic(id)).toBe(false)
    await decided(editor, processInstanceId, 'completeTask')
    expect(await seen(id)).toMatchObject({ state: 'published', allowedActions: [] })
    const { message: related, ...found } = await visitor.call('getCase', { query: { id } })
    expect(found).toMatchObject({ title: caseTexts.title, measures: caseTexts.measures })
    expect(related).toMatchObject({ tid: message.tid })
    expect(await told(message.tid)).toEqual([
      ['case.published', await board.uid('citizen')],
      ['case.published', world.groups.city]
    ])
  })

  it('shows its message as redacted, and is not there any more once that is taken down or deleted', async () => {
    const { tid } = await handled({ public_subject: '某小区路灯损坏' })
    const { id, processInstanceId } = await propose(tid)
    await decided(editor, processInstanceId, 'completeTask')
    const related = async () => (await visitor.call('getCase', { query: { id } })).message
    expect((await related())?.subject).toBe('某小区路灯损坏')
    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', tid).execute()
    await expect(related()).rejects.toMatchObject({ code: 'GEN0404' })
    expect((await visitor.call('listCases', {})).list.map(one => one.id)).not.toContain(id)
  })

  it('is not published where its message was deleted meanwhile', async () => {
    const { tid } = await handled()
    const { id, processInstanceId } = await propose(tid)
    await db.updateTable('message').set({ audit_state: 4 }).where('tid', '=', tid).execute()
    await decided(editor, processInstanceId, 'completeTask')
    expect((await seen(id)).state).toBe('refused')
  })

  describe('leaves the lists of those who decide once its message is', () => {
    const reason = '经核实内容不实，现予处理'
    const targetOf = async (tid: number) => {
      const { version } = await editor.call('getEditorMessage', { body: { tid } })
      return { tid, version }
    }
    const acts: Readonly<Record<string, (tid: number) => Promise<unknown>>> = {
      'taken down': async tid =>
        await editor.call('takeDownMessage', { body: { ...(await targetOf(tid)), reason } }),
      deleted: async tid => {
        await citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决' } })
        await editor.call('consentDeletion', { body: await targetOf(tid) })
      },
      're-addressed': async tid => {
        const body = { ...(await targetOf(tid)), fid: world.forums.province, reason }
        await editor.call('readdressMessage', { body })
      }
    }

    it.each(Object.entries(acts))('%s, and its institution is told', async (_, act) => {
      const { tid } = await handled()
      const { id, processInstanceId } = await propose(tid)
      expect(await openTasks(editor, processInstanceId ?? 0)).toHaveLength(1)
      await act(tid)
      expect(await openTasks(editor, processInstanceId ?? 0)).toEqual([])
      expect((await told(tid)).filter(([verb]) => verb.startsWith('case.'))).toEqual([
        ['case.lapsed', world.groups.city]
      ])
      const found = await db.selectFrom('library_case').selectAll().where('id', '=', id).executeTakeFirst()
      expect(found).toMatchObject({ state: 'withdrawn', title: caseTexts.title })
    })

    it('taken down while it was sent back, and it may be submitted again after that', async () => {
      const { tid } = await handled()
      const { id, processInstanceId } = await propose(tid)
      await decided(editor, processInstanceId, 'backToFirst', '请补充数据')
      await editor.call('takeDownMessage', { body: { ...(await targetOf(tid)), reason } })
      expect(await openTasks(clerk, processInstanceId ?? 0)).toEqual([])
      await editor.call('restoreMessage', { body: { ...(await targetOf(tid)), reason } })
      expect((await seen(id)).state).toBe('withdrawn')
      const again = await submit(id)
      expect(again.state).toBe('pending')
      expect(again.processInstanceId).not.toBe(processInstanceId)
    })

    it('under recheck it waits, because the message may stay as it is', async () => {
      const { tid } = await handled()
      const { processInstanceId } = await propose(tid)
      await db
        .updateTable('message')
        .set({ state: 3, satisfaction: 1, satisfaction_type: 1 })
        .where('tid', '=', tid)
        .execute()
      const recheck = { matter: 4, channel: 1, reason: '评价与事实不符', proposer: '养护科' } as const
      await clerk.call('requestRecheck', { body: { ...(await targetOf(tid)), ...recheck } })
      expect(await openTasks(editor, processInstanceId ?? 0)).toHaveLength(1)
    })
  })

  it('comes back with a reason, is changed, and goes on in the same process, handed in by a colleague too', async () => {
    const { tid } = await handled()
    const { id, processInstanceId } = await propose(tid)
    await decided(editor, processInstanceId, 'backToFirst', '请补充数据')
    const back = await seen(id)
    expect(back).toMatchObject({ state: 'refused', note: '请补充数据' })
    expect(back.allowedActions).toEqual(['changeCase', 'submitCase', 'withdrawCase'])
    const title = '小区门口道路坑洼三日修复到位'
    await clerk.call('changeCase', { body: { id, version: back.version, title } })
    expect(await submit(id, colleague)).toMatchObject({ state: 'pending', processInstanceId })
    const { variables, record } = await editor.call('getInstance', {
      query: { processInstanceId: processInstanceId ?? 0 }
    })
    // the deciders read the current texts with their labels, and find the message
    expect(record).toEqual({ kind: 'message', id: tid, title })
    expect(variables.find(({ name }) => name === 'title')).toMatchObject({ title: '案例标题', value: title })
    expect(variables.map(({ title }) => title)).toContain('主要做法')
    await decided(editor, processInstanceId, 'completeTask')
    expect(await seen(id)).toMatchObject({ state: 'published', title, note: null })
    expect((await told(tid)).map(([verb]) => verb)).toEqual([
      'case.returned',
      'case.published',
      'case.published'
    ])
    expect((await seen(id)).timeline.map(({ verb }) => verb)).toEqual([
      'case.proposed',
      'case.returned',
      'case.proposed',
      'case.published'
    ])
  })

  it('shows who decides what has changed since it was returned', async () => {
    const { id, processInstanceId } = await propose((await handled()).tid)
    const changed = async (instance: number | null) =>
      (await editor.call('getInstance', { query: { processInstanceId: instance ?? 0 } })).variables
        .filter(({ isChanged }) => isChanged)
        .map(({ name, before, value }) => [name, before, value])
    expect(await changed(processInstanceId), 'at first').toEqual([])
    await decided(editor, processInstanceId, 'backToFirst', '请补充数据')
    const rewrite = async (title: string) =>
      await clerk.call('changeCase', { body: { id, version: (await seen(id)).version, title } })
    await rewrite('小区门口道路修复初稿')
    await rewrite('小区门口道路修复定稿')
    await submit(id)
    expect(await changed(processInstanceId)).toEqual([['title', caseTexts.title, '小区门口道路修复定稿']])
    // a case that was refused for good begins another process
    await decided(editor, processInstanceId, 'endProcess', '不具代表性')
    await rewrite('小区门口道路修复再报')
    const again = await submit(id)
    expect(await changed(again.processInstanceId)).toEqual([
      ['title', '小区门口道路修复定稿', '小区门口道路修复再报']
    ])
  })

  describe('of a message that was graded low', () => {
    const graded = async (...scores: readonly (readonly [number, number, number])[]) => {
      const message = await handled()
      const rows = scores.map(([resolution, speed, manner], index) => ({
        tid: message.tid,
        round: index + 1,
        resolution,
        speed,
        manner,
        created_at: new Date()
      }))
      await db.insertInto('grade').values(rows).execute()
      return message.tid
    }
    const lowGradeReason = '反映的是旧路段，返工后留言人电话确认满意'

    it('needs a reason, which its deciders read beside the grades', async () => {
      const tid = await graded([5, 2, 4])
      const refusal = { code: 'CAS0005', fields: [{ path: 'lowGradeReason' }] }
      await expect(propose(tid)).rejects.toMatchObject(refusal)
      await expect(propose(tid, { lowGradeReason: '  太短  ' })).rejects.toMatchObject(refusal)
      const { id, processInstanceId } = await propose(tid, { lowGradeReason })
      const { variables } = await editor.call('getInstance', {
        query: { processInstanceId: processInstanceId ?? 0 }
      })
      expect(variables.find(({ name }) => name === 'grades')?.value).toBe('5 / 2 / 4')
      expect(variables.find(({ name }) => name === 'lowGradeReason')?.value).toBe(lowGradeReason)
      const read = await editor.call('getEditorCase', { query: { id } })
      expect(read).toMatchObject({ lowGradeReason, grades: [{ gradeSpeed: 2 }] })
    })

    it('is a draft without one, and asks for it when it is handed in, on its page and among the tasks', async () => {
      const tid = await graded([1, 1, 1])
      const { id, version } = await clerk.call('draftCase', { body: { tid, ...caseTexts } })
      await expect(submit(id)).rejects.toMatchObject({ code: 'CAS0005' })
      await clerk.call('changeCase', { body: { id, version, lowGradeReason } })
      const { processInstanceId } = await submit(id)
      await decided(editor, processInstanceId, 'backToFirst', '请补充')
      await clerk.call('changeCase', { body: { id, version: (await seen(id)).version, lowGradeReason: '' } })
      const taskId = await held(clerk, processInstanceId ?? 0)
      const passing = clerk.call('completeTask', { body: { taskId, comment: '已核对' } })
      await expect(passing).rejects.toMatchObject({ code: 'CAS0005' })
    })

    it.each([
      ['a good grade', [[5, 5, 5]]],
      ['an average one', [[3, 3, 3]]],
      [
        'a better second one',
        [
          [1, 1, 1],
          [4, 4, 4]
        ]
      ]
    ] as const)('asks for none after %s', async (_, scores) => {
      expect((await propose(await graded(...scores))).state).toBe('pending')
    })
  })

  it('may be handed in again among one’s tasks as well, but not as another case', async () => {
    const { id, processInstanceId } = await propose((await handled()).tid)
    await decided(editor, processInstanceId, 'backToFirst')
    const taskId = await held(clerk, processInstanceId ?? 0)
    const passing = (variables: Record<string, string>) =>
      clerk.call('completeTask', { body: { taskId, comment: '已核对', variables } })
    await expect(passing({ title: '另一个案例' })).rejects.toMatchObject({ code: 'WFL0023' })
    await passing({})
    expect((await seen(id)).state).toBe('pending')
  })

  it('is refused for good of the process, and may begin another', async () => {
    const { tid } = await handled()
    const { id, processInstanceId } = await propose(tid)
    await decided(editor, processInstanceId, 'endProcess', '不具代表性')
    expect(await seen(id)).toMatchObject({ state: 'refused', note: '不具代表性' })
    const again = await submit(id)
    expect(again.processInstanceId).not.toBe(processInstanceId)
    await decided(editor, again.processInstanceId, 'completeTask')
    expect(await isPublic(id)).toBe(true)
  })

  it('is withdrawn in approval, which ends the process, also when an editor has claimed it', async () => {
    const { tid } = await handled()
    const { id, version, processInstanceId } = await propose(tid)
    const taskId = await held(editor, processInstanceId ?? 0)
    await colleague.call('withdrawCase', { body: { id, version, reason: '数据需复核' } })
    expect((await seen(id)).state).toBe('withdrawn')
    const passing = editor.call('completeTask', { body: { taskId, comment: '同意' } })
    await expect(passing).rejects.toMatchObject({ code: 'WFL0004' })
    expect(await isPublic(id)).toBe(false)
    expect((await submit(id)).state).toBe('pending')
  })

  it('becomes a draft again when an administrator deletes its process', async () => {
    const { id, processInstanceId } = await propose((await handled()).tid)
    await admin.call('deleteInstance', { body: { id: processInstanceId ?? 0, reason: '误启动' } })
    expect(await seen(id)).toMatchObject({ state: 'draft', processInstanceId: null })
  })
})

describe('a draft', () => {
  it('is its institution’s alone, may be incomplete, and says what is missing when it is handed in', async () => {
    const { tid } = await handled()
    const { id, version } = await clerk.call('draftCase', { body: { tid, title: '道路修复' } })
    await expect(editor.call('getEditorCase', { query: { id } })).rejects.toMatchObject(notFound)
    const stranger = await board.client('stranger')
    await expect(stranger.call('getStaffCase', { query: { id } })).rejects.toMatchObject(notFound)
    const submitting = clerk.call('submitCase', { body: { id, version } })
    await expect(submitting).rejects.toMatchObject({
      code: 'CAS0004',
      fields: [{ path: 'summary' }, { path: 'measures' }, { path: 'result' }]
    })
    await clerk.call('changeCase', { body: { id, version, ...caseTexts } })
    expect((await submit(id)).state).toBe('pending')
    expect((await editor.call('getEditorCase', { query: { id } })).title).toBe(caseTexts.title)
  })

  it('is only possible for a public message with a final reply, and is offered there until a case exists', async () => {
    const { tid } = await handled()
    const offered = async () => (await clerk.call('getStaffMessage', { body: { tid } })).allowedActions
    expect(await offered()).toEqual(expect.arrayContaining(['proposeCase', 'draftCase']))
    await propose(tid)
    expect(await offered()).not.toContain('proposeCase')
    for (const unfit of [{ is_public: false }, { recheck_open: true }]) {
      const other = await handled(unfit)
      await expect(propose(other.tid)).rejects.toMatchObject({ code: 'CAS0002' })
    }
  })
})

describe('pictures of a case', () => {
  const png = { mime: 'image/png', width: 8, height: 8, has_thumbnail: true }
  let last = 0
  const picture = async (more: object = {}) => {
    const stored_name = `${String(++last).padStart(20, 'c')}.png`
    const uploader_uid = await board.uid('city')
    return await buildUpload(db, { ...png, stored_name, uploader_uid, ...more })
  }

  it('are uploads of its own and those of the reply, open to all once it is published', async () => {
    const { tid, replyId } = await handled()
    const own = await picture()
    const ofReply = await picture({ tid, reply_id: replyId })
    await picture({ tid, reply_id: replyId, is_public: false })
    const { id, processInstanceId } = await propose(tid, { aids: [own.aid], withReplyPictures: true })
    const before = (await seen(id)).attachments
    expect(before.map(({ aid }) => aid)).toEqual([own.aid, ofReply.aid])
    expect(before[0]?.url).toContain('key=')
    await decided(editor, processInstanceId, 'completeTask')
    const { attachments } = await visitor.call('getCase', { query: { id } })
    expect(attachments.map(({ aid }) => aid)).toEqual([own.aid, ofReply.aid])
    expect(attachments.map(({ url }) => url).join()).not.toContain('key=')
    const { list } = await visitor.call('listCases', { query: { rows: 100 } })
    expect(list.find(one => one.id === id)?.pictureUrl).toContain('.thumb.')
  })

  it('are taken out of it: those of the reply stay there', async () => {
    const { tid, replyId } = await handled()
    const own = await picture()
    const ofReply = await picture({ tid, reply_id: replyId })
    const { id, version } = await clerk.call('draftCase', {
      body: { tid, ...caseTexts, aids: [own.aid, ofReply.aid] }
    })
    expect((await seen(id)).choosable.map(({ aid }) => aid)).toEqual([ofReply.aid])
    await clerk.call('changeCase', { body: { id, version, aids: [] } })
    expect((await seen(id)).attachments).toEqual([])
    const { replies } = await visitor.call('getMessage', { body: { tid } })
    expect(replies[0]?.attachments.map(({ aid }) => aid)).toEqual([ofReply.aid])
  })
})

describe('a published case', () => {
  it('is taken down with a reason that its institution reads, and shown again', async () => {
    const { tid } = await handled()
    const { id, processInstanceId } = await propose(tid)
    await decided(editor, processInstanceId, 'completeTask')
    const { version } = await editor.call('getEditorCase', { query: { id } })
    const down = await editor.call('takeDownCase', { body: { id, version, reason: '数据待核实' } })
    await expect(visitor.call('getCase', { query: { id } })).rejects.toMatchObject(notFound)
    expect(await seen(id)).toMatchObject({ state: 'takenDown', note: '数据待核实', allowedActions: [] })
    await editor.call('restoreCase', { body: { id, version: down.version } })
    expect(await isPublic(id)).toBe(true)
    expect((await told(tid)).slice(2).map(([verb]) => verb)).toEqual(['case.takenDown', 'case.restored'])
  })

  it('stands in the message’s public timeline, its way there in none but its institution’s', async () => {
    const { tid } = await handled()
    const { processInstanceId } = await propose(tid)
    await decided(editor, processInstanceId, 'completeTask', '内部意见')
    const public_ = (await visitor.call('getMessage', { body: { tid } })).timeline
    expect(public_.filter(({ verb }) => verb.startsWith('case.'))).toMatchObject([
      { verb: 'case.published', note: null }
    ])
    const author = (await citizen.call('getMessage', { body: { tid } })).timeline
    expect(author.map(({ verb }) => verb)).not.toContain('case.proposed')
    const staff = (await clerk.call('getStaffMessage', { body: { tid } })).timeline
    expect(staff.map(({ verb }) => verb)).toContain('case.proposed')
  })

  it('is found by words, domain and region', async () => {
    const region = await db
      .insertInto('region')
      .values({ id: 330_000, name: '青川省', type: 'province' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('forum').set({ region_id: region.id }).where('fid', '=', world.forums.city).execute()
    const { id, processInstanceId } = await propose((await handled()).tid, { title: '独此一例的养护' })
    await decided(editor, processInstanceId, 'completeTask')
    const found = async (query: object) =>
      (await visitor.call('listCases', { query: { rows: 100, ...query } })).list.some(one => one.id === id)
    expect(await found({ keywords: '独此一例', domainId: 1, regionId: 330_000 })).toBe(true)
    expect(await found({ keywords: '没有这样的词' })).toBe(false)
    expect(await found({ domainId: 2 })).toBe(false)
    expect(await found({ regionId: 440_000 })).toBe(false)
  })

  it('is found by the message that it grew from', async () => {
    const { tid } = await handled()
    const page = () => clerk.call('pageCases', { body: { tid } })
    expect((await page()).total).toBe(0)
    const { id } = await propose(tid, { title: '由留言找案例' })
    expect((await page()).list.map(one => one.id)).toEqual([id])
    expect((await clerk.call('caseCount', { body: { tid } })).tabs[0]?.count).toBe(1)
  })

  it('is counted in its tab, of its institution and of editors', async () => {
    const { tabs } = await clerk.call('caseCount', { body: {} })
    const { total } = await clerk.call('pageCases', { body: { display: 4 } })
    expect(tabs.find(({ display }) => display === 4)?.count).toBe(total)
    const ofEditors = await editor.call('editorCaseCount', { body: {} })
    expect(ofEditors.tabs.find(({ display }) => display === 4)?.count).toBe(total)
  })
})
