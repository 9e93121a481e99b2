import { expect, test } from 'vitest'
import { bare, listed, whoAttribute, whoProperty } from './bpmn/who.ts'
import { bpmnWords } from './bpmn/words.ts'
import { keyPattern, newDocument } from './document.ts'

const definitions = (attributes: Record<string, unknown>) => ({
  id: 'd',
  $type: 'bpmn:Definitions',
  $attrs: attributes
})
const task = (parent: ReturnType<typeof definitions>, attributes: Record<string, unknown>) => ({
  id: 't',
  $type: 'bpmn:UserTask',
  $parent: parent,
  $attrs: attributes
})

test('a new drawing has a start event and a key', () => {
  const xml = newDocument('开始', 123_456_789)
  const key = /process id="([^"]+)"/.exec(xml)?.[1] ?? ''
  expect(key).toMatch(keyPattern)
  expect(xml).toContain(`bpmnElement="${key}"`)
  expect(newDocument('开始', 1)).not.toBe(xml)
})

test('candidates are read and written under the prefix that the document has', () => {
  const other = definitions({ 'xmlns:f': 'http://flowable.org/bpmn' })
  const named = task(other, { 'f:assignee': 'zhang' })
  expect(whoAttribute(named, 'assignee')).toBe('zhang')
  expect(whoProperty(named, 'assignee', 'li')).toEqual({ 'f:assignee': 'li' })
  expect(whoProperty(named, 'assignee', '')).toEqual({ 'f:assignee': undefined })
})

test('a document without such a prefix gets one', () => {
  const plain = definitions({})
  expect(whoProperty(task(plain, {}), 'candidateGroups', '编辑')).toEqual({
    'activiti:candidateGroups': '编辑'
  })
  expect(plain.$attrs).toEqual({ 'xmlns:activiti': 'http://activiti.org/bpmn' })
})

test('of two prefixes the used one is written, and the other is removed', () => {
  const both = definitions({
    'xmlns:activiti': 'http://activiti.org/bpmn',
    'xmlns:camunda': 'http://camunda.org/schema/1.0/bpmn'
  })
  const named = task(both, { 'camunda:candidateUsers': 'zhang' })
  expect(whoProperty(named, 'candidateUsers', 'li')).toEqual({ 'camunda:candidateUsers': 'li' })
})

test('names may be separated by either comma, and conditions are read without their braces', () => {
  expect(listed('zhang, li，wang ,')).toEqual(['zhang', 'li', 'wang'])
  expect(bare('\u0024{days > 3}')).toBe('days > 3')
  expect(bare(' days > 3 ')).toBe('days > 3')
})

test('the editor’s own texts are translated, and composed texts stay unchanged', () => {
  expect(bpmnWords('zh-CN')('Create user task')).toBe('添加用户任务')
  expect(bpmnWords('zh-TW')('Append parallel gateway')).toBe('接著新增並行閘道')
  expect(bpmnWords('en-US')('Create user task')).toBe('Create user task')
  expect(bpmnWords('zh-CN')('no {thing}', { thing: 'diagram' })).toBe('no diagram')
})
