import { clusterTexts } from '../../platform/language/clusters/clusters.ts'
import { PackedTexts } from '../../platform/language/clusters/packed-texts.ts'
import type { MessageText } from '../../platform/language/clusters/term-index.ts'
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

/** A message whose words are read from a packed text. */
class PackedIssueText implements IssueText {
  readonly id: number
  readonly at: number
  readonly author: number
  readonly isPublic: boolean
  readonly region: number | null
  private readonly text: MessageText

  constructor({ id, at, author, isPublic, region }: IssueText, text: MessageText) {
    this.id = id
    this.at = at
    this.author = author
    this.isPublic = isPublic
    this.region = region
    this.text = text
  }

  get subject(): string {
    return this.text.subject
  }

  get content(): string {
    return this.text.content
  }
}

/** Collects messages in little memory, page by page, and finds the issues among them. */
export class IssueSearch {
  private readonly packed = new PackedTexts()
  private readonly texts: IssueText[] = []

  get size(): number {
    return this.texts.length
  }

  add(page: readonly IssueText[]): void {
    for (const text of page) this.texts.push(new PackedIssueText(text, this.packed.add(text)))
  }

  /**
   * Finds issues among the messages of the last 90, 30 and 7 days. In a shorter time, a matter stands out that is lost among
   * the messages of a longer one.
   */
  find({ regions, now }: { regions: RegionTree; now: number }): FoundIssue[] {
    const found = issueWindows.flatMap(days => {
      const recent = this.texts.filter(({ at }) => at >= now - days * day)
      const byId = new Map(recent.map(text => [text.id, text]))
      return divideClusters(clusterTexts(recent, { least: leastAuthors }), byId, { regions, days })
    })
    return leaveOutRepeated(found)
  }
}
