import type { Page } from 'playwright'
import { type Focus, lookAtFocus } from './focus.ts'
import { whereFocusIs } from './keyboard.ts'

/** The properties of an element that are used here; tests are checked without the types of browsers. */
interface Part {
  tagName: string
  type?: string
  name?: string
  textContent: string | null
  disabled?: boolean
  focus(): void
  blur(): void
  closest(selector: string): Part | null
  contains(other: Part | null): boolean
  getAttribute(name: string): string | null
  getBoundingClientRect(): { left: number; top: number; right: number; bottom: number; width: number }
  querySelectorAll(selector: string): Iterable<Part>
  checkVisibility(options: object): boolean
}
declare const document: { activeElement: Part | null; querySelector(selector: string): Part | null }
/** The state in the page during the walk: the controls that Tab has not reached yet. */
declare const window: { unreached: Set<Part>; rows: Part[] }

/** Puts the focus before the first control of the page's main part and records all controls. Runs in the page. */
function begin(): number {
  const main = document.querySelector('main')
  if (!main) return 0
  const controls = [
    ...main.querySelectorAll('a[href], button, input, select, textarea, [contenteditable=true], [tabindex]')
  ]
  window.rows = [...main.querySelectorAll('[data-row]')]
  const later = window.rows.slice(1)
  const radios = new Set<string>()
  const isStop = (one: Part) => {
    if (one.disabled || one.type === 'file' || Number(one.getAttribute('tabindex') ?? 0) < 0) return false
    if (!one.checkVisibility({ visibilityProperty: true })) return false
    // the rows after the first have the same controls
    if (later.some(row => row.contains(one))) return false
    if (one.type !== 'radio') return true
    // a group of radio buttons is one stop of Tab
    const isFirst = !radios.has(one.name ?? '')
    radios.add(one.name ?? '')
    return isFirst
  }
  window.unreached = new Set(controls.filter(isStop))
  main.focus()
  return window.unreached.size
}

/**
 * Records the focused control and skips the rows after the first. Returns whether the control is in the main part.
 */
function note(): boolean {
  const active = document.activeElement
  if (!active || !document.querySelector('main')?.contains(active)) return false
  for (const one of window.unreached)
    if (one === active || (one.type === 'radio' && one.name === active.name)) window.unreached.delete(one)
  const row = active.closest('[data-row]')
  const last = window.rows.at(-1)
  if (row && last && row === window.rows[1] && row !== last)
    [...last.querySelectorAll('a, button')].at(-1)?.focus()
  return true
}

/**
 * Returns the controls that Tab never reached. It first removes the focus from the current element, such as the link
 * to the main part.
 */
function end(): string[] {
  document.activeElement?.blur()
  return [...window.unreached].map(
    one => `<${one.tagName.toLowerCase()}> ${one.getAttribute('aria-label') ?? one.textContent}`
  )
}

/**
 * Records and returns the control that Tab has reached, in a single call to the page, because it runs hundreds of
 * times.
 */
const step = `(() => {
  const isInside = (${note})()
  return { isInside, ...(${lookAtFocus})() }
})()`

/**
 * Moves through the main part of a page with Tab alone, from its first control to its last; at each stop the
 * focus must be visible. Returns the controls that Tab never reached.
 */
export async function walkThrough(page: Page): Promise<string[]> {
  const count = await page.evaluate(begin)
  // a date field has several stops
  const maxSteps = count * 4 + 20
  for (let pressed = 0; pressed < maxSteps; pressed++) {
    await page.keyboard.press('Tab')
    const { isInside, faults } = await page.evaluate<Focus & { isInside: boolean }>(step)
    if (!isInside) return page.evaluate(end)
    // the focus may become visible a moment later
    if (faults.length > 0) await whereFocusIs(page)
  }
  throw new Error(`Tab never came to the end of ${page.url()}; it is at ${await whereFocusIs(page)}`)
}

/**
 * Returns the controls of the main part that Tab reaches in another order than a person reads them: a control is above
 * the one before it without being to its right, or has an order of its own. Runs without pressing a key.
 */
export const outOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const controls = [...(main?.querySelectorAll('a[href], button, input, select, textarea, summary') ?? [])]
    const shown = controls.filter(
      one =>
        !one.disabled &&
        Number(one.getAttribute('tabindex') ?? 0) >= 0 &&
        one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        one.getBoundingClientRect().width > 1
    )
    const faults: string[] = []
    for (const [at, one] of shown.entries()) {
      const before = shown[at - 1]?.getBoundingClientRect()
      const place = one.getBoundingClientRect()
      const isBack = before !== undefined && place.bottom <= before.top && place.left < before.right
      if (isBack || Number(one.getAttribute('tabindex') ?? 0) > 0)
        faults.push(`<${one.tagName.toLowerCase()}> ${one.getAttribute('aria-label') ?? one.textContent}`)
    }
    return faults
  })
