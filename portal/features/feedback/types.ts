/** The kinds of feedback: suggestion, fault, complaint about the platform, other. */
export const feedbackTypes = [1, 2, 3, 4] as const
