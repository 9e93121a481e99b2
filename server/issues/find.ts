import { clusterTexts } from '../language/clusters.ts'
import {
  divideClusters,
  type FoundIssue,
  type IssueText,
  issueWindows,
  leastAuthors,
  leaveOutRepeated,
  type RegionTree
} from './divide.ts'

const day = 86_400_000

/**
 * Finds issues among the messages of the last 90, 30 and 7 days. In a shorter time, a matter stands out that is lost among
 * the messages of a longer one.
 */
export function findIssues(
  texts: readonly IssueText[],
  { regions, now }: { regions: RegionTree; now: number }
): FoundIssue[] {
  const byId = new Map(texts.map(text => [text.id, text]))
  const found = issueWindows.flatMap(days => {
    const recent = texts.filter(({ at }) => at >= now - days * day)
    return divideClusters(clusterTexts(recent, { least: leastAuthors }), byId, { regions, days })
  })
  return leaveOutRepeated(found)
}
