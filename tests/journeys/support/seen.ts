import type { Locator } from 'playwright'

/** A part of the page in the browser; tests are checked without the types of browsers. */
interface Part {
  contains(other: Part | null): boolean
  getBoundingClientRect(): { x: number; y: number; width: number; height: number }
}
declare const document: { elementFromPoint(x: number, y: number): Part | null }

/** Tells whether a reader sees the middle of an element: it is in the window, and no other part covers it. */
export const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((found: unknown) => {
    const part = found as Part
    const { x, y, width, height } = part.getBoundingClientRect()
    return part.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
