import { describe, expect, it } from 'vitest'
import {
  begun,
  byAdministrators,
  deployed,
  freshKey,
  handedIn,
  openTasks,
  own
} from '../../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { type Block, documentOf, sequence, task } from '../../../../tests/support/servers/processes.ts'

const board = await testBoard(await testDatabase())
const admin = await board.client('administrator')
const { db } = board
const block = sequence(task('申请', own))

/** A definition with form fields on its start event. */
async function withFields() {
  const key = freshKey()
  const fields =
    '<extensionElements><activiti:formProperty id="topic" name="会商事项" type="string" required="true"/><activiti:formProperty id="units" name="参加单位数" type="long"/></extensionElements>'
  const xml = documentOf(block, { key }).replace('</startEvent>', `${fields}</startEvent>`)
  const { id } = await admin.call('saveModel', { body: { xml } })
  await admin.call('deployModel', { body: { id } })
  return key
}

describe('the business form of a process', () => {
  it('has the fields that the start event names', async () => {
    const { fields } = await admin.call('getStartForm', {
      query: { processDefinitionKey: await withFields() }
    })
    expect(fields).toEqual([
      { name: 'topic', title: '会商事项', type: 'string', required: true },
      { name: 'units', title: '参加单位数', type: 'long', required: false }
    ])
  })

  it('asks at the start for what conditions need, and requires what is needed before anybody else acts', async () => {
    const early: Block = {
      kind: 'choice',
      variable: 'days > 3 && way',
      ways: [task('甲', own), task('乙', own)]
    }
    const late: Block = { kind: 'choice', variable: 'result', ways: [task('丙', own), task('丁', own)] }
    const { key } = await deployed(
      admin,
      sequence(task('申请', own), early, task('审', byAdministrators), late)
    )
    const { fields } = await admin.call('getStartForm', { query: { processDefinitionKey: key } })
    expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['days', 'long', true],
      ['way', 'long', true],
      ['result', 'long', false]
    ])
    const { processInstanceId } = await begun(admin, key, { days: 5, way: 0 })
    const missing = async () =>
      (await admin.call('getInstance', { query: { processInstanceId } })).missing.map(({ fields: asked }) =>
        asked.map(({ name }) => name)
      )
    expect(await missing()).toEqual([[]])
    await handedIn(admin, { processInstanceId })
    await handedIn(admin, { processInstanceId })
    expect(await missing(), 'the examination decides on it').toEqual([['result']])
    await handedIn(admin, { processInstanceId }, { result: 1 })
    expect((await openTasks(admin, processInstanceId)).map(({ taskName }) => taskName)).toEqual(['丁'])
  })

  it('adds the variables of conditions to the fields that the start event names', async () => {
    const key = freshKey()
    const fields =
      '<extensionElements><activiti:formProperty id="days" name="天数" type="long"/></extensionElements>'
    const choice: Block = {
      kind: 'choice',
      variable: 'days > 3 && urgent == true && kind',
      ways: [task('甲', own), task('乙', own)]
    }
    const xml = documentOf(choice, { key }).replace('</startEvent>', `${fields}</startEvent>`)
    const { id } = await admin.call('saveModel', { body: { xml } })
    await admin.call('deployModel', { body: { id } })
    const { fields: found } = await admin.call('getStartForm', { query: { processDefinitionKey: key } })
    expect(found).toEqual([
      { name: 'days', title: '天数', type: 'long', required: true },
      { name: 'urgent', title: 'urgent', type: 'boolean', required: true },
      { name: 'kind', title: 'kind', type: 'long', required: true }
    ])
  })

  it('is named for all definitions of a key, part by part, with an event', async () => {
    const { key: processDefinitionKey } = await deployed(admin, block)
    const set = (more: object) => admin.call('setBusinessForm', { body: { processDefinitionKey, ...more } })
    await set({ formName: ' 会商申请 ', formSaveUrl: '/act/form/save?name=x' })
    const whole = await set({ formInstanceUrl: '/act/form/instance' })
    const expected = {
      processDefinitionKey,
      formName: '会商申请',
      formRoute: '',
      formSaveUrl: '/act/form/save?name=x',
      formInstanceUrl: '/act/form/instance'
    }
    expect(whole).toEqual(expected)
    expect(await admin.call('getStartForm', { query: { processDefinitionKey } })).toMatchObject(expected)
    const events = await db
      .selectFrom('event')
      .select('id')
      .where('verb', '=', 'workflow.formChanged')
      .execute()
    expect(events).toHaveLength(2)
  })

  it.each([
    { formRoute: 'https://evil.example/form' },
    { formRoute: '//evil.example' },
    { formSaveUrl: '/act/model/delete' },
    { formInstanceUrl: '/v1/user/logout?x=/act/form/instance' }
  ])('is refused with %o, and nothing changes', async part => {
    const { key: processDefinitionKey } = await deployed(admin, block)
    await expect(
      admin.call('setBusinessForm', { body: { processDefinitionKey, formName: '表', ...part } })
    ).rejects.toMatchObject({ code: 'WFL0025' })
    const { formName } = await admin.call('getStartForm', { query: { processDefinitionKey } })
    expect(formName).toBe('')
  })

  it('is kept, starts a process with its number, and knows its instance', async () => {
    const key = await withFields()
    const form = { topic: '地铁噪声', units: 3 }
    const businessKey = await admin.call('saveFormEntry', { query: { name: '会商申请' }, body: form })
    const started = await admin.call('startOfBusinessKey', {
      body: { processDefinitionKey: key, businessKey, variables: form }
    })
    // readers of the instance see the names of the fields, not of the variables
    const { variables } = await admin.call('getInstance', {
      query: { processInstanceId: started.processInstanceId }
    })
    expect(variables.map(({ title }) => title)).toEqual(expect.arrayContaining(['会商事项', '参加单位数']))
    expect(await admin.call('noteFormInstance', { body: started })).toBe(businessKey)
    const entry = await db.selectFrom('form_entry').selectAll().executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      form,
      form_name: '会商申请',
      process_instance_id: started.processInstanceId
    })
  })

  it('refuses an instance of another form, process or person', async () => {
    const key = await withFields()
    const [one, other] = [
      await admin.call('saveFormEntry', { body: { topic: '甲' } }),
      await admin.call('saveFormEntry', { body: { topic: '乙' } })
    ]
    const started = await admin.call('startOfBusinessKey', {
      body: { processDefinitionKey: key, businessKey: one, variables: {} }
    })
    for (const wrong of [{ businessKey: other }, { processDefinitionKey: 'none' }, { businessKey: '1e3' }])
      await expect(admin.call('noteFormInstance', { body: { ...started, ...wrong } })).rejects.toMatchObject({
        code: 'GEN0404'
      })
  })
})
