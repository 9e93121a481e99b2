import { rankClasses, trainClassifier } from '@board/server/platform/language/classifier'
import { scoresFor } from '@board/server/platform/language/scores'
import type { Bench, Measure } from '../bench.ts'
import { atLeast, atMost } from '../result.ts'
import { ms } from '../stats.ts'
import { readDemoTexts } from './demo-texts.ts'
import { readTexts } from './folder.ts'
import { percent, seconds } from './words.ts'

/** Returns the texts that are learnt from and those that are judged; of the demo, every fifth is judged. */
async function readExamples({ train, data }: Bench) {
  if (train !== undefined && data !== undefined)
    return { examples: readTexts(train, 'labels.jsonl'), judged: readTexts(data, 'labels.jsonl') }
  const texts = (await readDemoTexts()).map(({ subject, text, domain }) => ({
    text: `${subject}\n${text}`,
    label: domain
  }))
  return {
    examples: texts.filter((_, at) => at % 5 !== 0),
    judged: texts.filter((_, at) => at % 5 === 0)
  }
}

/** Measures how well the domain of a message is found: trained on the texts of one folder, judged on those of another. */
export const measureDomain: Measure = async bench => {
  const row = {
    what: 'domain of a message, from its text',
    bar: 'accuracy ≥ 0.915, macro-F1 ≥ 0.905, within two ≥ 0.985; ≤ 1 ms a text; 10,000 texts in ≤ 60 s'
  }
  const { examples, judged } = await readExamples(bench)
  if (!examples || !judged)
    return { ...row, reference: '', findings: { notMeasured: 'a folder has no labels.jsonl' } }
  const began = performance.now()
  const classifier = trainClassifier(examples)
  const training = (performance.now() - began) / 1000
  const memory = process.memoryUsage().rss / 2 ** 20
  const asked = performance.now()
  const rankings = judged.map(({ text }) => rankClasses(classifier, text).map(({ label }) => label))
  const each = (performance.now() - asked) / judged.length
  const scores = scoresFor(judged.map(({ label }, at) => ({ label, ranking: rankings[at] ?? [] })))
  bench.log(
    `  trained on ${examples.length} texts in ${seconds(training)}, ${Math.round(memory)} MB; ${judged.length} texts judged`
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
