/** A help page as it is being typed. */
export interface Typed {
  readonly title: string
  readonly content: string
}

/** Reads a stored help page; undefined if there is none, or if it is not valid. */
export function readTyped(text: string | undefined): Typed | undefined {
  if (text === undefined) return undefined
  try {
    const { title, content } = JSON.parse(text) as Partial<Typed>
    return typeof title === 'string' && typeof content === 'string' ? { title, content } : undefined
  } catch {
    return undefined
  }
}

/** A heading or a paragraph of a help page. */
export interface Block {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

const mark = '## '

/** Divides a help page into headings and paragraphs, as its readers see it. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    lines = []
  }
  for (const line of content.split('\n')) {
    if (line.startsWith(mark)) {
      endParagraph()
      blocks.push({ kind: 'heading', text: line.slice(mark.length) })
    } else if (line.trim() === '') {
      endParagraph()
    } else {
      lines.push(line)
    }
  }
  endParagraph()
  return blocks
}
