/** Asking for a later deadline, which the shipped process decides. */
import { deployShipped } from '../../../server/workflow/shipped/deploy.ts'
import { freshKey } from '../../support/workflow.ts'
import { type ClientCase, when } from '../support/case.ts'
import { approved, replied } from '../support/scenes.ts'
import type { Caller, Stage } from '../support/stage.ts'

const key = 'messageExtension'
type Scene = (stage: Stage) => Promise<{ tid: number; version: number }>

const definitions = ({ db }: Stage) => db.updateTable('workflow_definition').where('key', '=', key)

/** Puts away what other cases made of the process, and deploys it as it ships. */
async function shipped(stage: Stage): Promise<void> {
  // whoever may decide
  await Promise.all([stage.client('administrator'), stage.client('editor')])
  await definitions(stage).set({ key: freshKey() }).execute()
  await deployShipped(stage.db, stage.clock.now())
}

const on = (
  expected: ClientCase['expected'],
  what: string,
  scene: Scene = approved,
  {
    caller = 'city' as Caller,
    change = {} as object,
    before = shipped as (stage: Stage) => Promise<unknown>
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

/** Somebody has started the process by hand. */
const begun: Scene = async stage => {
  const message = await approved(stage)
  const body = { processDefinitionKey: key, businessKey: String(message.tid) }
  await stage.call('administrator', 'startOfBusinessKey', { body })
  return message
}

/** The process as somebody has made it since. */
const changed = (change: { status?: number; key?: string; xml?: string }) => async (stage: Stage) => {
  await shipped(stage)
  await definitions(stage).set(change).execute()
}
const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" targetNamespace="a">
  <process id="${key}"><startEvent id="s"/><userTask id="t" activiti:candidateGroups="nobody"/><endEvent id="e"/>
  <sequenceFlow id="f" sourceRef="s" targetRef="t"/><sequenceFlow id="g" sourceRef="t" targetRef="e"/></process></definitions>`

export const extensionCases: ClientCase[] = [
  on('done', ''),
  on('EXT0001', 'a second time', asked),
  on('EXT0002', 'of what is answered', replied),
  on('EXT0003', 'after it', late),
  on('GEN0409', 'on another version', approved, { change: { version: 99 } }),
  on('GEN0404', 'of another group’s message', approved, { caller: 'stranger' }),
  on('WFL0003', 'that is asked for by hand', begun),
  on('WFL0001', 'without the process', approved, { before: changed({ key: 'elsewhere' }) }),
  on('WFL0016', 'while the process is suspended', approved, { before: changed({ status: 0 }) }),
  on('WFL0012', 'that nobody can decide', approved, { before: changed({ xml }) })
]
