/** Cases of the calls of the institutions that handle a message. */
import type { OperationId } from '@board/generated/calls'
import { maxId } from '@board/schemas/facts/formats'
import { type ClientCase, when } from '../support/case.ts'
import { approved, draftOf, graded, posted, replied, standardText, uploaded } from '../support/scenes.ts'
import { answerTo, explanationOf, type Stage } from '../support/stage.ts'

const day = 86_400

/** Lists with their counts: both take the same filter and give the same refusals. */
const boards = [
  ['pageAns', 'ansCount'],
  ['pageTo', 'toCount'],
  ['pageFrom', 'fromCount']
] as const satisfies readonly (readonly OperationId[])[]

const boardCases: ClientCase[] = boards.flatMap(calls => [
  ...calls.flatMap(id => [
    when(id, 'done', 'city', () => ({ body: { display: 1 } })),
    when(id, 'MSG0008', 'city', () => ({ body: { tids: '12，x' } }), 'with letters among the ids'),
    when(id, 'MSG0009', 'city', () => ({ body: { tids: '2147483648' } }), 'with an id that is too large'),
    when(
      id,
      'MSG0010',
      'city',
      () => ({ body: { startTime: 2 * day, endTime: day } }),
      'with an end before its start'
    )
  ]),
  when(calls[0], 'MSG0011', 'city', () => ({ body: { page: 1002, rows: 10 } }), 'beyond 10,000 rows')
])

/** Cases of the list of all messages below the institution, which has no tabs to count. */
const allCases: ClientCase[] = [
  when('pageAll', 'done', 'province', async stage => {
    await approved(stage)
    return { body: { page: 1, rows: 10 } }
  }),
  when('pageAll', 'MSG0008', 'province', () => ({ body: { tids: '12，x' } }), 'with letters among the ids'),
  when(
    'pageAll',
    'MSG0009',
    'province',
    () => ({ body: { tids: '2147483648' } }),
    'with an id that is too large'
  ),
  when(
    'pageAll',
    'MSG0010',
    'province',
    () => ({ body: { timeSt: 2 * day, timeEd: day } }),
    'with an end before its start'
  ),
  when('pageAll', 'MSG0011', 'province', () => ({ body: { page: 1002, rows: 10 } }), 'beyond 10,000 rows')
]

/** Returns an answer with a phone number, which the detector reports. */
const suspicious = (tid: number) => `${answerTo(tid)}请拨打13900000000。`

/** Returns the city's description of itself, with a version that no other institution has. */
async function saying({ db, world }: Stage) {
  await db.updateTable('org_group').set({ version: 70 }).where('id', '=', world.groups.city).execute()
  return { version: 70, contact: '留言办理岗', phone: '0575-12345', address: '临江市江滨路 1 号', intro: '' }
}

async function tooMany(stage: Stage): Promise<number[]> {
  const aids: number[] = []
  for (let number = 0; number < 3; number++) aids.push((await uploaded(stage, 'city')).aid)
  return aids
}

async function reply(stage: Stage, change: (tid: number) => object = () => ({})) {
  const { tid, version } = await approved(stage)
  return { body: { tid, version, kind: 'final' as const, content: answerTo(tid), ...change(tid) } }
}

async function edit(stage: Stage, change: (tid: number) => object = () => ({})) {
  const { tid } = await replied(stage)
  const [last] = (await stage.view(tid)).replies
  if (!last) throw new Error('The reply is gone')
  return {
    body: { tid, replyId: last.id, version: last.version, content: `${answerTo(tid)}谢谢。`, ...change(tid) }
  }
}

async function explanation(stage: Stage, change: (tid: number) => object = () => ({})) {
  const { tid, version } = await graded(stage)
  return { body: { tid, version, content: explanationOf(tid), ...change(tid) } }
}

const writers = [
  ['replyMessage', reply],
  ['explainMessage', explanation]
] as const

const writingCases: ClientCase[] = writers.flatMap(([id, input]) => {
  const on = (expected: ClientCase['expected'], what: string, change: (tid: number) => object = () => ({})) =>
    when(id as OperationId, expected, 'city', stage => input(stage, change) as never, what)
  return [
    on('done', ''),
    on('done', 'against a finding of the detector, with a reason', tid => ({
      content: suspicious(tid),
      detectorReason: '这是值班电话'
    })),
    on('MSG0004', 'too short', () => ({ content: '已处理' })),
    on('MSG0012', 'with a phone number', tid => ({ content: suspicious(tid) })),
    on('GEN0409', 'with another version', () => ({ version: 99 })),
    when(
      id as OperationId,
      'ASG0007',
      'city',
      async stage => {
        const sent = await input(stage)
        await draftOf(stage, sent.body)
        return sent as never
      },
      'written before a subordinate handed in its draft'
    ),
    when(
      id as OperationId,
      'MSG0013',
      'city',
      async stage => {
        const sent = await input(stage)
        const { version } = await stage.call('city', id, sent as never)
        return { body: { ...sent.body, version } } as never
      },
      'twice in the same words'
    ),
    on('ATT0007', 'with a file that no longer exists', () => ({ aids: [maxId] })),
    when(
      id as OperationId,
      'ATT0004',
      'city',
      async stage => {
        const aids = await tooMany(stage)
        return (await input(stage, () => ({ aids }))) as never
      },
      'with too many files'
    ),
    when(
      id as OperationId,
      'GEN0404',
      'stranger',
      stage => input(stage) as never,
      'to another group’s message'
    )
  ]
})

