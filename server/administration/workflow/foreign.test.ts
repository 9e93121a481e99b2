import { describe, expect, it } from 'vitest'
import { bulky, camunda, pools } from '../../../tests/support/builders/drawings.ts'
import { application, freshKey } from '../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { documentOf } from '../../../tests/support/servers/processes.ts'
import { layoutOf } from './drawing/layout.ts'
import { svgOf } from './drawing/svg.ts'
import { readProcess } from './model/read.ts'

const board = await testBoard(await testDatabase())
const admin = await board.client('administrator')
const save = (xml: string, key?: string) =>
  admin.call('saveModel', { body: key === undefined ? { xml } : { xml, key } })

/** Returns a document with very many tasks of one flow each. Work for each pair of them would take minutes. */
const wide = (count: number) => {
  const tasks = Array.from({ length: count }, (_, index) => `<userTask id="t${index}"/>`)
  const flows = Array.from(
    { length: count },
    (_, index) => `<sequenceFlow id="f${index}" sourceRef="t${index}" targetRef="t${(index + 1) % count}"/>`
  )
  return documentOf(application).replace('</process>', `${tasks.join('')}${flows.join('')}</process>`)
}

describe('a drawing with several pools', () => {
  it('of which one is executable is that process, and is deployed as such', async () => {
    const xml = pools({ executable: ['sid-office'] })
    const { id, key } = await save(xml)
    expect(key).toBe('sid-office')
    expect(await admin.call('getModel', { query: { id } })).toMatchObject({ name: '窗口受理', xml })
    await admin.call('deployModel', { body: { id } })
    const started = await admin.call('startOfBusinessKey', {
      body: { processDefinitionKey: 'sid-office', businessKey: '1' }
    })
    const { list } = await admin.call('pageTasks', { body: { display: 2 } })
    const here = list.filter(({ processInstanceId }) => processInstanceId === started.processInstanceId)
    expect(here.map(({ taskName }) => taskName)).toEqual(['核对材料'])
  })

  it.for([
    ['none', []],
    ['both', ['one', 'two']]
  ] as const)('of which %s is executable asks which one is meant', async ([what, executable]) => {
    const [first, second] = [`${what}-one`, `${what}-two`]
    const runs = executable.map(name => `${what}-${name}`)
    const xml = pools({ first, second, executable: runs })
    await expect(save(xml)).rejects.toMatchObject({
      code: 'WFL0029',
      fields: [
        { path: first, message: '申请人' },
        { path: second, message: '窗口受理' }
      ]
    })
    await expect(save(xml, 'nowhere')).rejects.toMatchObject({ code: 'WFL0029' })
    const { id, key, version } = await save(xml, first)
    expect(key).toBe(first)
    // a process without a name gets the name of its pool
    expect(await admin.call('getModel', { query: { id } })).toMatchObject({ name: '申请人', xml })
    expect(await admin.call('deployModel', { body: { id, version } })).toMatchObject({ key: first })
  })

  it('is drawn with its pools behind its flows', async () => {
    const picture = svgOf(await layoutOf(pools()), new Set(), '证明')
    expect(picture.indexOf('办事窗口')).toBeLessThan(picture.indexOf('marker-end'))
    expect(picture.indexOf('marker-end')).toBeLessThan(picture.indexOf('核对材料'))
  })
})

describe('a drawing of another tool', () => {
  it('is stored as it is, and says what cannot be run', async () => {
    const { id } = await save(camunda)
    expect((await admin.call('getModel', { query: { id } })).xml).toBe(camunda)
    const refused = admin.call('deployModel', { body: { id } })
    await expect(refused).rejects.toMatchObject({
      code: 'WFL0019',
      fields: [
        { path: 'Activity_2', message: expect.stringContaining('ServiceTask') },
        { path: 'Event_2', message: expect.stringContaining('BoundaryEvent') }
      ]
    })
  })

  it('that names another encoding is read all the same, since its text was decoded', async () => {
    expect((await readProcess(pools({ encoding: 'GBK', executable: ['sid-office'] }))).problems).toEqual([])
  })
})

describe('a large drawing', () => {
  it('of just under 2 MB is saved, and one above is refused', async () => {
    const key = freshKey()
    const xml = bulky(2 * 1024 * 1024 - 2000, key)
    const { id } = await save(xml)
    expect((await admin.call('getModel', { query: { id } })).xml === xml).toBe(true)
    await expect(save(bulky(2 * 1024 * 1024 + 2000, key))).rejects.toMatchObject({ code: 'WFL0026' })
  }, 30_000)

  it('is read in time that grows with its size', async () => {
    // measures the time of this thread only, and takes the best of three, because other work of the machine makes it
    // slower
    const work = async (count: number) => {
      const xml = wide(count)
      const tries: number[] = []
      for (let time = 0; time < 3; time++) {
        const before = process.threadCpuUsage()
        await readProcess(xml)
        await layoutOf(xml)
        tries.push(process.threadCpuUsage(before).user)
      }
      return Math.min(...tries)
    }
    // eight times as many tasks; quadratic work would be 64 times as much
    const [some, more] = [await work(600), await work(4800)]
    expect(more / some).toBeLessThan(32)
  }, 60_000)

  it('is not refused as too deep because of names with angle brackets', async () => {
    const flows = '<dataObject name="金额>1000"/>'.repeat(150)
    await expect(save(documentOf(application, { key: freshKey(), more: flows }))).resolves.toMatchObject({
      version: 1
    })
  })

  it.for([
    ['WFL0027', '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]>', ''],
    ['WFL0028', '', `<extensionElements>${'<a>'.repeat(101)}${'</a>'.repeat(101)}</extensionElements>`]
  ])('is refused as %s where it is made to be costly', async ([code, before, inside]) => {
    const xml = before + documentOf(application, { key: freshKey(), more: inside ?? '' })
    await expect(save(xml)).rejects.toMatchObject({ code })
  })
})
