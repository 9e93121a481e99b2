/** The one table of what may be done with feedback to the platform. */

/** 0 waits for an answer, 1 answered. */
export type FeedbackState = 0 | 1

export const feedbackTransitions = {
  answer: { operation: 'answerFeedback', from: [0], to: 1 }
} as const satisfies Record<string, { operation: string; from: readonly FeedbackState[]; to: FeedbackState }>

/** Tells whether feedback can still be answered. */
export const mayAnswer = ({ state }: { readonly state: number }): boolean =>
  feedbackTransitions.answer.from.some(from => from === state)
