/** Cases of the calls of a message's author. */
import { maxId } from '@board/schemas/facts/formats'
import {
  buildAccount,
  buildForum,
  buildRestriction,
  buildSession,
  setParameter
} from '../../support/builders/builders.ts'
import { type Case, type ClientCase, when, whenRaw } from '../support/case.ts'
import { sendRaw } from '../support/raw.ts'
import {
  approved,
  explained,
  graded,
  posted,
  replied,
  returned,
  supplemented,
  uploaded
} from '../support/scenes.ts'
import { badGrade, draft, type Stage } from '../support/stage.ts'

const inCity = (stage: Stage, change: object = {}) => ({
  body: { ...draft, fid: stage.world.forums.city, ...change }
})

/** Uploads three files; the limit is two. */
async function tooMany(stage: Stage): Promise<number[]> {
  const aids: number[] = []
  for (let number = 0; number < 3; number++) aids.push((await uploaded(stage, 'citizen')).aid)
  return aids
}

const gone = [maxId]

async function resubmission(stage: Stage, change: object = {}) {
  return { body: { ...draft, ...(await returned(stage)), ...change } }
}

const supplementOf = async (stage: Stage) => ({ body: { id: (await supplemented(stage)).id } })

const supplement = async (stage: Stage, change: object = {}) => ({
  body: {
    tid: (await approved(stage)).tid,
    content: '站牌旁边还有一处没有修补，晚上很危险，请一并处理。',
    ...change
  }
})

const grading = (tid: number) => ({ body: { tid, ...badGrade, comment: '没有修好', thanksFlag: true } })

/** Makes the case of a restricted citizen, who has an account of their own. */
const restrictedCase = (
  operation: 'postMessage' | 'resubmitMessage' | 'supplementMessage',
  expected: 'USR0044' | 'USR0045',
  what: string
): Case =>
  whenRaw(operation, expected, what, async stage => {
    const { uid } = await buildAccount(stage.db)
    const token = await buildSession(stage.db, uid, stage.clock.now())
    const sent = await sendRaw(stage, 'postMessage', { token, ...inCity(stage) })
    const { resultData } = (await sent.json()) as { resultData: { tid: number; version: number } }
    if (operation === 'resubmitMessage') {
      const back = { ...resultData, reason: '请写明具体路段' }
      Object.assign(resultData, await stage.call('editor', 'returnMessage', { body: back }))
    }
    if (operation === 'supplementMessage') {
      await stage.call('editor', 'approveMessage', { body: { ...resultData, priorityLevel: 2 } })
    }
    const handle_type = expected === 'USR0044' ? 4 : 5
    await buildRestriction(stage.db, { account_uid: uid, handle_type, count_days: 1 })
    const body = {
      postMessage: inCity(stage).body,
      resubmitMessage: { ...draft, ...resultData },
      supplementMessage: { tid: resultData.tid, content: draft.content }
    }
    return sendRaw(stage, operation, { token, body: body[operation] })
  })

const postCases: ClientCase[] = [
  when('postMessage', 'done', 'citizen', stage => inCity(stage)),
  when(
    'postMessage',
    'done',
    'citizen',
    async stage => inCity(stage, { aids: [(await uploaded(stage, 'citizen')).aid] }),
    'with a picture'
  ),
  when(
    'postMessage',
    'GEN0400',
    'citizen',
    stage => inCity(stage, { domainId: 32_767 }),
    'in a domain that no dictionary has'
  ),
  when('postMessage', 'MSG0002', 'citizen', stage => inCity(stage, { content: '太短' }), 'too short'),
  when(
    'postMessage',
    'MSG0003',
    'citizen',
    stage => inCity(stage, { subject: '<b>道路</b>' }),
    'under a title with markup'
  ),
  when(
    'postMessage',
    'MSG0005',
    'citizen',
    stage => inCity(stage, { fid: maxId }),
    'to a forum that does not exist'
  ),
  when(
    'postMessage',
    'FRM0001',
    'citizen',
    async stage => inCity(stage, { fid: (await buildForum(stage.db, { status: 0 })).fid }),
    'to a forum that takes no messages'
  ),
  when(
    'postMessage',
    'ATT0004',
    'citizen',
    async stage => inCity(stage, { aids: await tooMany(stage) }),
    'with too many files'
  ),
  when(
    'postMessage',
    'ATT0007',
    'citizen',
    stage => inCity(stage, { aids: gone }),
    'with a file that no longer exists'
  )
]

