/** Cases of processes: drawings, definitions and instances, and the refusals of each. */

import { maxId } from '@board/schemas/facts/formats'
import { pools } from '../../support/builders/drawings.ts'
import { application, applied, deployed, freshKey, started } from '../../support/builders/workflow.ts'
import { type Block, documentOf, task } from '../../support/servers/processes.ts'
import type { Case } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'
import { admin, by, compared, deployedWithoutDefault, straight } from '../support/workflow.ts'

const nothing = { body: { id: maxId } }
const beyond = { body: { page: 1001, rows: 10 as const } }

const model = async (stage: Stage, xml = documentOf(application, { key: freshKey() })) =>
  (await admin(stage)).call('saveModel', { body: { xml } })
const definition = async (stage: Stage) => deployed(await admin(stage))

const models: Case[] = [
  by('pageModels', 'done', () => ({ body: { page: 1, rows: 10 } })),
  by('pageModels', 'MSG0011', () => beyond, 'beyond the last page'),
  by('getModel', 'done', async stage => ({ query: { id: (await model(stage)).id } })),
  by('getModel', 'GEN0404', () => ({ query: { id: maxId } })),
  by('saveModel', 'done', () => ({ body: { xml: documentOf(application, { key: freshKey() }) } })),
  by('saveModel', 'GEN0404', () => ({ body: { id: maxId, version: 1, xml: documentOf(application) } })),
  by('saveModel', 'GEN0409', async stage => {
    const { id, version } = await model(stage)
    return { body: { id, version: version + 1, xml: documentOf(application, { key: freshKey() }) } }
  }),
  by('saveModel', 'WFL0026', async () => ({ body: { xml: '字'.repeat(700_000) } })),
  by('saveModel', 'WFL0027', async () => ({ body: { xml: '<!DOCTYPE a><a/>' } })),
  by('saveModel', 'WFL0028', async () => ({ body: { xml: '<a>'.repeat(101) } })),
  by('saveModel', 'WFL0029', async () => ({ body: { xml: pools() } })),
  by('saveModel', 'WFL0030', () => ({
    body: { xml: documentOf(application, { key: freshKey(), name: ' ' }) }
  })),
  by('saveModel', 'WFL0020', async stage => {
    const { key } = await model(stage)
    return { body: { xml: documentOf(application, { key }) } }
  }),
  by('saveModel', 'WFL0021', () => ({ body: { xml: '<html/>' } })),
  by('deleteModel', 'done', async stage => ({ body: { id: (await model(stage)).id } })),
  by('deleteModel', 'GEN0404', () => nothing),
  by('deployModel', 'done', async stage => ({ body: { id: (await model(stage)).id } })),
  by('deployModel', 'GEN0404', () => nothing),
  by('deployModel', 'GEN0409', async stage => {
    const { id, version } = await model(stage)
    return { body: { id, version: version + 1 } }
  }),
  by('deployModel', 'WFL0019', async stage => {
    const service = '<serviceTask id="call"/>'
    return {
      body: { id: (await model(stage, documentOf(application, { key: freshKey(), more: service }))).id }
    }
  })
]

