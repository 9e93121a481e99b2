/** Cases of assigning a message to a subordinate, and of returning it. */
import type { OperationId } from '@board/generated/calls'
import { maxId } from '@board/schemas/facts/formats'
import { type ClientCase, when } from '../support/case.ts'
import {
  accepted,
  answered,
  approved,
  assigned,
  givenOn,
  graded,
  offline,
  replied,
  returnRequested,
  uploaded
} from '../support/scenes.ts'
import { answerTo, type Caller, type Stage } from '../support/stage.ts'

type Ids = { tid: number; tpid: number }

const online = (stage: Stage, { tid, version }: { tid: number; version: number }, change: object = {}) => ({
  body: { tid, version, groupId: stage.world.groups.bureau, ...change }
})
const outside = ({ tid, version }: { tid: number; version: number }, change: object = {}) => ({
  body: { tid, version, unit: '街道办事处', contact: '值班室', ...change }
})

/** The two ways to assign a message, which refuse for the same reasons. */
const giving = [
  ['assignMessage', online],
  [
    'assignOffline',
    (_stage: Stage, message: { tid: number; version: number }, change?: object) => outside(message, change)
  ]
] as const

const givingCases: ClientCase[] = giving.flatMap(([id, input]) => {
  const on = (
    expected: ClientCase['expected'],
    caller: Caller,
    what: string,
    scene: (stage: Stage) => Promise<{ tid: number; version: number }>,
    change: object = {}
  ) =>
    when(
      id as OperationId,
      expected,
      caller,
      async stage => input(stage, await scene(stage), change) as never,
      what
    )
  const congress = (stage: Stage) => approved(stage, { fid: stage.world.forums.congress })
  return [
    on('done', 'city', '', stage => approved(stage)),
    on('MSG0001', 'city', 'of an answered message', stage => replied(stage)),
    on('MSG0007', 'congress', 'by a congress', congress),
    on('ASG0003', 'city', 'a second time', async stage => stage.view((await assigned(stage)).tid)),
    on('ASG0005', 'city', 'with a deadline in the past', stage => approved(stage), { deadlineAt: 1 }),
    on('GEN0409', 'city', 'with another version', stage => approved(stage), { version: 99 }),
    on('GEN0404', 'stranger', 'another group’s message', stage => approved(stage))
  ]
})

const suspicious = (tid: number) => `${answerTo(tid)}请拨打13900000000。`
const reason = '该路段由区公路管理站养护，不属于我局职责范围'

/** One step of an assignment: it succeeds in one scene, is refused in another, and is hidden from a stranger. */
type Step = {
  id: OperationId
  caller: Caller
  from: (stage: Stage) => Promise<Ids>
  /** A scene in which the step comes too late or too early. */
  not: (stage: Stage) => Promise<Ids>
  input?: (ids: Ids) => object
}

const tpidOf = ({ tpid }: Ids): object => ({ tpid })

const steps: readonly Step[] = [
  { id: 'receiveProcess', caller: 'bureau', from: assigned, not: accepted },
  {
    id: 'requestReturn',
    caller: 'bureau',
    from: accepted,
    not: answered,
    input: ({ tpid }) => ({ tpid, reason })
  },
  { id: 'cancelApply', caller: 'bureau', from: returnRequested, not: accepted },
  {
    id: 'refuseApplyCancelProcess',
    caller: 'city',
    from: returnRequested,
    not: accepted,
    input: ({ tpid }) => ({ tpid, reason: '请继续办理' })
  },
  {
    id: 'nagProcess',
    caller: 'city',
    from: accepted,
    not: answered,
    input: ({ tpid }) => ({ tpid, note: '请尽快答复' })
  },
  {
    id: 'cancelProcess',
    caller: 'city',
    from: givenOn,
    not: offline,
    input: ({ tpid }) => ({ tpid, reason: '另有安排' })
  },
  {
    id: 'answerProcess',
    caller: 'bureau',
    from: accepted,
    not: assigned,
    input: ({ tid, tpid }) => ({ tpid, content: answerTo(tid) })
  },
  { id: 'takeBackAnswer', caller: 'bureau', from: answered, not: accepted },
  {
    id: 'adoptAnswer',
    caller: 'city',
    from: answered,
    not: accepted,
    input: ({ tid, tpid }) => ({ tpid, content: answerTo(tid), kind: 'final' })
  },
  {
    id: 'sendBackAnswer',
    caller: 'city',
    from: answered,
    not: accepted,
    input: ({ tpid }) => ({ tpid, reason: '请补充具体完成时间' })
  },
  {
    id: 'recordOfflineResult',
    caller: 'city',
    from: offline,
    not: assigned,
    input: ({ tpid }) => ({ tpid, result: '街道已现场修补，完成验收' })
  }
]

const stepCases: ClientCase[] = steps.flatMap(({ id, caller, from, not, input = tpidOf }) => {
  const on = (expected: ClientCase['expected'], who: Caller, scene: Step['from'], what: string) =>
    when(id, expected, who, async stage => ({ body: input(await scene(stage)) }) as never, what)
  return [
    on('done', caller, from, ''),
    on('ASG0001', caller, not, 'at the wrong time'),
    on('GEN0404', 'stranger', from, 'of other groups'),
    on('GEN0404', caller === 'city' ? 'bureau' : 'city', from, 'by the other group')
  ]
})

