import type { Page } from 'playwright'

/** The properties of an element that are used here; tests are checked without the types of browsers. */
interface Part {
  open?: boolean
  tagName: string
  className: string
  innerText?: string
  parentElement: Part | null
  children: Iterable<Part>
  clientWidth: number
  scrollWidth: number
  closest(selector: string): Part | null
  querySelector(selector: string): Part | null
  checkVisibility(options: object): boolean
}
interface Words {
  data: string
  parentElement: Part
}
declare const document: {
  documentElement: Part
  body: Part
  querySelectorAll(selector: string): Iterable<Part>
  createTreeWalker(root: Part, shown: number): { nextNode(): Words | null }
  createRange(): {
    selectNodeContents(words: Words): void
    getClientRects(): Iterable<{ left: number; right: number }>
  }
}
declare function getComputedStyle(part: Part): { overflowX: string; clipPath: string }

/** Finds the texts that are wider than their box. Runs in the page. */
function findWide(): string[] {
  const isWide = (part: Part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1
  const scrolls = (part: Part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)
  const isCut = (part: Part) => ['hidden', 'clip'].includes(getComputedStyle(part).overflowX)
  /** Tells whether a cut text can be read elsewhere: at the address of its link, by its button, or in its title. */
  const isReadElsewhere = (part: Part) =>
    part.closest('a[href], button, [title]') !== null || part.querySelector('a[href], [title]') !== null
  const found: string[] = []
  for (const part of document.querySelectorAll('body *')) {
    if (!isWide(part) || scrolls(part)) continue
    // controls scroll their own text; a badge overlaps the corner of its element
    if (part.closest('input, textarea, select, svg, [aria-hidden=true], .MuiBadge-root')) continue
    if (part.closest('[role=tablist]') || (part.parentElement && scrolls(part.parentElement))) continue
    if (getComputedStyle(part).clipPath !== 'none') continue
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // only the innermost wide part is reported
    if ([...part.children].some(child => isWide(child) && !scrolls(child))) continue
    // the outline or the padding of a link reaches a little beyond the box
    if (!isCut(part) && part.scrollWidth <= part.clientWidth + 8) continue
    const words = (part.innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
    if (words === '' || (isCut(part) && isReadElsewhere(part))) continue
    found.push(`<${part.tagName.toLowerCase()}> ${part.scrollWidth} > ${part.clientWidth} px: ${words}`)
  }
  return found
}

/** Returns the texts of a page that overflow their boxes, and cut texts that cannot be read elsewhere. */
export const overflowing = (page: Page): Promise<string[]> => page.evaluate(findWide)

/** Opens what is unfolded by a button, and finds the words to the left or right of the page. Runs in the page. */
function findBeyond(): string[] {
  const closed = [...document.querySelectorAll('details:not([open])')]
  for (const details of closed) details.open = true
  const { documentElement, body } = document
  const isInScroller = (part: Part | null): boolean =>
    part !== null &&
    part !== body &&
    (getComputedStyle(part).overflowX !== 'visible' || isInScroller(part.parentElement))
  const found: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(body, 4)
  for (let words = walker.nextNode(); words; words = walker.nextNode()) {
    if (words.data.trim() === '' || isInScroller(words.parentElement)) continue
    range.selectNodeContents(words)
    const beyond = [...range.getClientRects()].find(
      ({ left, right }) => left < -1 || right > documentElement.clientWidth + 1
    )
    if (beyond)
      found.push(`${Math.round(beyond.left)}…${Math.round(beyond.right)} px: ${words.data.slice(0, 60)}`)
  }
  for (const details of closed) details.open = false
  return found
}

/** Returns the words that begin or end beyond the page, also those that a button unfolds. */
export const beyondPage = (page: Page): Promise<string[]> => page.evaluate(findBeyond)
