import { describe, expect, it } from 'vitest'
import { type Block, documentOf, sequence, task } from '../../../../tests/support/servers/processes.ts'
import { problemsOf } from './check.ts'
import { wordsOf } from './problems.ts'
import { readProcess } from './read.ts'

const problems = async (xml: string) => problemsOf(await readProcess(xml))
const kindsOf = async (xml: string) => [...new Set((await problems(xml)).map(({ kind }) => kind))]
const one: Block = { kind: 'task' }
const simple = documentOf(one)

/** Returns the simple process with one more element, which has its own incoming and outgoing flows. */
const beside = (element: string) => documentOf(one, { more: element })

describe('a document', () => {
  it('of a start, a task and an end can be run', async () => {
    const { graph } = await readProcess(
      documentOf(sequence(task('初审', 'activiti:candidateGroups="editor,3"'), one))
    )
    expect(await problems(simple)).toEqual([])
    expect(graph).toMatchObject({ key: 'leave', name: '请假' })
    expect([...graph.nodes.values()].find(({ name }) => name === '初审')?.who).toEqual({
      assignee: null,
      usernames: [],
      roles: ['editor', '3'],
      notApplicant: null
    })
  })

  it.for(['', 'x', '<a>', '<html/>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])(
    '“%s” is none',
    async xml => {
      expect(await kindsOf(xml)).toEqual(['unreadable'])
    }
  )

  const renamed = (from: string, to: string) => simple.replaceAll(`"${from}"`, `"${to}"`)
  it.for([
    ['a Chinese key', renamed('leave', '请假流程'), 'id', '请假流程'],
    ['a traditional key', renamed('leave', '請假'), 'id', '請假'],
    ['a Chinese task', renamed('e1', '办理'), 'id', '办理'],
    ['a Chinese start', renamed('e2', '开始'), 'id', '开始'],
    ['a Chinese end', renamed('e3', '结束'), 'id', '结束'],
    ['a Chinese flow', renamed('e4', '连线'), 'id', '连线'],
    ['a letter before Chinese', renamed('e1', 'task办理'), 'id', 'task办理'],
    ['a blank', renamed('e1', 'my task'), 'id', 'my task'],
    ['a digit at its start', renamed('e1', '1task'), 'id', '1task'],
    ['a full-width letter', renamed('e1', 'ｔａｓｋ'), 'id', 'ｔａｓｋ'],
    ['the id of another', renamed('e2', 'e1'), 'sameId', 'e1']
  ] as const)('with %s as an id has one problem, which names it', async ([_what, xml, kind, id]) => {
    const found = await problems(xml)
    expect(found).toEqual([{ element: 'process', kind, what: id }])
    expect(found.map(problem => wordsOf(problem, 'zh-CN')).join()).toContain(`“${id}”`)
  })

  it('with a task without an id says which one', async () => {
    const found = await problems(simple.replace('userTask id="e1"', 'userTask'))
    expect(found).toEqual([{ element: 'process', kind: 'noId', what: '办理' }])
  })

  it('with a task without a name can be run', async () => {
    expect(await problems(simple.replace(' name="办理"', ''))).toEqual([])
  })

  it('keeps to one process with a key that can stand in an address', async () => {
    const other = (executable: string) =>
      simple.replace('</definitions>', `<process id="other" ${executable}/></definitions>`)
    expect(await kindsOf(other('isExecutable="true"'))).toEqual(['processes'])
    expect(await kindsOf(other(''))).toEqual([])
    expect(await kindsOf(documentOf(one, { key: '_leave' }))).toEqual(['key'])
  })

  it.for([
    ['<serviceTask id="x"/>', 'ServiceTask'],
    ['<subProcess id="x"/>', 'SubProcess'],
    ['<task id="x"/>', 'Task'],
    ['<inclusiveGateway id="x"/>', 'InclusiveGateway'],
    ['<boundaryEvent id="x" attachedToRef="e1"><timerEventDefinition/></boundaryEvent>', 'BoundaryEvent']
  ])('with %s says that it cannot be run', async ([element, what]) => {
    const found = await problems(beside(element ?? ''))
    expect(found).toContainEqual({ element: 'x', kind: 'unsupported', what })
    expect(wordsOf({ element: 'x', kind: 'unsupported', what: what ?? '' }, 'zh-CN')).toContain(`“${what}”`)
  })

  it.for([
    ['<endEvent id="x"><terminateEventDefinition/></endEvent>', 'event'],
    ['<startEvent id="x"/>', 'start'],
    ['<userTask id="x" activiti:assignee="a"><multiInstanceLoopCharacteristics/></userTask>', 'repeated'],
    ['<userTask id="x"/>', 'nobody'],
    ['<userTask id="x" activiti:assignee="\u0024{a.b}"/>', 'assignee'],
    ['<sequenceFlow id="x" sourceRef="e1" targetRef="nowhere"/>', 'loose'],
    ['<endEvent id="x"/><sequenceFlow id="y" sourceRef="e1" targetRef="x"/>', 'split'],
    ['<exclusiveGateway id="x"/>', 'unreached'],
    ['<exclusiveGateway id="x"/>', 'stuck'],
    [
      '<sequenceFlow id="x" sourceRef="e1" targetRef="e3"><conditionExpression>a b</conditionExpression></sequenceFlow>',
      'condition'
    ],
    ['<bogus id="x"/>', 'unreadable']
  ])('with %s has the problem “%s”', async ([element, kind]) => {
    expect(await kindsOf(beside(element ?? ''))).toContain(kind)
  })

  it('keeps no character that the database cannot store', async () => {
    const { graph } = await readProcess(
      documentOf(task('初&#0;审&#10;一&#xD800;', 'activiti:candidateUsers="a&#0;b"'))
    )
    const found = [...graph.nodes.values()].find(({ kind }) => kind === 'task')
    expect(found?.name).toBe('初 审 一\uFFFD')
    expect(found?.who?.usernames).toEqual(['a b'])
  })

  it('names its candidates by the prefix that its namespace has, whichever that is', async () => {
    const flowable = simple.replaceAll('activiti:', 'f:').replace('xmlns:activiti', 'xmlns:f')
    expect(await problems(flowable.replace('http://activiti.org/bpmn', 'http://flowable.org/bpmn'))).toEqual(
      []
    )
    expect(await kindsOf(simple.replace('http://activiti.org/bpmn', 'http://example.org'))).toEqual([
      'nobody'
    ])
  })
})

const byDefault = 'default'

/** Returns a document with the given gateways and flows between two tasks; a flow `byDefault` is that of its gateway. */
const drawn = (elements: string, flows: readonly (readonly [string, string, string?])[]) => {
  const ways = flows.map(([from, to, condition], index) => {
    const inside =
      condition && condition !== byDefault ? `<conditionExpression>${condition}</conditionExpression>` : ''
    return `<sequenceFlow id="f${index}" sourceRef="${from}" targetRef="${to}">${inside}</sequenceFlow>`
  })
  const tasks = ['t', 'u'].map(id => `<userTask id="${id}" activiti:assignee="a"/>`).join('')
  const gateways = flows.reduce(
    (all, [from, , condition], index) =>
      condition === byDefault ? all.replace(`id="${from}"`, `id="${from}" default="f${index}"`) : all,
    elements
  )
  const inside = `<startEvent id="s"/><endEvent id="e"/>${tasks}${gateways}${ways.join('')}`
  return simple.replace(/(<process[^>]*>)[\s\S]*(<\/process>)/, `$1${inside}$2`)
}

describe('a process that could not come to its end', () => {
  it('joins branches of which only one is taken', async () => {
    const gateways = '<exclusiveGateway id="g"/><parallelGateway id="j"/>'
    const flows = [
      ['s', 'g'],
      ['g', 't', 'a == 1'],
      ['g', 'u', byDefault],
      ['t', 'j'],
      ['u', 'j'],
      ['j', 'e']
    ] as const
    expect(await problems(drawn(gateways, flows))).toEqual([{ element: 'j', kind: 'deadlock' }])
  })

  it('goes on twice where branches meet without joining', async () => {
    const gateways = '<parallelGateway id="g"/><exclusiveGateway id="j"/>'
    const flows = [
      ['s', 'g'],
      ['g', 't'],
      ['g', 'u'],
      ['t', 'j'],
      ['u', 'j'],
      ['j', 'e']
    ] as const
    expect(await kindsOf(drawn(gateways, flows))).toEqual(['twice'])
  })

  it('loops without a task, or without an exit', async () => {
    const gateways = '<exclusiveGateway id="g"/><exclusiveGateway id="h"/>'
    const round = [
      ['s', 'g'],
      ['g', 'h'],
      ['h', 'g', 'a == 1'],
      ['h', 't', byDefault],
      ['t', 'u'],
      ['u', 'e']
    ] as const
    expect(await kindsOf(drawn(gateways, round))).toEqual(['endless'])
    const trapped = [
      ['s', 'g'],
      ['g', 't', 'a == 1'],
      ['g', 'e', byDefault],
      ['t', 'h'],
      ['h', 'u'],
      ['u', 'h']
    ] as const
    expect(await kindsOf(drawn(gateways, trapped))).toEqual(['noEnd'])
  })

  it('lacks a condition, or has one where none is asked', async () => {
    const gateway = '<exclusiveGateway id="g"/>'
    const unasked = [
      ['s', 'g'],
      ['g', 't'],
      ['g', 'u', 'a == 1'],
      ['t', 'e', 'a == 1'],
      ['u', 'e']
    ] as const
    expect(await kindsOf(drawn(gateway, unasked))).toEqual(['conditionMissing', 'conditionHere'])
  })

  it.for([
    ['compares nothing', '1 == 1', 'f1', 'conditionConstant', '没有变量'],
    ['is only true', 'true', 'f1', 'conditionConstant', '没有变量'],
    ['is text alone', "'a' == 'b'", 'f1', 'conditionConstant', '没有变量'],
    ['lacks its variable', ' > 3', 'f1', 'condition', '“>”不能用在这里'],
    ['lacks its value', 'days >', 'f1', 'condition', '末尾缺少内容'],
    ['is empty', '\u0024{}', 'f1', 'condition', '末尾缺少内容'],
    ['is a sentence', '天数大于三', 'f1', 'variableName', '“天数大于三”无法填写'],
    ['has a Chinese variable', '金额 > 3', 'f1', 'variableName', '“金额”无法填写'],
    ['has two of them', '金额 > 3 && days > 上限', 'f1', 'variableName', '“上限”无法填写'],
    ['has a path', 'form.days > 3', 'f1', 'condition', '无法识别']
  ] as const)('has a condition that %s', async ([_what, condition, element, kind, words]) => {
    const flows = [
      ['s', 'g'],
      ['g', 't', condition],
      ['g', 'u', byDefault],
      ['t', 'e'],
      ['u', 'e']
    ] as const
    const found = await problems(drawn('<exclusiveGateway id="g"/>', flows))
    expect(new Set(found.map(problem => [problem.element, problem.kind].join(' ')))).toEqual(
      new Set([`${element} ${kind}`])
    )
    expect(found.map(problem => wordsOf(problem, 'zh-CN')).join()).toContain(words)
  })

  it('has a choice without a default flow, and names the gateway once', async () => {
    const flows = [
      ['s', 'g'],
      ['g', 't', 'days > 3'],
      ['g', 'u', 'days &lt;= 3'],
      ['t', 'e'],
      ['u', 'e']
    ] as const
    const found = await problems(drawn('<exclusiveGateway id="g"/>', flows))
    expect(found).toEqual([{ element: 'g', kind: 'noDefault' }])
  })

  it('has an assignee that nobody can fill in', async () => {
    const xml = documentOf(task('审', 'activiti:assignee="\u0024{经理}"'))
    expect(await kindsOf(xml)).toEqual(['variableName'])
  })

  it('has more branches than can be looked through', async () => {
    const ways = Array.from({ length: 10 }, () => sequence(one, one, one))
    expect(await kindsOf(documentOf({ kind: 'parallel', ways }))).toEqual(['large'])
  })
})
