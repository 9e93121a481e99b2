/** Cases of the refusals by the rules of institutions, forums, topics and the accounts of institutions. Decision 0035. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId, specialCampaign } from '@board/schemas/facts/formats'
import {
  buildAccount,
  buildAssignment,
  buildForum,
  buildGroup,
  buildMessage
} from '../../support/builders/builders.ts'
import { beginHandover, buildManyMessages } from '../../support/builders/handovers.ts'
import { buildSecondFactor } from '../../support/builders/second-factor.ts'
import { buildLogin } from '../../support/logs.ts'
import { type Case, type ClientCase, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

let last = 0
const name = (what: string) => `第${++last}${what}`

type Given = (stage: Stage) => Promise<object> | object

const no = (operation: OperationId, code: ErrorCode, what: string, input: Given): ClientCase =>
  when(operation, code, 'editor', input as never, what)

const change = (id: number, body: object) => ({ params: { id }, body: { version: 1, ...body } })

/** Makes the cases of both ways to delete. */
const noDelete = (
  entity: 'Institution' | 'InstitutionAccount' | 'Forum' | 'Topic',
  code: ErrorCode,
  what: string,
  idOf: (stage: Stage) => Promise<number> | number
): Case[] => [
  no(`sys${entity}Delete`, code, what, async stage => ({ params: { id: await idOf(stage) } })),
  no(`sys${entity}DeleteMany`, code, `${what}, of several`, async stage => ({
    body: { ids: [await idOf(stage)] }
  }))
]

const group = (stage: Stage, given: object = {}) => buildGroup(stage.db, { name: name('所'), ...given })
const below = async (stage: Stage, given: object = {}) =>
  group(stage, { parent_id: (await group(stage)).id, ...given })
const closedGroup = (stage: Stage) => group(stage, { status: 0 })
const newGroup = (more: object = {}) => ({ body: { name: name('处'), organization: 1 as const, ...more } })

/** Makes the case of closing a group that still has open work, which is refused. */
const open = (code: ErrorCode, what: string, leave: (stage: Stage, id: number) => Promise<unknown>) =>
  no('sysInstitutionUpdate', code, what, async stage => {
    const { id } = await group(stage)
    await leave(stage, id)
    return change(id, { status: 0 })
  })

const institutions: Case[] = [
  no('sysInstitutionCreate', 'ENT0200', 'of a name that its neighbour has', async stage => {
    const { name: taken, parent_id: parentId } = await below(stage)
    return newGroup({ name: taken, parentId })
  }),
  no('sysInstitutionUpdate', 'ENT0200', 'to a name that its neighbour has', async stage => {
    const { id, parent_id } = await below(stage)
    const { name: taken } = await group(stage, { parent_id })
    return change(id, { name: taken })
  }),
  no('sysInstitutionUpdate', 'ENT0201', 'to stand below itself', async stage => {
    const { id, parent_id } = await below(stage)
    return change(parent_id ?? 0, { parentId: id })
  }),
  no('sysInstitutionCreate', 'ENT0202', 'of a congress below a local one', async stage =>
    newGroup({ organization: 5, parentId: (await group(stage)).id })
  ),
  no('sysInstitutionUpdate', 'ENT0202', 'to stand below another kind', async stage =>
    change((await group(stage)).id, { parentId: (await group(stage, { organization: 3 })).id })
  ),
  no('sysInstitutionCreate', 'ENT0203', 'below a closed one', async stage =>
    newGroup({ parentId: (await closedGroup(stage)).id })
  ),
  no('sysInstitutionUpdate', 'ENT0203', 'to stand below a closed one', async stage =>
    change((await group(stage)).id, { parentId: (await closedGroup(stage)).id })
  ),
  no('sysInstitutionUpdate', 'ENT0204', 'to another kind, with a forum', async stage => {
    const { id } = await group(stage)
    await buildForum(stage.db, { group_id: id })
    return change(id, { organization: 3 })
  }),
  no('sysInstitutionUpdate', 'ENT0205', 'to leave a superior that has assigned to it', async stage => {
    const { id, parent_id } = await below(stage)
    await buildAssignment(stage.db, { giver_group_id: parent_id ?? 0, holder_group_id: id })
    return change(id, { parentId: null })
  }),
  open('ENT0206', 'to be closed above an open one', (stage, parent_id) => group(stage, { parent_id })),
  open('ENT0207', 'to be closed with an open forum', ({ db }, group_id) => buildForum(db, { group_id })),
  open('ENT0208', 'to be closed with an assignment', ({ db }, holder_group_id) =>
    buildAssignment(db, { holder_group_id })
  ),
  open('ENT0209', 'to be closed with a message to answer', async ({ db }, group_id) => {
    const { fid } = await buildForum(db, { group_id, status: 0 })
    await buildMessage(db, { fid })
  }),
  open('ENT0210', 'to be closed with a delivery under way', async ({ db, clock }, to_group_id) => {
    const { tid, group_id } = await buildMessage(db, { state: 2 })
    const asked = { tid, group_id, to_group_id, reason: '请阅', created_at: clock.now() }
    await db.insertInto('delivery').values(asked).execute()
  }),
  open('ENT0234', 'to be closed while messages of it go to another', async ({ db }, group_id) => {
    const { fid } = await buildForum(db, { group_id })
    await buildManyMessages(db, fid, 2)
    await beginHandover(db, fid, (await buildGroup(db)).id, 1)
  }),
  ...noDelete('Institution', 'ENT0211', 'with a forum', async ({ db }) => (await buildForum(db)).group_id)
]

