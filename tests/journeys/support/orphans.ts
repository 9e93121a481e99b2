import type { Page } from 'playwright'

/** The properties that are used here; tests are checked without the types of browsers. */
interface Box {
  top: number
  bottom: number
  width: number
}
interface Part {
  tagName: string
  textContent: string
  childNodes: Iterable<{ nodeType: number; textContent: string }>
  closest(selector: string): Part | null
  checkVisibility(): boolean
}
declare const document: {
  querySelectorAll(selector: string): Iterable<Part>
  createRange(): { selectNodeContents(part: Part): void; getClientRects(): Iterable<Box> }
}
declare function getComputedStyle(part: Part): { display: string; fontSize: string }

/** Finds the headings and paragraphs whose last line is a single character. Runs in the page. */
function findSingle(): string[] {
  const isText = (part: Part) =>
    [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent.trim() !== '')
  const widthsOf = (part: Part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const lines: { middle: number; width: number }[] = []
    for (const { top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2
      const line = lines.find(one => Math.abs(one.middle - middle) < 9)
      if (line) line.width += width
      else if (width > 1) lines.push({ middle, width })
    }
    return lines.toSorted((one, other) => one.middle - other.middle).map(({ width }) => width)
  }
  const found: string[] = []
  for (const part of document.querySelectorAll('main h1, main h2, main h3, main p')) {
    if (part.closest('.visually-hidden, [hidden]') || !part.checkVisibility()) continue
    // excerpts are cut after their third line
    const { display, fontSize } = getComputedStyle(part)
    const isHeading = part.tagName !== 'P'
    if (!isHeading && (!isText(part) || display !== 'block')) continue
    const widths = widthsOf(part)
    if (widths.length > 1 && (widths.at(-1) ?? 0) < 1.5 * Number.parseFloat(fontSize))
      found.push(part.textContent.trim())
  }
  return found
}

/** Returns the headings and paragraphs of a page whose last line is a single character. */
export const orphans = (page: Page): Promise<string[]> => page.evaluate(findSingle)
