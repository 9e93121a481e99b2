import { heatFor, totalHeat } from '@board/server/overview/issues/heat'
import { clusterTexts } from '@board/server/platform/language/clusters/clusters'
import type { Measure } from '../bench.ts'
import { atLeast, atMost } from '../result.ts'
import { readTexts, type TextFiles } from './folder.ts'
import { percent } from './words.ts'

type Message = TextFiles['messages.jsonl']

/** How well a known issue was found. */
interface FoundIssue {
  readonly issue: string
  readonly messages: number
  readonly recall: number
  readonly precision: number
  /** Its place among all that were found, by heat. */
  readonly rank: number
}

/** The number of known issues that have a bar: the largest. */
const judgedIssues = 2

/** A found issue with this share of a known one is about it. */
const mixedShare = 0.2

/**
 * Finds issues among messages, the hottest first, as the lists of the site have them. A folder says who wrote and how many
 * liked it; it knows no grades and no deadlines, and the last week of a year says nothing about its growth.
 */
function findIssues(messages: readonly Message[]) {
  const byId = new Map(messages.map(message => [String(message.id), message]))
  return clusterTexts(messages.map(({ id, subject, text }) => ({ id: String(id), subject, content: text })))
    .map(cluster => {
      const own = cluster.members.flatMap(id => byId.get(id) ?? [])
      const people = new Set(own.map(({ user }) => user)).size
      const likes = own.reduce((sum, message) => sum + message.likes, 0)
      const figures = {
        recentPeople: 0,
        earlierPeople: 0,
        messages: own.length,
        graded: 0,
        lowGrades: 0,
        overdue: 0
      }
      return { ...cluster, people, likes, heat: totalHeat(heatFor({ ...figures, people, likes })) }
    })
    .sort((one, other) => other.heat - one.heat)
}

/** Compares a known issue with the found one that has most of its messages. */
function judgeIssue(
  issue: string,
  ids: ReadonlySet<string>,
  found: readonly { readonly members: readonly string[] }[]
): FoundIssue {
  const hits = found.map(({ members }) => members.filter(id => ids.has(id)).length)
  const most = Math.max(0, ...hits)
  const best = hits.indexOf(most)
  return {
    issue,
    messages: ids.size,
    recall: most / ids.size,
    precision: most / (found[best]?.members.length ?? 1),
    rank: best + 1
  }
}

/** Measures how well the issues that several people wrote about are found among the messages of a folder. */
export const measureHotIssues: Measure = async ({ data, log }) => {
  const row = {
    what: 'hot issues: the two largest known ones among those that were found',
    bar: 'recall ≥ 0.9 and precision ≥ 0.75 each, among the first five; no issue mixes two of them',
    reference: ''
  }
  const messages = data === undefined ? undefined : readTexts(data, 'messages.jsonl')
  const known = data === undefined ? undefined : readTexts(data, 'known-issues.jsonl')
  if (!messages || !known)
    return {
      ...row,
      findings: { notMeasured: 'name a folder with messages.jsonl and known-issues.jsonl: --data <folder>' }
    }
  const found = findIssues(messages)
  for (const { heat, people, likes, members, words } of found.slice(0, 10))
    log(`  heat ${heat}: ${people} people, ${likes} likes, ${members.length} messages: ${words.join(' ')}`)
  const issues = [...Map.groupBy(known, ({ issue }) => issue)]
    .map(([issue, rows]) => ({ issue, ids: new Set(rows.map(({ id }) => String(id))) }))
    .sort((one, other) => other.ids.size - one.ids.size)
  const judged = issues.slice(0, judgedIssues).map(({ issue, ids }) => judgeIssue(issue, ids, found))
  const mixed = found.filter(({ members }) => {
    const parts = issues.filter(
      ({ ids }) => members.filter(id => ids.has(id)).length >= Math.max(2, mixedShare * ids.size)
    )
    return parts.length > 1
  })
  for (const one of judged)
    log(`  ${one.issue}: ${one.messages} messages, found at place ${one.rank} by heat`)
  return {
    ...row,
    findings: [
      ...judged.flatMap(({ issue, recall, precision, rank }) => [
        atLeast(`${issue}: recall`, recall, 0.9, percent),
        atLeast(`${issue}: precision`, precision, 0.75, percent),
        atMost(`${issue}: place`, rank, 5, String)
      ]),
      atMost('issues that mix two', mixed.length, 0, String)
    ]
  }
}
