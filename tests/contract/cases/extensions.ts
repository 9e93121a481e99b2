/** Cases of requesting a later deadline, which the shipped process decides. */
import { type ClientCase, when } from '../support/case.ts'
import { approved, replied } from '../support/scenes.ts'
import { nobodysProcess, reshipped, shipped } from '../support/shipped.ts'
import type { Caller, Stage } from '../support/stage.ts'

const key = 'messageExtension'
type Scene = (stage: Stage) => Promise<{ tid: number; version: number }>

const asShipped = (stage: Stage) => shipped(stage, key)

const on = (
  expected: ClientCase['expected'],
  what: string,
  scene: Scene = approved,
  {
    caller = 'city' as Caller,
    change = {} as object,
    before = asShipped as (stage: Stage) => Promise<unknown>
  } = {}
) =>
  when(
    'requestExtension',
    expected,
    caller,
    async stage => {
      await before(stage)
      const { tid, version } = await scene(stage)
      return { body: { tid, version, days: 5, reason: '需与施工单位共同核实现场情况', ...change } }
    },
    what
  )

const asked: Scene = async stage => {
  const { tid, version } = await approved(stage)
  const body = { tid, version, days: 5, reason: '需与施工单位共同核实现场情况' }
  return await stage.call('city', 'requestExtension', { body })
}

const late: Scene = async stage => {
  const message = await approved(stage)
  const past = new Date(stage.clock.now().getTime() - 1000)
  await stage.db.updateTable('message').set({ deadline_at: past }).where('tid', '=', message.tid).execute()
  return message
}

/** Builds a message whose process was started by hand. */
const begun: Scene = async stage => {
  const message = await approved(stage)
  const body = { processDefinitionKey: key, businessKey: String(message.tid) }
  await stage.call('administrator', 'startOfBusinessKey', { body })
  return message
}

const changed = (change: Parameters<typeof reshipped>[2]) => (stage: Stage) => reshipped(stage, key, change)

export const extensionCases: ClientCase[] = [
  on('done', ''),
  on('EXT0001', 'a second time', asked),
  on('EXT0002', 'of an answered message', replied),
  on('EXT0003', 'after the deadline', late),
  on('GEN0409', 'with another version', approved, { change: { version: 99 } }),
  on('GEN0404', 'of another group’s message', approved, { caller: 'stranger' }),
  on('WFL0003', 'after its process was started by hand', begun),
  on('WFL0001', 'without the process', approved, { before: changed({ key: 'elsewhere' }) }),
  on('WFL0016', 'while the process is suspended', approved, { before: changed({ status: 0 }) }),
  on('WFL0012', 'with a process that nobody can decide', approved, {
    before: changed({ xml: nobodysProcess(key) })
  })
]
