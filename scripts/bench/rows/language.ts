import { rankClasses, trainClassifier } from '@board/server/language/classifier'
import type { Measure } from '../bench.ts'
import { readTexts } from '../language/folder.ts'
import { judgeIssues } from '../language/hot-issues.ts'
import { scoresFor } from '../language/scores.ts'
import { atLeast, atMost } from '../result.ts'
import { ms } from '../stats.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const seconds = (value: number): string => `${value.toFixed(1)} s`

/** Measures how well the domain of a message is found: trained on the texts of one folder, judged on those of another. */
export const measureLanguage: Measure = async ({ train, data, log }) => {
  const row = {
    what: 'domain of a message, from its text',
    bar: 'accuracy ≥ 0.915, macro-F1 ≥ 0.905, within two ≥ 0.985; ≤ 1 ms a text; 10,000 texts in ≤ 60 s'
  }
  const examples = train === undefined ? undefined : readTexts(train, 'labels.jsonl')
  const judged = data === undefined ? undefined : readTexts(data, 'labels.jsonl')
  if (!examples || !judged)
    return {
      ...row,
      reference: '',
      findings: { notMeasured: 'name two folders with labels.jsonl: --train <folder> --data <folder>' }
    }
  const began = performance.now()
  const classifier = trainClassifier(examples)
  const training = (performance.now() - began) / 1000
  const memory = process.memoryUsage().rss / 2 ** 20
  const asked = performance.now()
  const rankings = judged.map(({ text }) => rankClasses(classifier, text).map(({ label }) => label))
  const each = (performance.now() - asked) / judged.length
  const scores = scoresFor(judged.map(({ label }, at) => ({ label, ranking: rankings[at] ?? [] })))
  log(
    `  trained on ${examples.length} texts in ${seconds(training)}, ${Math.round(memory)} MB; ${judged.length} texts judged`
  )
  const issues = judgeIssues(data ?? '', log)
  for (const { issue, messages, recall, precision, rank } of issues?.known ?? [])
    log(
      `  ${issue}: ${messages} messages, recall ${percent(recall)}, precision ${percent(precision)}, rank ${rank}`
    )
  return {
    ...row,
    reference: 'SVM 0.92, fastText 0.93, fine-tuned BERT 0.967 (published, with 80 % of the texts)',
    findings: [
      atLeast('accuracy', scores.accuracy, 0.915, percent),
      atLeast('macro-F1', scores.macroF1, 0.905, percent),
      atLeast('within two', scores.withinTwo, 0.985, percent),
      atMost('a text', each, 1, ms),
      atMost('10,000 texts', (training * 10_000) / examples.length, 60, seconds)
    ]
  }
}