const forum = (stage: Stage, given: object = {}) => buildForum(stage.db, { name: name('信箱'), ...given })
const newForum = async (stage: Stage, more: object = {}) => ({
  body: { name: name('版'), groupId: (await group(stage)).id, ...more }
})

/** Refused values of new forums and of existing ones. */
const forumValues: readonly [ErrorCode, string, Given][] = [
  ['ENT0220', 'of a name that is taken', async stage => ({ name: (await forum(stage)).name })],
  [
    'ENT0222',
    'below one of another kind',
    async stage => ({ parentId: (await forum(stage, { organization: 5 })).fid })
  ],
  ['ENT0223', 'of a closed institution', async stage => ({ groupId: (await closedGroup(stage)).id })],
  ['ENT0224', 'of a channel', async stage => ({ groupId: (await group(stage, { organization: 4 })).id })]
]

const special = async ({ db }: Stage) => {
  const { fid } = specialCampaign
  const known = await db.selectFrom('forum').select('fid').where('fid', '=', fid).executeTakeFirst()
  if (!known) await buildForum(db, { fid })
  return fid
}

const forums: Case[] = [
  ...forumValues.flatMap(([code, what, given]) => [
    no('sysForumCreate', code, what, async stage => newForum(stage, await given(stage))),
    no('sysForumUpdate', code, what, async stage => change((await forum(stage)).fid, await given(stage)))
  ]),
  no('sysForumUpdate', 'ENT0221', 'to stand below itself', async stage => {
    const { fid } = await forum(stage)
    return change(fid, { parentId: (await forum(stage, { parent_fid: fid })).fid })
  }),
  no('sysForumUpdate', 'ENT0225', 'to another institution while something is assigned', async stage => {
    const { fid } = await forum(stage)
    await buildAssignment(stage.db, { tid: (await buildMessage(stage.db, { fid })).tid })
    return change(fid, { groupId: (await group(stage)).id })
  }),
  no('sysForumUpdate', 'ENT0233', 'to a third institution while it is being handed over', async stage => {
    const { fid } = await forum(stage)
    for (const _ of [1, 2]) await buildMessage(stage.db, { fid })
    await beginHandover(stage.db, fid, (await group(stage)).id, 1)
    return change(fid, { groupId: (await group(stage)).id })
  }),
  no('sysForumUpdate', 'ENT0226', 'with messages, to a congress', async stage => {
    const { fid } = await forum(stage)
    await buildMessage(stage.db, { fid })
    return change(fid, { groupId: (await group(stage, { organization: 5 })).id })
  }),
  when(
    'sysForumUpdate',
    'done',
    'editor',
    async stage => change((await forum(stage)).fid, { groupId: (await group(stage)).id }),
    'to another institution'
  ),
  ...noDelete('Forum', 'ENT0227', 'with messages', async ({ db }) => (await buildMessage(db)).fid),
  ...noDelete('Forum', 'ENT0228', 'above another', async stage => {
    const { fid } = await forum(stage)
    await forum(stage, { parent_fid: fid })
    return fid
  }),
  ...noDelete('Forum', 'ENT0229', 'of the special campaign', special)
]

const topic = (stage: Stage) => stage.call('editor', 'sysTopicCreate', { body: { name: name('题') } })

const specialTopic = async ({ db }: Stage) => {
  const { topicId: id } = specialCampaign
  const values = { id, name: '专题征集' }
  await db
    .insertInto('topic')
    .values(values)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return id
}

const topics: Case[] = [
  no('sysTopicCreate', 'ENT0230', 'of a name that is taken', async stage => ({
    body: { name: (await topic(stage)).name }
  })),
  no('sysTopicUpdate', 'ENT0230', 'to a name that is taken', async stage =>
    change((await topic(stage)).id, { name: (await topic(stage)).name })
  ),
  no('sysTopicUpdate', 'ENT0232', 'of the special campaign, to be hidden', async stage =>
    change(await specialTopic(stage), { status: 0 })
  ),
  ...noDelete('Topic', 'ENT0231', 'that a message has', async stage => {
    const { id } = await topic(stage)
    await buildMessage(stage.db, { topic_id: id })
    return id
  }),
  ...noDelete('Topic', 'ENT0232', 'of the special campaign', specialTopic)
]

