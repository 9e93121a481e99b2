import type { Page } from 'playwright'
import { type Focus, lookAtFocus } from './focus.ts'
import { whereFocusIs } from './keyboard.ts'

/** The few parts of a page that are looked at here; tests are checked without the types of browsers. */
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
  querySelectorAll(selector: string): Iterable<Part>
  checkVisibility(options: object): boolean
}
declare const document: { activeElement: Part | null; querySelector(selector: string): Part | null }
/** Kept in the page while it is walked through: the controls that Tab has not come to yet. */
declare const window: { unreached: Set<Part>; rows: Part[] }

/** Puts the focus before the first control of the page's main part and keeps which there are. Runs in the page. */
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
    // the rows after the first are like it
    if (later.some(row => row.contains(one))) return false
    if (one.type !== 'radio') return true
    // a group of radio buttons is one stop
    const isFirst = !radios.has(one.name ?? '')
    radios.add(one.name ?? '')
    return isFirst
  }
  window.unreached = new Set(controls.filter(isStop))
  main.focus()
  return window.unreached.size
}

/** Notes the control that has the focus, and passes over the rows after the first. Whether it is in the main part. */
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

/** What Tab never came to. Whatever has the focus now, such as the way to the main part, loses it. */
function end(): string[] {
  document.activeElement?.blur()
  return [...window.unreached].map(
    one => `<${one.tagName.toLowerCase()}> ${one.getAttribute('aria-label') ?? one.textContent}`
  )
}

/** Where Tab has come to, asked of the page at once: it is asked hundreds of times. */
const step = `(() => {
  const isInside = (${note})()
  return { isInside, ...(${lookAtFocus})() }
})()`

/**
 * Goes through the main part of a page with Tab alone, from its first control to its last; at each stop it must be seen
 * where one is. Gives the controls that Tab never came to.
 */
export async function walkThrough(page: Page): Promise<string[]> {
  const count = await page.evaluate(begin)
  // a date is several stops
  const patience = count * 4 + 20
  for (let pressed = 0; pressed < patience; pressed++) {
    await page.keyboard.press('Tab')
    const { isInside, faults } = await page.evaluate<Focus & { isInside: boolean }>(step)
    if (!isInside) return page.evaluate(end)
    // it may be seen a moment later
    if (faults.length > 0) await whereFocusIs(page)
  }
  throw new Error(`Tab never came to the end of ${page.url()}; it is at ${await whereFocusIs(page)}`)
}
