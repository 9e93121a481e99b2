import { chainSteps } from './chain-steps.ts'
import { gradeSteps } from './grade-steps.ts'
import { messageSteps } from './message-steps.ts'
import { moderationSteps } from './moderation-steps.ts'
import { sharingSteps } from './sharing-steps.ts'
import type { Step } from './step.ts'

/** All steps in the life of a message after its posting, by name. */
export const steps = {
  ...messageSteps,
  ...gradeSteps,
  ...chainSteps,
  ...moderationSteps,
  ...sharingSteps
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps
