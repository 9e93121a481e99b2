import { clusterTexts } from '@board/server/language/clusters'
import { readTexts } from './folder.ts'

/** How well a known issue was found. */
export interface FoundKnown {
  readonly issue: string
  readonly messages: number
  readonly recall: number
  readonly precision: number
  /** Its place among all that were found, by people. */
  readonly rank: number
}

/** Finds the issues of a folder of messages, and compares them with the known ones. Undefined without the files. */
export function judgeIssues(
  folder: string,
  log: (line: string) => void
): { known: FoundKnown[]; seconds: number } | undefined {
  const messages = readTexts(folder, 'messages.jsonl')
  const members = readTexts(folder, 'known-issues.jsonl')
  if (!messages || !members) return undefined
  const began = performance.now()
  const clusters = clusterTexts(messages.map(({ id, subject, text }) => ({ id, subject, content: text })))
  const seconds = (performance.now() - began) / 1000
  const writers = new Map(messages.map(({ id, user }) => [id, user]))
  const found = clusters
    .map(cluster => ({ ...cluster, people: new Set(cluster.members.map(id => writers.get(id))).size }))
    .sort((one, other) => other.people - one.people)
  for (const { people, members: ids, words } of found.slice(0, 10))
    log(`  ${people} people, ${ids.length} messages: ${words.join(' ')}`)
  const known = [...Map.groupBy(members, ({ issue }) => issue)].map(([issue, rows]) => {
    const ids = new Set(rows.map(({ id }) => id))
    const hits = found.map(cluster => cluster.members.filter(id => ids.has(id)).length)
    const best = hits.indexOf(Math.max(...hits, 0))
    const size = found[best]?.members.length ?? 0
    return {
      issue,
      messages: ids.size,
      recall: (hits[best] ?? 0) / ids.size,
      precision: size === 0 ? 0 : (hits[best] ?? 0) / size,
      rank: best + 1
    }
  })
  return { known, seconds }
}