/** Makes a case in which the site requires real names. */
const uncertified = (
  operation: 'postMessage' | 'resubmitMessage' | 'supplementMessage',
  input: (stage: Stage) => Promise<{ body: object }>
) =>
  whenRaw(operation, 'SN0011', 'without a certified name', async stage => {
    const { body } = await input(stage)
    await setParameter(stage.db, 'post.certification', true)
    try {
      return await sendRaw(stage, operation, { token: await stage.tokenOf('citizen'), body })
    } finally {
      await setParameter(stage.db, 'post.certification', false)
    }
  })

/** Makes a case in which a parameter of the site has a lower value. */
const limited = (
  operation: 'postMessage' | 'resubmitMessage' | 'gradeMessage',
  code: 'MSG0016' | 'MSG0017',
  parameter: 'remark.max' | 'comment.max',
  input: (stage: Stage) => Promise<{ body: object }>
) =>
  whenRaw(operation, code, 'with more words than the site takes', async stage => {
    const { body } = await input(stage)
    await setParameter(stage.db, parameter, 1)
    try {
      return await sendRaw(stage, operation, { token: await stage.tokenOf('citizen'), body })
    } finally {
      await setParameter(stage.db, parameter, 200)
    }
  })

export const citizenCases: readonly Case[] = [
  ...postCases,
  whenRaw('postMessage', 'MSG0018', 'with the text of an open message', async stage => {
    const token = await stage.tokenOf('citizen')
    const request = { token, ...inCity(stage, { subject: '同一条留言提交了两次' }) }
    await sendRaw(stage, 'postMessage', request)
    await setParameter(stage.db, 'post.sameDays', 7)
    try {
      return await sendRaw(stage, 'postMessage', request)
    } finally {
      await setParameter(stage.db, 'post.sameDays', 0)
    }
  }),
  limited('postMessage', 'MSG0016', 'remark.max', async stage => inCity(stage, { remark: '晚上打电话' })),
  limited('resubmitMessage', 'MSG0016', 'remark.max', stage => resubmission(stage, { remark: '晚上打电话' })),
  limited('gradeMessage', 'MSG0017', 'comment.max', async stage => {
    const { body } = grading((await replied(stage)).tid)
    return { body: { ...body, comment: '谢谢' } }
  }),
  uncertified('postMessage', async stage => inCity(stage)),
  uncertified('resubmitMessage', resubmission),
  uncertified('supplementMessage', supplement),
  restrictedCase('postMessage', 'USR0044', 'muted'),
  restrictedCase('postMessage', 'USR0045', 'above the daily limit'),
  restrictedCase('resubmitMessage', 'USR0044', 'muted'),
  when('resubmitMessage', 'MSG0005', 'citizen', stage => resubmission(stage, { fid: maxId }), 'to no forum'),
  when(
    'resubmitMessage',
    'FRM0001',
    'citizen',
    async stage => resubmission(stage, { fid: (await buildForum(stage.db, { status: 0 })).fid }),
    'to a closed forum'
  ),
  restrictedCase('supplementMessage', 'USR0044', 'muted'),
  when('resubmitMessage', 'done', 'citizen', stage => resubmission(stage)),
  when(
    'resubmitMessage',
    'GEN0400',
    'citizen',
    stage => resubmission(stage, { domainId: 32_767 }),
    'in a domain that no dictionary has'
  ),
  when(
    'resubmitMessage',
    'MSG0001',
    'citizen',
    async stage => ({ body: { ...draft, ...(await approved(stage)) } }),
    'of a message that was not returned'
  ),
  when(
    'resubmitMessage',
    'MSG0002',
    'citizen',
    stage => resubmission(stage, { content: '太短' }),
    'too short'
  ),
  when(
    'resubmitMessage',
    'MSG0003',
    'citizen',
    stage => resubmission(stage, { subject: '路' }),
    'under too short a title'
  ),
  when(
    'resubmitMessage',
    'ATT0004',
    'citizen',
    async stage => resubmission(stage, { aids: await tooMany(stage) }),
    'with too many files'
  ),
  when(
    'resubmitMessage',
    'ATT0007',
    'citizen',
    stage => resubmission(stage, { aids: gone }),
    'with a file that no longer exists'
  ),
  when(
    'resubmitMessage',
    'GEN0409',
    'citizen',
    stage => resubmission(stage, { version: 99 }),
    'with another version'
  ),
  when(
    'resubmitMessage',
    'GEN0404',
    'neighbour',
    stage => resubmission(stage),
    'of another author’s message'
  ),
  when('withdrawMessage', 'done', 'citizen', async stage => ({ body: { tid: (await posted(stage)).tid } })),
  when(
    'withdrawMessage',
    'MSG0001',
    'citizen',
    async stage => ({ body: { tid: (await approved(stage)).tid } }),
    'of an approved message'
  ),
  when(
    'withdrawMessage',
    'GEN0404',
    'neighbour',
    async stage => ({ body: { tid: (await posted(stage)).tid } }),
    'of another author’s message'
  ),
  when('supplementMessage', 'done', 'citizen', stage => supplement(stage)),
  when(
    'supplementMessage',
    'MSG0001',
    'citizen',
    async stage => supplement(stage, { tid: (await posted(stage)).tid }),
    'to a message that is not approved'
  ),
  when(
    'supplementMessage',
    'MSG0002',
    'citizen',
    stage => supplement(stage, { content: '　' }),
    'with only white space'
  ),
  when(
    'supplementMessage',
    'ATT0004',
    'citizen',
    async stage => supplement(stage, { aids: await tooMany(stage) }),
    'with too many files'
  ),
  when(
    'supplementMessage',
    'ATT0007',
    'citizen',
    stage => supplement(stage, { aids: gone }),
    'with a file that no longer exists'
  ),
  when('withdrawSupplement', 'done', 'citizen', stage => supplementOf(stage)),
  when(
    'withdrawSupplement',
    'MSG0001',
    'citizen',
    async stage => {
      const { id } = await supplemented(stage)
      await stage.call('editor', 'approveSupplement', { body: { id } })
      return { body: { id } }
    },
    'of an approved message'
  ),
  when(
    'withdrawSupplement',
    'GEN0404',
    'neighbour',
    stage => supplementOf(stage),
    'of another author’s message'
  ),
  when('gradeMessage', 'done', 'citizen', async stage => grading((await replied(stage)).tid)),
  when(
    'gradeMessage',
    'done',
    'citizen',
    async stage => grading((await explained(stage)).tid),
    'after an explanation'
  ),
  when(
    'gradeMessage',
    'MSG0001',
    'citizen',
    async stage => grading((await graded(stage)).tid),
    'for a second time'
  ),
  when(
    'gradeMessage',
    'GEN0404',
    'neighbour',
    async stage => grading((await replied(stage)).tid),
    'of another author’s message'
  ),
  when('listOwnMessages', 'done', 'citizen', async stage => {
    await posted(stage)
    return { query: { display: 2 } }
  }),
  when('listOwnMessages', 'MSG0011', 'citizen', () => ({ query: { page: 1002 } }), 'beyond 10,000 rows')
]
