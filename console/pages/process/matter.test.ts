import { expect, test, vi } from 'vitest'
import { verbKey } from '../../derive/verbKey.ts'
import { effectOf, isSubmittedAgain, saidElsewhere, whySentBack } from './matter.ts'

const step = (activityName: string, outcome: 'started' | 'passed' | 'back' | 'open', comment = '') => ({
  activityName,
  outcome,
  comment
})

test('an application that was sent back says why; one that still waits for its decision does not', () => {
  const applied = [step('开始', 'started'), step('申请延期', 'passed', '需要协调')]
  const back = [...applied, step('审批延期', 'back', '理由不充分')]
  expect(whySentBack([...applied, step('审批延期', 'open')])).toBeUndefined()
  expect(whySentBack([...back, step('申请延期', 'open')])).toBe('理由不充分')
  expect(whySentBack([...back, step('申请延期', 'passed'), step('审批延期', 'open')])).toBeUndefined()
})

test('an editor reads what each act does to an extension; sending back one step is refusing here', () => {
  expect(effectOf('messageExtension', 'endProcess', false)).toBe('messageExtension.endProcess')
  expect(effectOf('caseApproval', 'backPreviousTask', false)).toBe('caseApproval.backToFirst')
  expect(effectOf('messageExtension', 'endProcess', true)).toBe('messageExtension.withdraw')
  expect(effectOf('messageExtension', 'completeTask', true)).toBeUndefined()
  expect(effectOf('drawn', 'completeTask', false)).toBeUndefined()
  expect(effectOf('messageExtension', 'delegateTask', false)).toBeUndefined()
})

test('an institution submits its own application again, where others pass a task', () => {
  const verbAt = (pathname: string, processDefinitionKey: string) => {
    vi.stubGlobal('window', { location: { pathname } })
    const key = verbKey('completeTask', { processDefinitionKey })
    vi.unstubAllGlobals()
    return key
  }
  expect(verbAt('/g/myTasks', 'messageExtension')).toBe('actions.completeTask.again')
  expect(verbAt('/g/myTasks', 'caseApproval')).toBe('actions.completeTask.again')
  expect(verbAt('/g/myTasks', 'drawn')).toBe('actions.completeTask.verb')
  expect(verbAt('/admin/tasks', 'messageExtension')).toBe('actions.completeTask.verb')
})

test('a delegate gives an opinion, in the console of staff and in that of institutions', () => {
  for (const pathname of ['/admin/tasks', '/g/myTasks']) {
    vi.stubGlobal('window', { location: { pathname } })
    const key = verbKey('completeTask', { processDefinitionKey: 'messageExtension', isDelegated: true })
    vi.unstubAllGlobals()
    expect(key).toBe('actions.completeTask.opinion')
  }
})

test('an extension that is submitted again shows its days and its reason only in the inputs', () => {
  expect(saidElsewhere('messageExtension', true)).toContain('days')
  expect(saidElsewhere('messageExtension', false)).not.toContain('days')
  expect(saidElsewhere('caseApproval', true)).not.toContain('reason')
})

test('a delegate reads the days and the reason of an extension that was sent back, because nothing is submitted again', () => {
  expect(isSubmittedAgain({ isDelegated: false }, '理由不充分', true)).toBe(true)
  expect(isSubmittedAgain({ isDelegated: true }, '理由不充分', true)).toBe(false)
  expect(isSubmittedAgain({ isDelegated: false }, '理由不充分', false)).toBe(false)
  expect(isSubmittedAgain({ isDelegated: false }, undefined, true)).toBe(false)
})
