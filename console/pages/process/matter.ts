import type { DataOf } from '@board/client'
import type { ActionId } from '@board/generated/actions'
import type { Values } from '../../base/values.ts'

type Step = Pick<DataOf<'getTaskHandleDetailInfo'>[number], 'activityName' | 'outcome' | 'comment'>

/** The processes that the site starts itself. Their variables come from the application, not from who passes a task. */
const ownProcesses = ['messageExtension', 'caseApproval'] as const
type OwnProcess = (typeof ownProcesses)[number]

export const ownProcessOf = (key: unknown): OwnProcess | undefined => ownProcesses.find(one => one === key)

/**
 * Returns the text key of the verb with which a task is completed, if that does not approve anything: a delegate gives
 * an opinion and the task goes back; at the applicant's own step an application is submitted again that was sent back.
 */
export function verbOfCompleting({
  isDelegated,
  isApplication,
  processDefinitionKey
}: Values): string | undefined {
  if (isDelegated) return 'actions.completeTask.opinion'
  return ownProcessOf(processDefinitionKey) && isApplication ? 'actions.completeTask.again' : undefined
}

/** Returns the address of the instance that an action has started; undefined for other actions. */
export function startedBy(data: unknown): string | undefined {
  const { processInstanceId: id } = Object(data)
  return id && `/instance?id=${id}`
}

/** The acts that decide about a process as a whole. */
const deciding = ['completeTask', 'backPreviousTask', 'backToFirst', 'endProcess'] as const

/**
 * Returns the end of the text key that says what an act does to the extension or the case; undefined for other processes
 * and acts.
 * @param isApplicant true at the step of whoever applied
 */
export function effectOf(key: unknown, act: ActionId, isApplicant: boolean): string | undefined {
  const process = ownProcessOf(key)
  const decision = deciding.find(one => one === act)
  if (!process || !decision || (isApplicant && decision !== 'endProcess')) return undefined
  if (isApplicant) return `${process}.withdraw`
  return `${process}.${decision === 'backPreviousTask' ? 'backToFirst' : decision}`
}

/** Returns the reason why an application came back to its first step; undefined if it did not. */
export function whySentBack(steps: readonly Step[]): string | undefined {
  // the first row is the start
  const first = steps[1]?.activityName
  const isAtFirst = steps.some(({ activityName, outcome }) => outcome === 'open' && activityName === first)
  const sentBack = steps.findLast(({ outcome }) => outcome === 'back' || outcome === 'backToFirst')
  return isAtFirst && sentBack ? (sentBack.comment ?? '') : undefined
}

/**
 * Returns the variables that a dialog shows in another way: the subject of the linked message, and the inputs of an
 * extension that is submitted again.
 */
export const saidElsewhere = (key: OwnProcess, isAgain: boolean): readonly string[] =>
  isAgain && key === 'messageExtension'
    ? ['initiator', 'subject', 'days', 'reason']
    : ['initiator', 'subject']

/**
 * Tells whether the applicant submits an application again that was sent back, in inputs that show its values. A delegate has no
 * inputs and only gives an opinion.
 * @param why why it was sent back; undefined if it was not
 */
export const isSubmittedAgain = (
  { isDelegated }: Values,
  why: string | undefined,
  isApplicant: boolean
): boolean => isApplicant && why !== undefined && !isDelegated
