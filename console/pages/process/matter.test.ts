import { expect, test } from 'vitest'
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

test('whoever applied submits again at their own step, in both consoles, where others pass a task', () => {
  const verbOf = (processDefinitionKey: string, isApplication: boolean) =>
    verbKey('completeTask', { processDefinitionKey, isApplication })
  expect(verbOf('messageExtension', true)).toBe('actions.completeTask.again')
  expect(verbOf('caseApproval', true)).toBe('actions.completeTask.again')
  expect(verbOf('drawn', true)).toBe('actions.completeTask.verb')
  // an approval that was handed to an institution approves
  expect(verbOf('messageExtension', false)).toBe('actions.completeTask.verb')
  expect(verbOf('caseApproval', false)).toBe('actions.completeTask.verb')
})

test('a delegate gives an opinion, at every step', () => {
  for (const isApplication of [true, false]) {
    const record = { processDefinitionKey: 'messageExtension', isDelegated: true, isApplication }
    expect(verbKey('completeTask', record)).toBe('actions.completeTask.opinion')
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
