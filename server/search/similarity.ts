/** The pairs of characters that a message has in common with the one that is asked about. */
export interface SharedPairs {
  readonly tid: number
  readonly pairs: readonly number[]
}

/** A pair of the subject says more about a message than one of its content. */
const subjectWeight = 3

/** The least number of pairs of the subject that a similar message has: phrases of the content alone do not count. */
const leastOfSubject = 2

/** The least share of the weight of all pairs that two similar messages have in common. */
const leastShare = 0.12

/**
 * Sorts messages by what they have in common with one message, the most similar first. A pair weighs the more,
 * the fewer of the messages have it, so that common phrases count little.
 * @param own all pairs of the message
 * @param subject the pairs of its subject, which are among them
 * @returns the ids of those that are similar
 */
export function rankBySimilarity(
  own: readonly number[],
  subject: readonly number[],
  candidates: readonly SharedPairs[]
): number[] {
  const frequency = new Map<number, number>()
  for (const pair of candidates.flatMap(({ pairs }) => pairs))
    frequency.set(pair, (frequency.get(pair) ?? 0) + 1)
  const isInSubject = new Set(subject)
  const weightOf = (pair: number) =>
    Math.log(1 + candidates.length / (frequency.get(pair) ?? 1)) * (isInSubject.has(pair) ? subjectWeight : 1)
  const total = (pairs: readonly number[]) => pairs.reduce((sum, pair) => sum + weightOf(pair), 0)
  const whole = total(own)
  return candidates
    .filter(({ pairs }) => pairs.filter(pair => isInSubject.has(pair)).length >= leastOfSubject)
    .map(({ tid, pairs }) => ({ tid, share: total(pairs) / whole }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share || other.tid - one.tid)
    .map(({ tid }) => tid)
}
