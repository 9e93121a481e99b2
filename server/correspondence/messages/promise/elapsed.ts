import type { EventVerb } from '@board/schemas/facts/events'

/** The facts of a step that its duration needs. */
export interface Step {
  readonly verb: string
  readonly tpid: number | null
  readonly at: Date
}

const replied: readonly EventVerb[] = [
  'message.approved',
  'message.readdressed',
  'message.restored',
  'supplement.approved'
]
const graded: readonly EventVerb[] = [
  'grade.given',
  'grade.givenAgain',
  'comment.approved',
  'comment.refused'
]
const assigned: readonly EventVerb[] = ['assignment.given', 'assignment.accepted']

/** The steps from which the time of an answer counts. Domain 2, 3, 4. */
const begins: Partial<Record<string, readonly string[]>> = {
  'reply.interim': replied,
  'reply.final': replied,
  'reply.explained': graded,
  'reply.explainedLast': graded,
  'assignment.answered': assigned
} satisfies Partial<Record<EventVerb, readonly EventVerb[]>>

/** Tells whether a step is a reminder of the time, which nobody did. */
const isReminder = ({ verb }: Step): boolean => verb.startsWith('deadline.') || verb.startsWith('grading.')

/**
 * Returns the step from which the duration of a step counts: an answer counts from the step that began its time, any other
 * step from the one before, without reminders. Undefined for the first step.
 * @param earlier the steps before it that the reader may see, oldest first
 */
export function beginningOf(step: Step, earlier: readonly Step[]): Step | undefined {
  const verbs = begins[step.verb] ?? []
  const ofAssignment = step.verb.startsWith('assignment.')
  return (
    earlier.findLast(one => verbs.includes(one.verb) && (!ofAssignment || one.tpid === step.tpid)) ??
    earlier.findLast(one => !isReminder(one))
  )
}
