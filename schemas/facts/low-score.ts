/**
 * Tells whether one of these scores asks for an explanation. Domain 2.
 * @param scores those from 1 to 5 that are given; a score that is not given yet is undefined
 */
export const isLow = (
  scores: readonly (number | undefined)[],
  { explainThreshold }: { readonly explainThreshold: number }
): boolean => scores.some(score => score !== undefined && score <= explainThreshold)