const congress = async (stage: Stage) => {
  const { tid, version } = await approved(stage, { fid: stage.world.forums.congress })
  return { body: { tid, version, content: explanationOf(tid) } }
}

const at = async (scene: Promise<{ tid: number; version: number }>, content: (tid: number) => string) => {
  const { tid, version } = await scene
  return { tid, version, content: content(tid) }
}

export const institutionCases: readonly ClientCase[] = [
  ...boardCases,
  ...allCases,
  ...writingCases,
  when(
    'replyMessage',
    'MSG0001',
    'city',
    async stage => ({ body: { ...(await at(graded(stage), answerTo)), kind: 'final' } }),
    'once it is graded'
  ),
  when(
    'explainMessage',
    'MSG0001',
    'city',
    async stage => ({ body: await at(approved(stage), explanationOf) }),
    'before a grade'
  ),
  when('explainMessage', 'MSG0007', 'congress', congress, 'as a congress'),
  when('editReply', 'done', 'city', stage => edit(stage)),
  when(
    'editReply',
    'MSG0001',
    'city',
    async stage =>
      edit(stage, () => ({})).then(async input => {
        await stage.call('citizen', 'gradeMessage', {
          body: { tid: input.body.tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 }
        })
        return input
      }),
    'once it is graded'
  ),
  when(
    'editReply',
    'done',
    'city',
    async stage => {
      const { aid } = await uploaded(stage, 'city')
      return edit(stage, () => ({ aids: [aid] }))
    },
    'with an attachment'
  ),
  when(
    'editReply',
    'ATT0004',
    'city',
    async stage => {
      const aids = await tooMany(stage)
      return edit(stage, () => ({ aids }))
    },
    'with too many files'
  ),
  when(
    'editReply',
    'ATT0007',
    'city',
    stage => edit(stage, () => ({ aids: [maxId] })),
    'with a file that no longer exists'
  ),
  when('editReply', 'MSG0004', 'city', stage => edit(stage, () => ({ content: '已处理' })), 'too short'),
  when(
    'editReply',
    'MSG0012',
    'city',
    stage => edit(stage, tid => ({ content: suspicious(tid) })),
    'with a phone number'
  ),
  when('editReply', 'GEN0409', 'city', stage => edit(stage, () => ({ version: 99 })), 'with another version'),
  when(
    'editReply',
    'GEN0404',
    'city',
    stage => edit(stage, () => ({ replyId: maxId })),
    'of a reply that does not exist'
  ),
  when('boardCounts', 'done', 'city', () => ({})),
  when('menuTaskNum', 'done', 'city', () => ({ query: { submenu: 21 } })),
  when('menuTaskNum', 'done', 'city', () => ({}), 'of all'),
  when('getStaffMessage', 'done', 'city', async stage => ({ body: { tid: (await approved(stage)).tid } })),
  when(
    'getStaffMessage',
    'GEN0404',
    'city',
    async stage => ({ body: { tid: (await posted(stage)).tid } }),
    'before it is approved'
  ),
  when('revealAuthorPhone', 'done', 'city', async stage => ({
    body: { tid: (await approved(stage)).tid, reason: '需要电话核实地点' }
  })),
  when('detectAnswer', 'done', 'city', async stage => ({
    body: { tid: (await approved(stage)).tid, content: '请拨打13900000000' }
  })),
  when('notePresence', 'done', 'city', async stage => ({
    body: { tid: (await approved(stage)).tid, doing: 'writing' }
  })),
  when('listSimilarAnswered', 'done', 'city', async stage => ({
    body: { tid: (await approved(stage)).tid }
  })),
  when('listMergeCandidates', 'done', 'city', async stage => ({
    body: { tid: (await approved(stage)).tid }
  })),
  when('getInstitutionInfo', 'done', 'city', () => ({})),
  when('saveInstitutionInfo', 'done', 'city', async stage => ({ body: await saying(stage) })),
  when('saveInstitutionInfo', 'GEN0409', 'city', async stage => ({
    body: { ...(await saying(stage)), version: 69 }
  })),
  when('getForumInstitution', 'done', 'visitor', ({ world }) => ({ query: { fid: world.forums.city } })),
  when(
    'getForumInstitution',
    'GEN0404',
    'visitor',
    () => ({ query: { fid: maxId } }),
    'of a forum that does not exist'
  ),
  when('listSubordinates', 'done', 'city', () => ({})),
  when('listStandardTexts', 'done', 'city', async stage => {
    await standardText(stage)
    return {}
  }),
  when('saveStandardText', 'done', 'city', () => ({
    body: { title: '已转办', content: '您好，您的留言已收悉。' }
  })),
  when(
    'saveStandardText',
    'done',
    'city',
    async stage => ({ body: { id: await standardText(stage), title: '改过', content: '改过的内容' } }),
    'again'
  ),
  when(
    'saveStandardText',
    'GEN0404',
    'stranger',
    async stage => ({ body: { id: await standardText(stage), title: '改过', content: '改过的内容' } }),
    'of another group'
  ),
  when('deleteStandardText', 'done', 'city', async stage => ({ body: { id: await standardText(stage) } })),
  when(
    'deleteStandardText',
    'GEN0404',
    'stranger',
    async stage => ({ body: { id: await standardText(stage) } }),
    'of another group'
  )
]