const definitions: Case[] = [
  by('latestProcesses', 'done', async stage => ({ query: { key: (await definition(stage)).key } })),
  by('latestProcesses', 'MSG0011', () => ({ query: { page: 1001 } }), 'beyond the last page'),
  by('pageDefinitions', 'done', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  by('pageDefinitions', 'MSG0011', () => beyond, 'beyond the last page'),
  by('getProcessXml', 'done', async stage => ({ query: { id: (await definition(stage)).id } })),
  by('getProcessXml', 'GEN0404', () => ({ query: { id: maxId } })),
  by('getProcessImage', 'done', async stage => ({ query: { id: (await definition(stage)).id } })),
  by('getProcessImage', 'GEN0404', () => ({ query: { id: maxId } })),
  by('suspendProcess', 'done', async stage => ({ body: { id: (await definition(stage)).id } })),
  by('suspendProcess', 'GEN0404', () => nothing),
  by('suspendProcess', 'WFL0022', async stage => ({ body: { id: await suspended(stage) } }), 'twice'),
  by('activateProcess', 'done', async stage => ({ body: { id: await suspended(stage) } })),
  by('activateProcess', 'GEN0404', () => nothing),
  by('activateProcess', 'WFL0022', async stage => ({ body: { id: (await definition(stage)).id } }), 'twice')
]

async function suspended(stage: Stage): Promise<number> {
  const { id } = await definition(stage)
  await (await admin(stage)).call('suspendProcess', { body: { id } })
  return id
}

/** Deploys a drawing and returns the body that starts a process of it. */
const starting = async (stage: Stage, block: Block = application, more: object = {}) => {
  const { key } = await deployed(await admin(stage), block)
  return { body: { processDefinitionKey: key, businessKey: freshKey(), ...more } }
}
const forms: Case[] = [
  by('getStartForm', 'done', async stage => ({
    query: { processDefinitionKey: (await deployed(await admin(stage), straight)).key }
  })),
  by('getStartForm', 'WFL0001', () => ({ query: { processDefinitionKey: 'none' } })),
  by('setBusinessForm', 'done', async stage => ({
    body: { processDefinitionKey: (await deployed(await admin(stage))).key, formSaveUrl: '/act/form/save' }
  })),
  by('setBusinessForm', 'GEN0404', () => ({ body: { processDefinitionKey: 'none', formName: '申请表' } })),
  by('setBusinessForm', 'WFL0025', async stage => ({
    body: {
      processDefinitionKey: (await deployed(await admin(stage))).key,
      formSaveUrl: '//other.example/save'
    }
  })),
  by('saveFormEntry', 'done', () => ({ query: { name: '申请表' }, body: { days: 3 } })),
  by('noteFormInstance', 'done', async stage => {
    const client = await admin(stage)
    const { key } = await deployed(client)
    const businessKey = await client.call('saveFormEntry', { body: { days: 3 } })
    const body = await client.call('startOfBusinessKey', { body: { processDefinitionKey: key, businessKey } })
    return { body }
  }),
  by('noteFormInstance', 'GEN0404', () => ({
    body: { processInstanceId: maxId, processDefinitionKey: 'none', businessKey: 'x' }
  }))
]

const instances: Case[] = [
  by('pageRunning', 'done', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  by('pageRunning', 'MSG0011', () => beyond, 'beyond the last page'),
  by('startOfBusinessKey', 'done', stage => starting(stage)),
  by('startOfBusinessKey', 'WFL0001', () => ({ body: { processDefinitionKey: 'none', businessKey: '1' } })),
  by('startOfBusinessKey', 'WFL0002', stage => starting(stage, application, { businessKey: ' ' })),
  by('startOfBusinessKey', 'WFL0003', async stage => {
    const { processDefinitionKey, businessKey } = await started(await admin(stage))
    return { body: { processDefinitionKey, businessKey } }
  }),
  by('startOfBusinessKey', 'WFL0024', () => ({
    body: { processDefinitionKey: 'caseApproval', businessKey: '1' }
  })),
  by('startOfBusinessKey', 'WFL0010', async stage => {
    const processDefinitionKey = await deployedWithoutDefault(stage, straight)
    return { body: { processDefinitionKey, businessKey: freshKey(), variables: { way: 7 } } }
  }),
  by('startOfBusinessKey', 'WFL0011', stage => starting(stage, compared, { variables: { way: 'far' } })),
  by('startOfBusinessKey', 'WFL0035', stage => starting(stage, compared)),
  by('startOfBusinessKey', 'WFL0012', stage =>
    starting(stage, task('核', 'activiti:assignee="\u0024{somebody}"'))
  ),
  by('startOfBusinessKey', 'WFL0016', async stage => {
    const body = (await starting(stage)).body
    const { list } = await (await admin(stage)).call('latestProcesses', {
      query: { key: body.processDefinitionKey }
    })
    await (await admin(stage)).call('suspendProcess', { body: { id: list[0]?.id ?? 0 } })
    return { body }
  }),
  by('deleteInstance', 'done', async stage => ({
    body: { id: (await started(await admin(stage))).processInstanceId, reason: '误启动' }
  })),
  by('deleteInstance', 'GEN0404', () => ({ body: { id: maxId, reason: '误启动' } })),
  by('getInstance', 'done', async stage => ({
    query: { processInstanceId: (await applied(await admin(stage))).processInstanceId }
  })),
  by('getInstance', 'GEN0404', () => ({ query: { processInstanceId: maxId } })),
  by('getTaskHandleDetailInfo', 'done', async stage => ({
    query: { processInstanceId: (await applied(await admin(stage))).processInstanceId }
  })),
  by('getTaskHandleDetailInfo', 'GEN0404', () => ({ query: { processInstanceId: maxId } })),
  by('getInstImage', 'done', async stage => ({
    query: { processInstanceId: (await applied(await admin(stage))).processInstanceId }
  })),
  by('getInstImage', 'GEN0404', () => ({ query: { processInstanceId: maxId } }))
]

export const workflowCases: readonly Case[] = [...models, ...definitions, ...forms, ...instances]
