import type { DataOf } from '@board/client'
import { formatTime } from '../../fields/time.ts'

type Text = NonNullable<DataOf<'getEditorCampaign'>['confirmedText']>
type Compared = Pick<
  Text,
  'title' | 'beginTime' | 'endTime' | 'forums' | 'content' | 'questions' | 'coverUrl' | 'attachments'
>

/** The parts of a campaign's text that readers see. */
export type ChangedPart = 'title' | 'period' | 'forums' | 'content' | 'questions' | 'cover' | 'attachments'

/** A changed part: the lines that are only in the confirmed text, and those that are only in the latest one. */
export interface Change {
  readonly part: ChangedPart
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

const blockEnd = /<br\s*\/?>|<\/(?:p|li|h[1-6]|tr|div|blockquote|td|th)>/gi

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&'
}

/** Returns the lines of text in HTML, without its tags and its empty lines. */
export function linesOf(html: string): string[] {
  return html
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, found => entities[found] ?? found)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function partsOf(text: Compared): Record<ChangedPart, readonly string[]> {
  return {
    title: [text.title],
    period: [`${formatTime(text.beginTime)} – ${formatTime(text.endTime)}`],
    forums: text.forums.map(({ name }) => name),
    content: linesOf(text.content),
    questions: text.questions,
    // the pictures themselves are shown with the texts
    cover: text.coverUrl ? [text.coverUrl] : [],
    attachments: text.attachments.map(({ fileName }) => fileName)
  }
}

/** Returns the parts in which the latest text of a campaign differs from the confirmed one, in the order of the page. */
export function changesOf(confirmed: Compared, latest: Compared): Change[] {
  const [before, after] = [partsOf(confirmed), partsOf(latest)]
  return (Object.keys(before) as ChangedPart[]).flatMap(part => {
    const removed = before[part].filter(line => !after[part].includes(line))
    const added = after[part].filter(line => !before[part].includes(line))
    return removed.length + added.length === 0 ? [] : [{ part, removed, added }]
  })
}
