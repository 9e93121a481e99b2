/** Cases of the refusals by the rules of dictionaries, parameters, holidays and regions. */
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { buildGroup, buildMessage } from '../../support/builders/builders.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

let last = 0
const next = () => ++last

/** Returns a dictionary of the world, or creates one. */
async function typeNamed({ db }: Stage, name: string): Promise<{ id: number; version: number }> {
  const found = await db
    .selectFrom('dict_type')
    .select(['id', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (found) return found
  const made = db.insertInto('dict_type').values({ name, label: name }).returning(['id', 'version'])
  return await made.executeTakeFirstOrThrow()
}

const labels = { labelZhCn: '某值', labelZhTw: '某值', labelEnUs: 'A value' }

/** Writes a value of a dictionary into the table, past the rules. */
async function valueIn(stage: Stage, name: string, value: string) {
  const type = await typeNamed(stage, name)
  const words = { label_zh_cn: '某值', label_zh_tw: '某值', label_en_us: 'A value' }
  const row = { type_id: type.id, value, ...words }
  const kept = { remark: '' }
  return await stage.db
    .insertInto('dict_value')
    .values(row)
    .onConflict(conflict => conflict.columns(['type_id', 'value']).doUpdateSet(kept))
    .returning(['id', 'version', 'type_id'])
    .executeTakeFirstOrThrow()
}

const domainId = () => 30_000 + next()

/** Creates a domain that a message uses. */
async function usedDomain(stage: Stage) {
  const id = domainId()
  const made = await valueIn(stage, 'domain', String(id))
  await buildMessage(stage.db, { domain_id: id, fid: stage.world.forums.city })
  return made
}

/** Creates a domain that is the only one to choose while `act` runs. */
async function lastDomain(stage: Stage, act: (made: { id: number; version: number }) => Promise<unknown>) {
  const made = await valueIn(stage, 'domain', String(domainId()))
  const others = stage.db
    .updateTable('dict_value')
    .where('type_id', '=', made.type_id)
    .where('id', '<>', made.id)
  await others.set({ status: 0 }).execute()
  try {
    return await act(made)
  } finally {
    await others.set({ status: 1 }).execute()
  }
}

const fixed = (stage: Stage) => valueIn(stage, 'priority', '1')

const dictionaries: Case[] = [
  when('sysDictTypeUpdate', 'ENT0140', 'administrator', async stage => {
    const { id, version } = await typeNamed(stage, 'priority')
    return { params: { id }, body: { version, type: 'urgency' } }
  }),
  when('sysDictTypeDelete', 'ENT0141', 'administrator', async stage => ({
    params: { id: (await typeNamed(stage, 'priority')).id }
  })),
  when('sysDictTypeDeleteMany', 'ENT0141', 'administrator', async stage => ({
    body: { ids: [(await typeNamed(stage, 'priority')).id] }
  })),
  when('sysDictValueCreate', 'ENT0145', 'administrator', async stage => ({
    body: { typeId: (await typeNamed(stage, 'domain')).id, value: 'roads', ...labels }
  })),
  when('sysDictValueCreate', 'ENT0146', 'administrator', async stage => ({
    body: { typeId: (await typeNamed(stage, 'priority')).id, value: '3', ...labels }
  })),
  when('sysDictValueUpdate', 'ENT0142', 'administrator', async stage => {
    const { id, version } = await fixed(stage)
    return { params: { id }, body: { version, value: '7' } }
  }),
  when('sysDictValueUpdate', 'ENT0143', 'administrator', async stage => {
    const { id, version } = await usedDomain(stage)
    return { params: { id }, body: { version, value: String(domainId()) } }
  }),
  when('sysDictValueUpdate', 'ENT0145', 'administrator', async stage => {
    const { id, version } = await valueIn(stage, 'domain', String(domainId()))
    return { params: { id }, body: { version, value: '40000' } }
  }),
  when('sysDictValueUpdate', 'ENT0146', 'administrator', async stage => {
    const { id, version } = await valueIn(stage, 'ownDictionary', `v${next()}`)
    const { id: typeId } = await typeNamed(stage, 'priority')
    return { params: { id }, body: { version, typeId } }
  }),
  whenRaw('sysDictValueUpdate', 'ENT0144', 'of the last choice', stage =>
    lastDomain(stage, ({ id, version }) =>
      stage.call('administrator', 'sysDictValueUpdate', { params: { id }, body: { version, status: 0 } })
    )
  ),
  whenRaw('sysDictValueDelete', 'ENT0144', 'of the last choice', stage =>
    lastDomain(stage, ({ id }) => stage.call('administrator', 'sysDictValueDelete', { params: { id } }))
  ),
  whenRaw('sysDictValueDeleteMany', 'ENT0144', 'of the last choice', stage =>
    lastDomain(stage, ({ id }) =>
      stage.call('administrator', 'sysDictValueDeleteMany', { body: { ids: [id] } })
    )
  ),
  ...noDelete('DictValue', 'ENT0142', fixed),
  ...noDelete('DictValue', 'ENT0143', usedDomain)
]

/** Keeps a day that no other case has, far away from the messages of other cases. */
async function keepDay({ db }: Stage): Promise<void> {
  const { count } = await db
    .selectFrom('calendar_day')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const day = new Date(Date.UTC(2096, 0, 1 + Number(count))).toISOString().slice(0, 10)
  await db.insertInto('calendar_day').values({ day, kind: 'free' }).execute()
}

const calendars: Case[] = [
  when('previewCalendar', 'done', 'administrator', async stage => {
    await keepDay(stage)
    return {}
  }),
  when('applyCalendar', 'done', 'administrator', async stage => {
    await keepDay(stage)
    return { body: {} }
  }),
  when('applyCalendar', 'CAL0001', 'administrator', async stage => {
    await keepDay(stage)
    await stage.call('administrator', 'applyCalendar', { body: {} })
    return { body: {} }
  })
]

const parameters: Case[] = [
  when('rehearseParameter', 'done', 'administrator', () => ({ body: { code: 'reply.min', value: '40' } })),
  when('rehearseParameter', 'ENT0152', 'administrator', () => ({ body: { code: 'reply.min', value: '0' } })),
  when('sysParameterCreate', 'ENT0152', 'administrator', () => ({
    body: { code: 'reply.min', value: 'many' }
  })),
  when('sysParameterUpdate', 'ENT0150', 'administrator', async stage => {
    const { id, version } = await replyMin(stage)
    return { params: { id }, body: { version, code: 'reply.shortest' } }
  }),
  when('sysParameterUpdate', 'ENT0152', 'administrator', async stage => {
    const { id, version } = await replyMin(stage)
    return { params: { id }, body: { version, value: '5000' } }
  }),
  ...noDelete('Parameter', 'ENT0151', replyMin)
]

const regions: Case[] = [
  when('sysRegionTree', 'done', 'administrator', () => ({ query: { parentId: 0 } })),
  when('sysRegionTree', 'done', 'administrator', () => ({}), 'as a whole'),
  when('sysRegionCreate', 'ENT0161', 'administrator', () => ({ body: { code: 980_100, name: '某市' } })),
  when('sysRegionUpdate', 'ENT0160', 'administrator', async stage => {
    const { id, version } = await province(stage)
    return { params: { id }, body: { version, code: id + 1 } }
  }),
  when('sysRegionUpdate', 'ENT0161', 'administrator', async stage => {
    const { id, version } = await province(stage)
    return { params: { id }, body: { version, parentId: id } }
  }),
  ...noDelete('Region', 'ENT0162', async stage => {
    const above = await province(stage)
    const row = { id: 850_000 + next(), parent_id: above.id, name: '某市', type: 'city' }
    await stage.db.insertInto('region').values(row).execute()
    return above
  }),
  ...noDelete('Region', 'ENT0163', async stage => {
    const held = await province(stage)
    await buildGroup(stage.db, { region_id: held.id })
    return held
  })
]

/** Makes the cases of both ways to delete. */
function noDelete(
  name: 'DictValue' | 'Parameter' | 'Region',
  code: ErrorCode,
  make: (stage: Stage) => Promise<{ id: number }>
): Case[] {
  return [
    when(`sys${name}Delete`, code, 'administrator', async stage => ({
      params: { id: (await make(stage)).id }
    })),
    when(`sys${name}DeleteMany`, code, 'administrator', async stage => ({
      body: { ids: [(await make(stage)).id] }
    }))
  ]
}

async function replyMin({ db }: Stage): Promise<{ id: number; version: number }> {
  const same = { code: 'reply.min' }
  return await db
    .insertInto('parameter')
    .values({ code: 'reply.min', value: '22' })
    .onConflict(conflict => conflict.column('code').doUpdateSet(same))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Creates a region with a code far from the codes of the others. */
async function province({ db }: Stage): Promise<{ id: number; version: number }> {
  const row = { id: 800_000 + next(), name: '某省', type: 'province' }
  return await db.insertInto('region').values(row).returning(['id', 'version']).executeTakeFirstOrThrow()
}

export const dataCases: readonly Case[] = [...dictionaries, ...parameters, ...calendars, ...regions]
