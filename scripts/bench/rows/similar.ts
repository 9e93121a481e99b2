import { openDatabase } from '@board/server/platform/database/open'
import { findMessages } from '@board/server/records/search/find'
import { findSimilar } from '@board/server/records/search/similar'
import { randomFrom } from '../../demo/random.ts'
import { type Measure, manyRows } from '../bench.ts'
import { makeContent, makeSubject } from '../fill/text.ts'
import { atMost } from '../result.ts'
import { median, ms, p95, times } from '../stats.ts'
import { pickTerms } from '../terms.ts'

const texts = 100

/** Measures how long it takes to find messages like a text that is being written, beside a search for a word. */
export const measureSimilar: Measure = async ({ databases, rows, log }) => {
  const url = await databases.filled(rows)
  const words = (await pickTerms(url)).flatMap(term => term.words)
  const random = randomFrom(12)
  const written = Array.from({ length: texts }, (_, at) => ({
    subject: makeSubject(random),
    // every third text is only a title so far
    content: at % 3 === 0 ? '' : makeContent(random)
  }))
  const { db, close } = await openDatabase({ url })
  try {
    const searches = await timeEach(words, async word => void (await findMessages(db, word, { rows: 10 })))
    const found: number[] = []
    const latencies = await timeEach(written, async text => {
      found.push((await findSimilar(db, text, { rows: 5, near: 510100 })).length)
    })
    log(
      `  similar messages: median ${ms(median(latencies))}, p95 ${ms(p95(latencies))}; a search: median ${ms(median(searches))}, p95 ${ms(p95(searches))}; ${found.filter(Boolean).length} of ${found.length} texts have some`
    )
    const bar = rows >= manyRows ? 60 : 30
    return {
      what: 'similar messages, by title and text',
      bar: `p95 ≤ ${bar} ms; p95 ≤ 2 × a search`,
      reference: `a search p95 ${ms(p95(searches))}`,
      findings: [
        atMost('p95', p95(latencies), bar, ms),
        atMost('beside a search', p95(latencies) / p95(searches), 2, times)
      ]
    }
  } finally {
    await close()
  }
}

/** Returns the milliseconds of each item, one after the other, after some to warm up. */
async function timeEach<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<number[]> {
  for (const item of items.slice(0, 5)) await run(item)
  const taken: number[] = []
  for (const item of items) {
    const began = performance.now()
    await run(item)
    taken.push(performance.now() - began)
  }
  return taken
}
