import { type Actor, isSignedIn } from '../../platform/actor.ts'
import { mayAnswer } from './transitions.ts'

/** The permission that answering takes. */
const answering = 'board:feedback:answer'

/** The operations that somebody may call on feedback now. */
export function allowedFeedbackActions(
  actor: Actor,
  feedback: { readonly state: number; readonly contact_sealed: string | null }
): string[] {
  if (!isSignedIn(actor) || !actor.permissions.has(answering)) return []
  return [
    ...(mayAnswer(feedback) ? ['answerFeedback'] : []),
    ...(feedback.contact_sealed === null ? [] : ['revealFeedbackContact'])
  ]
}
