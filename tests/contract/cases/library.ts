/** Cases of the case library: proposals, the shipped process, and the public pages. */
import type { OperationId } from '@board/generated/calls'
import { maxId } from '@board/schemas/facts/formats'
import { sql } from 'kysely'
import type { Input } from '../../../client/types.ts'
import { caseTexts, decided } from '../../support/builders/library.ts'
import { held } from '../../support/builders/workflow.ts'
import { type ClientCase, type Expected, when } from '../support/case.ts'
import { approved, replied, uploaded } from '../support/scenes.ts'
import { nobodysProcess, reshipped, shipped } from '../support/shipped.ts'
import type { Caller, Stage } from '../support/stage.ts'

const key = 'caseApproval'
const day = 86_400

type Scene<Made> = (stage: Stage) => Promise<Made>
interface Versioned {
  id: number
  version: number
}

const worthy: Scene<{ tid: number }> = async stage => {
  await shipped(stage, key)
  return await replied(stage)
}

const drafted: Scene<Versioned> = async stage => {
  const { tid } = await worthy(stage)
  return await stage.call('city', 'draftCase', { body: { tid, ...caseTexts } })
}
const begun: Scene<Versioned> = async stage => {
  const { tid } = await worthy(stage)
  return await stage.call('city', 'draftCase', { body: { tid, title: caseTexts.title } })
}
const proposed = async (stage: Stage) => {
  const { tid } = await worthy(stage)
  return await stage.call('city', 'proposeCase', { body: { tid, ...caseTexts } })
}
const published: Scene<Versioned> = async stage => {
  const { id, processInstanceId } = await proposed(stage)
  await decided(await stage.client('editor'), processInstanceId, 'completeTask')
  return await stage.call('city', 'getStaffCase', { query: { id } })
}
const takenDown: Scene<Versioned> = async stage => {
  const { id, version } = await published(stage)
  return await stage.call('editor', 'takeDownCase', { body: { id, version, reason: '数据待核实' } })
}

/** Builds a drafted case whose message is then disputed. */
const disputed: Scene<Versioned> = async stage => {
  const made = await drafted(stage)
  const { tid } = await stage.call('city', 'getStaffCase', { query: { id: made.id } })
  await stage.db.updateTable('message').set({ recheck_open: true }).where('tid', '=', tid).execute()
  return made
}

/** Starts an instance about a case by hand. */
const byHand = async (stage: Stage, id: number) => {
  await sql`insert into workflow_instance (definition_id, key, business_key, started_by, started_at)
    select d.id, d.key, ${String(id)}, (select min(uid) from account), now()
    from workflow_definition d where d.key = ${key} order by d.number desc limit 1`.execute(stage.db)
}

/** Builds a message that can be proposed, and starts the process of the next case by hand before that case exists. */
const expectedByHand: Scene<{ tid: number }> = async stage => {
  const made = await worthy(stage)
  const { rows } = await sql<{ next: number }>`
    select case when is_called then last_value + 1 else last_value end::integer as next
    from library_case_id_seq`.execute(stage.db)
  await byHand(stage, rows[0]?.next ?? 1)
  return made
}

/** Grades a message low. */
const gradeLow = async (stage: Stage, tid: number) => {
  const grade = { tid, round: 1, resolution: 1, speed: 1, manner: 1, created_at: stage.clock.now() }
  await stage.db.insertInto('grade').values(grade).execute()
}
const gradedLow: Scene<{ tid: number }> = async stage => {
  const made = await worthy(stage)
  await gradeLow(stage, made.tid)
  return made
}
const draftedOfLow: Scene<Versioned> = async stage => {
  const { tid } = await gradedLow(stage)
  return await stage.call('city', 'draftCase', { body: { tid, ...caseTexts } })
}
/** Builds the first task of a returned case whose message was graded low meanwhile. */
const returnedOfLow = async (stage: Stage): Promise<number> => {
  const { id, processInstanceId } = await proposed(stage)
  await decided(await stage.client('editor'), processInstanceId, 'backToFirst')
  const { tid } = await stage.call('city', 'getStaffCase', { query: { id } })
  await gradeLow(stage, tid)
  return await held(await stage.client('city'), processInstanceId ?? 0)
}

const made = (
  operation: 'proposeCase' | 'draftCase',
  expected: Expected,
  what: string,
  {
    scene = worthy as Scene<{ tid: number }>,
    caller = 'city' as Caller,
    more = async (_: Stage): Promise<object> => ({})
  } = {}
) =>
  when(
    operation,
    expected,
    caller,
    async stage => {
      const { tid } = await scene(stage)
      return { body: { tid, ...caseTexts, ...(await more(stage)) } }
    },
    what
  )

const others = { caller: 'stranger' as Caller }
const threeFiles = async (stage: Stage) => ({
  aids: await Promise.all([1, 2, 3].map(async () => (await uploaded(stage, 'city')).aid))
})
const noFile = async () => ({ aids: [maxId] })
const changedProcess =
  (change: Parameters<typeof reshipped>[2]): Scene<{ tid: number }> =>
  async stage => {
    const message = await replied(stage)
    await reshipped(stage, key, change)
    return message
  }

const beginning: ClientCase[] = (['proposeCase', 'draftCase'] as const).flatMap(operation => [
  made(operation, 'done', ''),
  made(operation, 'GEN0404', 'of another group’s message', others),
  made(operation, 'CAS0001', 'a second time', {
    scene: async stage =>
      await stage.call('city', 'getStaffCase', { query: { id: (await drafted(stage)).id } })
  }),
  made(operation, 'CAS0002', 'of a message without a reply', { scene: approved }),
  made(operation, 'ATT0004', 'with too many pictures', { more: threeFiles }),
  made(operation, 'ATT0007', 'with a picture of another account', { more: noFile })
])

