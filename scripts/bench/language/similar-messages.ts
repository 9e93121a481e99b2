import {
  countMatterTerms,
  learnRarity,
  rankAlike,
  toMatterVector
} from '@board/server/platform/language/vectors'
import type { Measure } from '../bench.ts'
import { atLeast } from '../result.ts'
import { readTexts } from './folder.ts'
import { percent } from './words.ts'

/** The number of most similar messages that are judged. */
const judgedMessages = 5

/**
 * Measures how well messages about one matter are found: for each message of a known issue, the share of its five most similar
 * messages that belong to the issue. An issue of fewer than six messages could not fill them.
 */
export const measureSimilarMessages: Measure = async ({ data, log }) => {
  const row = {
    what: 'similar messages: of the five most similar to a message of a known issue, those of its issue',
    bar: '≥ 0.87',
    reference: 'pairs and triples of characters 0.88 (published, other texts)'
  }
  const messages = data === undefined ? undefined : readTexts(data, 'messages.jsonl')
  const issues = data === undefined ? undefined : readTexts(data, 'known-issues.jsonl')
  if (!messages || !issues)
    return {
      ...row,
      findings: { notMeasured: 'name a folder with messages.jsonl and known-issues.jsonl: --data <folder>' }
    }
  const counts = messages.map(({ subject, text }) => countMatterTerms({ subject, content: text }))
  const rarity = learnRarity(counts)
  const vectors = counts.map(one => toMatterVector(one, rarity))
  const shares = [...Map.groupBy(issues, ({ issue }) => issue)].flatMap(([issue, members]) => {
    const ids = new Set(members.map(({ id }) => String(id)))
    const places = messages.flatMap(({ id }, place) => (ids.has(String(id)) ? [place] : []))
    if (places.length <= judgedMessages) return []
    const own = places.map(place => {
      const others = vectors.flatMap((vector, at) => (at === place ? [] : [{ at, vector }]))
      const ranked = rankAlike(vectors[place] ?? new Map(), others)
      const found = ranked.slice(0, judgedMessages).filter(({ at }) => places.includes(at))
      return found.length / judgedMessages
    })
    log(
      `  ${issue}: ${percent(own.reduce((sum, share) => sum + share, 0) / own.length)} of ${own.length} messages`
    )
    return own
  })
  if (shares.length === 0)
    return { ...row, findings: { notMeasured: 'no known issue has more than five messages' } }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return { ...row, findings: [atLeast('of its issue', mean, 0.87, percent)] }
}
