/** Cases of notices: reading, sending and withdrawing, and the refusals. */
import { maxId } from '@board/schemas/facts/formats'
import { buildNotice } from '../../support/builders/notices.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

const draft = ({ db }: Stage) => buildNotice(db, { status: 0 })
const sent = ({ db }: Stage) => buildNotice(db)

const body = async (notice: Promise<{ id: number; version: number }>, later = 0) => {
  const { id, version } = await notice
  return { body: { id, version: version + later } }
}

/** Returns the change of a sent notice through the calls of the entity. */
const asRecord = async (stage: Stage) => {
  const { id, version } = await sent(stage)
  return { params: { id }, body: { version, title: '另一个标题' } }
}

export const noticeCases: readonly Case[] = [
  when('listNotices', 'MSG0011', 'visitor', () => ({ query: { page: 1002 } }), 'beyond 10,000 rows'),
  when('listNotices', 'done', 'citizen', async stage => {
    await sent(stage)
    return { query: { page: 1, rows: 10 } }
  }),
  when('getNotice', 'done', 'citizen', async stage => ({ query: { id: (await sent(stage)).id } })),
  when('getNotice', 'GEN0404', 'citizen', async stage => ({ query: { id: (await draft(stage)).id } })),
  when('readNotice', 'done', 'citizen', async stage => ({ body: { id: (await sent(stage)).id } })),
  when('readNotice', 'GEN0404', 'citizen', async stage => ({ body: { id: (await draft(stage)).id } })),
  when('sendNotice', 'done', 'administrator', stage => body(draft(stage))),
  when('sendNotice', 'GEN0404', 'administrator', () => ({ body: { id: maxId, version: 1 } })),
  when('sendNotice', 'GEN0409', 'administrator', stage => body(draft(stage), 1)),
  when('sendNotice', 'NTC0002', 'administrator', stage => body(sent(stage))),
  when('sendNotice', 'NTC0004', 'administrator', ({ db }) =>
    body(buildNotice(db, { status: 0, receiver_type: 1 }))
  ),
  when('withdrawNotice', 'done', 'administrator', stage => body(sent(stage))),
  when('withdrawNotice', 'GEN0404', 'administrator', () => ({ body: { id: maxId, version: 1 } })),
  when('withdrawNotice', 'GEN0409', 'administrator', stage => body(sent(stage), 1)),
  when('withdrawNotice', 'NTC0003', 'administrator', stage => body(draft(stage))),
  when('sysNoticeUpdate', 'NTC0001', 'administrator', asRecord),
  when('sysNoticeDelete', 'NTC0001', 'administrator', async stage => ({
    params: { id: (await sent(stage)).id }
  })),
  when('sysNoticeDeleteMany', 'NTC0001', 'administrator', async stage => ({
    body: { ids: [(await sent(stage)).id] }
  }))
]