/** Makes the case of a call on a library case, with the version that the caller has read. */
const on = <Id extends 'changeCase' | 'submitCase' | 'withdrawCase' | 'takeDownCase' | 'restoreCase'>(
  operation: Id,
  expected: Expected,
  what: string,
  scene: Scene<Versioned>,
  {
    caller = (operation === 'takeDownCase' || operation === 'restoreCase' ? 'editor' : 'city') as Caller,
    more = async (_: Stage): Promise<object> => ({})
  } = {}
) =>
  when(
    operation,
    expected,
    caller,
    async stage => {
      const { id, version } = await scene(stage)
      const needed = operation === 'takeDownCase' ? { reason: '数据待核实' } : {}
      return { body: { id, version, ...needed, ...(await more(stage)) } } as unknown as Input<Id>
    },
    what
  )

const older = { more: async () => ({ version: 99 }) }

/** The calls that share these codes, each with a scene that allows it and one that does not. */
const acts = [
  ['changeCase', drafted, published],
  ['submitCase', drafted, proposed],
  ['withdrawCase', proposed, published],
  ['takeDownCase', published, drafted],
  ['restoreCase', takenDown, published]
] as const

const acting: ClientCase[] = acts.flatMap(([operation, fitting, unfit]) => [
  on(operation, 'done', '', fitting),
  on(operation, 'GEN0404', 'of a case that does not exist', async () => ({ id: maxId, version: 1 })),
  on(operation, 'GEN0409', 'with another version', fitting, older),
  on(operation, 'CAS0003', 'in another state', unfit)
])

const afterReshipping =
  (change: Parameters<typeof reshipped>[2]): Scene<Versioned> =>
  async stage => {
    const found = await drafted(stage)
    await reshipped(stage, key, change)
    return found
  }
const startedByHand: Scene<Versioned> = async stage => {
  const found = await drafted(stage)
  await byHand(stage, found.id)
  return found
}

const lists = [
  ['pageCases', 'caseCount', 'getStaffCase', 'city'],
  ['pageEditorCases', 'editorCaseCount', 'getEditorCase', 'editor']
] as const

const backwards = { body: { startTime: 2 * day, endTime: day } }

const listing: ClientCase[] = lists.flatMap(([page, count, content, caller]) => [
  when(page, 'done', caller, async stage => {
    await proposed(stage)
    return { body: { display: 3, keywords: '坑洼', domainIds: [1], startTime: 0, page: 1, rows: 10 } }
  }),
  when(page, 'MSG0010', caller, () => backwards, 'with an end before its start'),
  when(page, 'MSG0011', caller, () => ({ body: { page: 1002 } }), 'beyond 10,000 rows'),
  when(count, 'done', caller, () => ({ body: {} })),
  when(count, 'MSG0010', caller, () => backwards, 'with an end before its start'),
  when(content, 'done', caller, async stage => ({ query: { id: (await published(stage)).id } })),
  when(content, 'GEN0404', caller, () => ({ query: { id: maxId } }))
])

export const libraryCases: readonly ClientCase<OperationId>[] = [
  ...beginning,
  made('proposeCase', 'CAS0004', 'with only white space', {
    more: async () => ({ result: ' '.repeat(12) })
  }),
  made('proposeCase', 'CAS0005', 'of a message that was graded low', { scene: gradedLow }),
  made('proposeCase', 'WFL0001', 'without the process', { scene: changedProcess({ key: 'away' }) }),
  made('proposeCase', 'WFL0003', 'that was proposed by hand', { scene: expectedByHand }),
  made('proposeCase', 'WFL0012', 'with a process that nobody can decide', {
    scene: changedProcess({ xml: nobodysProcess(key) })
  }),
  made('proposeCase', 'WFL0016', 'while the process is suspended', { scene: changedProcess({ status: 0 }) }),
  ...acting,
  on('changeCase', 'ATT0004', 'with too many pictures', drafted, { more: threeFiles }),
  on('changeCase', 'ATT0007', 'with a picture of another account', drafted, { more: noFile }),
  on('submitCase', 'CAS0002', 'of a message under recheck', disputed),
  on('submitCase', 'CAS0004', 'that is not complete', begun),
  on('submitCase', 'CAS0005', 'of a message that was graded low', draftedOfLow),
  when(
    'completeTask',
    'CAS0005',
    'city',
    async stage => ({ body: { taskId: await returnedOfLow(stage), comment: '已核对' } }),
    'of a case whose message was graded low'
  ),
  on('submitCase', 'WFL0001', 'without the process', afterReshipping({ key: 'gone' })),
  on('submitCase', 'WFL0003', 'that was handed in by hand', startedByHand),
  on(
    'submitCase',
    'WFL0012',
    'with a process that nobody can decide',
    afterReshipping({ xml: nobodysProcess(key) })
  ),
  on('submitCase', 'WFL0016', 'while the process is suspended', afterReshipping({ status: 0 })),
  ...listing,
  when('listCases', 'done', 'visitor', async stage => {
    await published(stage)
    return { query: { domainId: 1, typeId: 2, keywords: '坑洼', page: 1, rows: 10 } }
  }),
  when('listCases', 'MSG0011', 'visitor', () => ({ query: { page: 1002 } }), 'beyond 10,000 rows'),
  when('getCase', 'done', 'visitor', async stage => ({ query: { id: (await published(stage)).id } })),
  when('getCase', 'GEN0404', 'visitor', async stage => ({ query: { id: (await proposed(stage)).id } }))
]