const synonyms = async ({ db }: Stage) => {
  const word = `同义词${++last}`
  const values = { name: word, words: [`${word}甲`] }
  return {
    ...values,
    ...(await db.insertInto('synonym_group').values(values).returning('id').executeTakeFirstOrThrow())
  }
}

const synonymGroups: Case[] = [
  when(
    'sysSynonymGroupCreate',
    'ENT0235',
    'administrator',
    async stage => ({ body: { name: `同义词${++last}`, words: [(await synonyms(stage)).name] } }),
    'with a word of another group'
  ),
  when(
    'sysSynonymGroupUpdate',
    'ENT0235',
    'administrator',
    async stage => change((await synonyms(stage)).id, { words: [(await synonyms(stage)).name] }),
    'to a word of another group'
  )
]

const account = (stage: Stage) => buildAccount(stage.db, { kind: 'institution' })
const newAccount = async (stage: Stage, more: object = {}) => ({
  body: {
    username: `jigou_no_${++last}`,
    nickName: '留言办理员',
    groupId: (await group(stage)).id,
    password: 'Chang-jiang9',
    confirmPassword: 'Chang-jiang9',
    ...more
  }
})

const accountValues: readonly [ErrorCode, string, Given][] = [
  ['ENT0111', 'with a weak password', () => ({ password: 'abcdefgh', confirmPassword: 'abcdefgh' })],
  [
    'ENT0112',
    'with another password the second time',
    () => ({ password: 'Chang-jiang9', confirmPassword: 'Huang-he-2026' })
  ],
  ['ENT0118', 'with a name of digits', () => ({ username: '13000000000' })],
  ['ENT0223', 'of a closed institution', async stage => ({ groupId: (await closedGroup(stage)).id })]
]

const one = async (stage: Stage) => ({ body: { id: (await account(stage)).uid } })
const several = async (stage: Stage) => ({ body: { ids: [(await account(stage)).uid] } })
/** Creates a member of staff, who is neither an institution's account nor a citizen. */
const staff = async (stage: Stage) => (await buildAccount(stage.db, { kind: 'staff' })).uid

const accounts: Case[] = [
  ...accountValues.flatMap(([code, what, given]) => [
    no('sysInstitutionAccountCreate', code, what, async stage => newAccount(stage, await given(stage))),
    no('sysInstitutionAccountUpdate', code, what, async stage =>
      change((await account(stage)).uid, await given(stage))
    )
  ]),
  ...noDelete('InstitutionAccount', 'ENT0117', 'that has signed in', async stage => {
    const { uid } = await account(stage)
    await buildLogin(stage.db, { account_uid: uid })
    return uid
  }),
  no('sysInstitutionAccountGet', 'GEN0404', 'of a member of staff', async stage => ({
    params: { id: await staff(stage) }
  })),
  when('resetInstitutionPassword', 'done', 'editor', one),
  when('resetInstitutionPassword', 'GEN0404', 'editor', async stage => ({
    body: { id: await staff(stage) }
  })),
  when('resetInstitutionPassword', 'ENT0111', 'editor', async stage => {
    const { body } = await one(stage)
    return { body: { ...body, newPassword: 'abcdefgh' } }
  }),
  when('resetInstitutionSecondFactor', 'done', 'editor', async stage => {
    const { body } = await one(stage)
    await buildSecondFactor(stage.db, stage.keys, body.id, stage.clock.now())
    return { body: { ...body, reason: '手机遗失' } }
  }),
  when('resetInstitutionSecondFactor', 'GEN0404', 'editor', async stage => ({
    body: { id: await staff(stage), reason: '手机遗失' }
  })),
  when('resetInstitutionSecondFactor', 'USR0076', 'editor', async stage => {
    const { body } = await one(stage)
    return { body: { ...body, reason: '手机遗失' } }
  }),
  when('unlockInstitutionAccount', 'done', 'editor', one),
  when('unlockInstitutionAccount', 'GEN0404', 'editor', () => ({ body: { id: maxId } })),
  when('enableInstitutionAccounts', 'done', 'editor', several),
  when('enableInstitutionAccounts', 'GEN0404', 'editor', () => ({ body: { ids: [maxId] } })),
  when('disableInstitutionAccounts', 'done', 'editor', several),
  when('disableInstitutionAccounts', 'GEN0404', 'editor', async stage => ({
    body: { ids: [await staff(stage)] }
  }))
]

export const boardRecordCases: readonly Case[] = [
  ...institutions,
  ...forums,
  ...topics,
  ...synonymGroups,
  ...accounts
]
