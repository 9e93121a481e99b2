import { type LabelledText, rankClasses, trainClassifier } from '../../platform/language/classifier.ts'
import { encodeClassifier } from '../../platform/language/encoding.ts'
import { scoresFor } from '../../platform/language/scores.ts'

/** A trained classifier for the database, and how well its kind did in a trial. */
export interface TrainedModel {
  /** The bytes of `encodeClassifier`. */
  readonly data: Uint8Array
  /** The share of the trial's texts whose class was the first one, from 0 to 1. */
  readonly accuracy: number
  /** The share of the trial's texts whose class was the first or the second. */
  readonly withinTwo: number
  /** The number of the trial's texts. */
  readonly trialTexts: number
  /** The time of the training on all texts. */
  readonly milliseconds: number
}

/** One text of so many is judged in the trial. */
const heldOut = 5

/**
 * Trains a classifier on all texts. Before that, a trial trains one on four fifths of them and judges it on the last fifth, which
 * it has not seen. Decision 0179.
 */
export function trainAndTry(texts: readonly LabelledText[]): TrainedModel {
  const isJudged = (_: LabelledText, at: number) => at % heldOut === 0
  const judged = texts.filter(isJudged)
  const trial = trainClassifier(texts.filter((text, at) => !isJudged(text, at)))
  const { accuracy, withinTwo } = scoresFor(
    judged.map(({ text, label }) => ({
      label,
      ranking: rankClasses(trial, text).map(ranked => ranked.label)
    }))
  )
  const began = performance.now()
  const data = encodeClassifier(trainClassifier(texts))
  const milliseconds = Math.round(performance.now() - began)
  return { data, accuracy, withinTwo, trialTexts: judged.length, milliseconds }
}
