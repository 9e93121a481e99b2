/** How well a classifier ranked the classes of texts. All values are shares between 0 and 1. */
export interface Scores {
  readonly accuracy: number
  /** The mean of the F1 of all classes, each counted once. */
  readonly macroF1: number
  /** The share of texts whose class is the first or the second. */
  readonly withinTwo: number
}

/** A text: its class, and the classes in the order in which they were ranked. */
export interface Judged {
  readonly label: string
  readonly ranking: readonly string[]
}

/** Counts how well the classes of texts were ranked. */
export function scoresFor(judged: readonly Judged[]): Scores {
  const labels = [...new Set(judged.map(({ label }) => label))]
  const shareOf = (isRight: (one: Judged) => boolean) => judged.filter(isRight).length / judged.length
  const f1 = labels.map(label => {
    const right = judged.filter(one => one.label === label && one.ranking[0] === label).length
    const named = judged.filter(({ ranking }) => ranking[0] === label).length
    const all = judged.filter(one => one.label === label).length
    return (2 * right) / (named + all)
  })
  return {
    accuracy: shareOf(({ label, ranking }) => ranking[0] === label),
    macroF1: f1.reduce((sum, one) => sum + one, 0) / labels.length,
    withinTwo: shareOf(({ label, ranking }) => ranking.slice(0, 2).includes(label))
  }
}
