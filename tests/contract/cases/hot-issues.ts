/** Cases of hot issues: reading them, taking messages out, dismissing, publishing. */
import { maxId } from '@board/schemas/facts/formats'
import { buildIssue, buildTopic } from '../../support/builders/builders.ts'
import { type Case, when } from '../support/case.ts'
import { approved } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

/** Builds an issue with a message of the city. */
async function found(stage: Stage, state: 0 | 1 = 0) {
  const { tid } = await approved(stage)
  return { tid, ...(await buildIssue(stage.db, { tids: [tid], state, at: stage.clock.now() })) }
}

/** Builds an issue that also has a message of a group that has nothing to do with the city. */
async function shared(stage: Stage) {
  const { tid } = await approved(stage)
  const { world, db, clock } = stage
  const other = await approved(stage)
  await db
    .updateTable('message')
    .set({ group_id: world.groups.stranger })
    .where('tid', '=', other.tid)
    .execute()
  return await buildIssue(db, { tids: [tid, other.tid], at: clock.now() })
}

const keys = ({ id, version }: { id: number; version: number }) => ({ body: { id, version } })
const published = {
  publicTitle: '望湖花园电梯停运',
  publicText: '近三周，多位业主反映望湖花园电梯停运，老人出行困难。',
  progress: '街道已约谈物业，电梯本周开始维修。'
}

export const issueCases: readonly Case[] = [
  when('listHotIssues', 'done', 'city', async stage => {
    await found(stage)
    return {}
  }),
  when('listHotIssues', 'GEN0403', 'citizen', () => ({}), 'by a citizen'),
  when('getHotIssue', 'done', 'city', async stage => ({ query: { id: (await found(stage)).id } })),
  when('getHotIssue', 'GEN0403', 'citizen', () => ({ query: { id: maxId } }), 'by a citizen'),
  when('getHotIssue', 'GEN0404', 'city', () => ({ query: { id: maxId } }), 'that does not exist'),
  when('removeHotMember', 'done', 'city', async stage => {
    const { id, tid } = await found(stage)
    return { body: { id, tid } }
  }),
  when('removeHotMember', 'GEN0403', 'citizen', () => ({ body: { id: maxId, tid: maxId } }), 'by a citizen'),
  when(
    'removeHotMember',
    'GEN0404',
    'city',
    async stage => ({ body: { id: (await found(stage)).id, tid: maxId } }),
    'of a message that is not in it'
  ),
  when('dismissHotIssue', 'done', 'city', async stage => keys(await found(stage))),
  when('dismissHotIssue', 'GEN0403', 'citizen', () => keys({ id: maxId, version: 1 }), 'by a citizen'),
  when('dismissHotIssue', 'GEN0404', 'city', () => keys({ id: maxId, version: 1 }), 'that does not exist'),
  when(
    'dismissHotIssue',
    'GEN0409',
    'city',
    async stage => keys({ ...(await found(stage)), version: 9 }),
    'that was changed'
  ),
  when('dismissHotIssue', 'ISS0001', 'city', async stage => keys(await found(stage, 1)), 'a second time'),
  when(
    'dismissHotIssue',
    'ISS0002',
    'city',
    async stage => keys(await shared(stage)),
    'with messages of others'
  ),
  when('publishHotIssue', 'done', 'editor', async stage => {
    const { id, version } = await found(stage)
    return { body: { id, version, ...published } }
  }),
  when(
    'publishHotIssue',
    'GEN0404',
    'editor',
    () => ({ body: { id: maxId, version: 1, ...published } }),
    'that does not exist'
  ),
  when(
    'publishHotIssue',
    'GEN0409',
    'editor',
    async stage => ({ body: { id: (await found(stage)).id, version: 9, ...published } }),
    'that was changed'
  ),
  when(
    'publishHotIssue',
    'ISS0001',
    'editor',
    async stage => {
      const { id, version } = await found(stage, 1)
      return { body: { id, version, ...published } }
    },
    'that was dismissed'
  ),
  when('listHotIssues', 'done', 'editor', () => ({ query: { state: 1 } }), 'of those that were dismissed'),
  when('restoreHotIssue', 'done', 'city', async stage => keys(await found(stage, 1))),
  when('restoreHotIssue', 'GEN0403', 'citizen', () => keys({ id: maxId, version: 1 }), 'by a citizen'),
  when('restoreHotIssue', 'GEN0404', 'city', () => keys({ id: maxId, version: 1 }), 'that does not exist'),
  when(
    'restoreHotIssue',
    'GEN0409',
    'city',
    async stage => keys({ ...(await found(stage, 1)), version: 9 }),
    'that was changed'
  ),
  when(
    'restoreHotIssue',
    'ISS0002',
    'city',
    async stage => keys(await shared(stage)),
    'with messages of others'
  ),
  when(
    'restoreHotIssue',
    'ISS0003',
    'city',
    async stage => keys(await found(stage)),
    'that was not dismissed'
  ),
  when('setIssueTopic', 'done', 'editor', async stage => {
    const { id } = await found(stage)
    return { body: { id, topicId: await buildTopic(stage.db, `专题${id}`) } }
  }),
  when(
    'setIssueTopic',
    'GEN0404',
    'editor',
    () => ({ body: { id: maxId, topicId: 1 } }),
    'that does not exist'
  ),
  when(
    'setIssueTopic',
    'ISS0001',
    'editor',
    async stage => ({ body: { id: (await found(stage, 1)).id, topicId: 1 } }),
    'that was dismissed'
  ),
  when('listPublicIssues', 'done', 'visitor', async stage => {
    const { id, version } = await found(stage)
    await stage.call('editor', 'publishHotIssue', { body: { id, version, ...published } })
    return {}
  })
]
