import { isPair, searchDocument } from './bigrams.ts'

/** Ways of asking, which subjects of every kind have in common. */
const asking = [
  '怎么申请怎么申领怎么办理怎么办怎么领取怎么查询怎么解决',
  '如何申请如何申领如何办理如何领取如何查询如何解决',
  '请问咨询一下什么时候能不能可不可以是否可以有没有的问题的建议',
  '请问如何请问怎么什么时候能什么时候可以'
]
const pairsOfAsking = new Set(searchDocument(asking).grams.filter(isPair))

/** Tells whether a pair of characters says what a text is about; of the others, every second subject has some. */
export const isTelling = (pair: number): boolean => !pairsOfAsking.has(pair)

/** Returns the pairs of a subject that say what it is about. */
export const tellingPairs = (subject: string): number[] =>
  searchDocument([subject]).grams.filter(gram => isPair(gram) && isTelling(gram))

/** The pairs of characters that a message shares with the compared message. */
export interface SharedPairs {
  readonly tid: number
  readonly pairs: readonly number[]
}

/** The weight of a pair in the subject. A pair in the content has the weight 1. */
const subjectWeight = 3

/** The smallest number of shared pairs of the subject. Shared phrases of the content are not enough. */
const leastOfSubject = 2

/** The smallest share of the weight of all pairs that a similar message has in common, unless the caller asks for more. */
const leastShare = 0.12

/**
 * Sorts messages by their similarity to one message, the most similar first. A pair has more weight if fewer of the
 * messages contain it, so that common phrases count little.
 * @param own all pairs of the message
 * @param subject the pairs of its subject, which `own` contains
 * @param least the smallest share of the weight of all pairs that a similar message has in common
 * @returns the ids of the similar messages
 */
export function rankBySimilarity(
  own: readonly number[],
  subject: readonly number[],
  candidates: readonly SharedPairs[],
  least = leastShare
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
    .filter(({ share }) => share >= least)
    .sort((one, other) => other.share - one.share || other.tid - one.tid)
    .map(({ tid }) => tid)
}