const answer = async (stage: Stage, change: (ids: Ids) => object) => {
  const ids = await accepted(stage)
  return { body: { tpid: ids.tpid, content: answerTo(ids.tid), ...change(ids) } }
}
const adoption = async (stage: Stage, change: (ids: Ids) => object) => {
  const ids = await answered(stage)
  return { body: { tpid: ids.tpid, content: answerTo(ids.tid), ...change(ids) } }
}

export const assignmentCases: readonly ClientCase[] = [
  ...givingCases,
  ...stepCases,
  when(
    'assignMessage',
    'ASG0002',
    'city',
    async stage => online(stage, await approved(stage), { groupId: stage.world.groups.stranger }),
    'to a group that is no subordinate'
  ),
  when('proposeUnits', 'done', 'city', async stage => ({ body: { tids: [(await approved(stage)).tid] } })),
  when(
    'requestReturn',
    'ASG0004',
    'bureau',
    async stage => ({ body: { tpid: (await givenOn(stage)).tpid, reason } }),
    'while it is assigned further'
  ),
  when(
    'requestReturn',
    'ASG0006',
    'bureau',
    async stage => ({ body: { tpid: (await accepted(stage)).tpid, reason: '不管' } }),
    'with a reason that is too short'
  ),
  when(
    'nagProcess',
    'ASG0008',
    'city',
    async stage => {
      const { tpid } = await assigned(stage)
      await stage.call('city', 'nagProcess', { body: { tpid } })
      return { body: { tpid } }
    },
    'a second time on a day'
  ),
  when('cancelOfflineProcess', 'done', 'city', async stage => ({
    body: { tid: (await offline(stage)).tid }
  })),
  when(
    'cancelOfflineProcess',
    'ASG0001',
    'city',
    async stage => {
      const { tid, tpid } = await offline(stage)
      await stage.call('city', 'recordOfflineResult', { body: { tpid, result: '街道已现场修补，完成验收' } })
      return { body: { tid } }
    },
    'once its result is recorded'
  ),
  when(
    'cancelOfflineProcess',
    'GEN0404',
    'stranger',
    async stage => ({ body: { tid: (await offline(stage)).tid } }),
    'of other groups'
  ),
  when(
    'answerProcess',
    'MSG0004',
    'bureau',
    stage => answer(stage, () => ({ content: '已处理' })),
    'too short'
  ),
  when(
    'answerProcess',
    'MSG0012',
    'bureau',
    stage => answer(stage, ({ tid }) => ({ content: suspicious(tid) })),
    'with a phone number'
  ),
  when(
    'answerProcess',
    'ATT0007',
    'bureau',
    stage => answer(stage, () => ({ aids: [maxId] })),
    'with a file that no longer exists'
  ),
  when(
    'answerProcess',
    'ATT0004',
    'bureau',
    async stage => {
      const aids: number[] = []
      for (let number = 0; number < 3; number++) aids.push((await uploaded(stage, 'bureau')).aid)
      return answer(stage, () => ({ aids }))
    },
    'with too many files'
  ),
  when(
    'adoptAnswer',
    'MSG0004',
    'city',
    stage => adoption(stage, () => ({ content: '已处理' })),
    'too short'
  ),
  when(
    'adoptAnswer',
    'ASG0007',
    'city',
    stage => adoption(stage, () => ({ seen: 1, kind: 'final' })),
    'in place of a newer draft'
  ),
  when(
    'adoptAnswer',
    'MSG0001',
    'city',
    async stage => {
      const { tid, tpid } = await answered(stage)
      await stage.db.updateTable('message').set({ recheck_open: true }).where('tid', '=', tid).execute()
      return { body: { tpid, content: answerTo(tid), kind: 'final' } }
    },
    'while the message is under recheck'
  ),
  when(
    'adoptAnswer',
    'MSG0013',
    'city',
    async stage => {
      const { tid, version } = await graded(stage)
      const body = { tid, version, groupId: stage.world.groups.bureau }
      const { tpid } = await stage.call('city', 'assignMessage', { body })
      await stage.call('bureau', 'receiveProcess', { body: { tpid } })
      await stage.call('bureau', 'answerProcess', { body: { tpid, content: answerTo(tid) } })
      return { body: { tpid, content: answerTo(tid) } }
    },
    'with the text of the reply that was just published'
  ),
  when(
    'adoptAnswer',
    'ATT0004',
    'city',
    async stage => {
      const { tid, tpid } = await answered(stage)
      for (let number = 0; number < 3; number++) {
        const { aid } = await uploaded(stage, 'bureau')
        await stage.db.updateTable('attachment').set({ tpid }).where('aid', '=', aid).execute()
      }
      return { body: { tpid, content: answerTo(tid), kind: 'final' } }
    },
    'with more files than the present limit of a reply'
  ),
  when(
    'adoptAnswer',
    'MSG0012',
    'city',
    stage => adoption(stage, ({ tid }) => ({ content: suspicious(tid) })),
    'with a phone number'
  )
]
