/** The properties of a box that are used here; tests are checked without the types of browsers. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Style {
  outlineStyle: string
  outlineWidth: string
  outlineOffset: string
  opacity: string
  overflowX: string
  overflowY: string
  position: string
}
interface Part {
  tagName: string
  textContent: string | null
  className: string
  type?: string
  labels?: ArrayLike<Part> | null
  parentElement: Part | null
  getAttribute(name: string): string | null
  getBoundingClientRect(): Box
  contains(other: Part | null): boolean
  matches(selector: string): boolean
}
declare const document: {
  activeElement: Part | null
  body: Part
  documentElement: Part & { clientWidth: number; clientHeight: number }
  elementFromPoint(x: number, y: number): Part | null
}
declare function getComputedStyle(part: Part): Style

export interface Focus {
  /** The focused element in words, for the message of a failure; empty if nothing has the focus. */
  where: string
  /** The reasons why a keyboard user cannot see the focus. */
  faults: string[]
  /** The boxes of the element, of the window and of the parts that cover it, for the message of a failure. */
  place: string
  /** True if one of the targets has the focus. */
  isOnTarget: boolean
}

/**
 * Returns the place of the focus and tells whether it is visible. It runs in the page, so it uses nothing of this
 * module.
 */
export function lookAtFocus(targets: readonly unknown[] = []): Focus {
  const active = document.activeElement
  if (!active || active === document.body)
    return { where: '', faults: ['nothing has the focus'], place: '', isOnTarget: false }
  // the calendar button of a date belongs to the browser, which draws its ring: the field itself has no focus then
  if (!active.matches(':focus')) {
    const isOfDate = /^(date|datetime-local)$/.test(active.type ?? '')
    const faults = isOfDate ? [] : ['nothing has the focus']
    return { where: isOfDate ? 'the calendar button of a date' : '', faults, place: '', isOnTarget: false }
  }
  const isOnTarget = targets.includes(active)
  const labels = Array.from(active.labels ?? [])
  const words =
    active.getAttribute('aria-label') ?? labels[0]?.textContent ?? active.textContent ?? active.tagName
  const where = `<${active.tagName.toLowerCase()}> ${words.replace(/\s+/g, ' ').trim().slice(0, 40)}`

  const windowBox = (): Box => ({
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: document.documentElement.clientHeight
  })
  /**
   * Returns the area in which a part can be seen: the window without the areas that scrolling boxes around the part
   * cut off.
   */
  const clipOf = (part: Part): Box => {
    const clip = windowBox()
    let fixed = getComputedStyle(part).position === 'fixed'
    for (let up = part.parentElement; up && up !== document.body && !fixed; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up)
      const box = up.getBoundingClientRect()
      if (overflowX !== 'visible') {
        clip.left = Math.max(clip.left, box.left)
        clip.right = Math.min(clip.right, box.right)
      }
      if (overflowY !== 'visible') {
        clip.top = Math.max(clip.top, box.top)
        clip.bottom = Math.min(clip.bottom, box.bottom)
      }
      fixed = position === 'fixed'
    }
    return clip
  }

  /** Tells whether a visible element has an outline of two pixels or more. */
  const hasRing = (part: Part): boolean => {
    const style = getComputedStyle(part)
    const box = part.getBoundingClientRect()
    const big = box.right - box.left > 4 && box.bottom - box.top > 4
    return (
      big &&
      style.opacity !== '0' &&
      style.outlineStyle !== 'none' &&
      Number.parseFloat(style.outlineWidth) >= 2
    )
  }
  const around: Part[] = []
  for (let up = active.parentElement; up && around.length < 3; up = up.parentElement) around.push(up)
  // a hidden input shows its focus on its label, an input with a button on the box around both
  const shown = [active, ...labels, ...around].find(hasRing)
  if (!shown) return { where, faults: ['no outline'], place: active.className, isOnTarget }

  const faults: string[] = []
  const box = shown.getBoundingClientRect()
  const clip = clipOf(shown)
  const seen = {
    left: Math.max(box.left, clip.left),
    top: Math.max(box.top, clip.top),
    right: Math.min(box.right, clip.right),
    bottom: Math.min(box.bottom, clip.bottom)
  }
  /** The size of a larger part that must be visible. Browsers scroll only the caret of a long text into view. */
  const enough = { width: 120, height: active.tagName === 'TEXTAREA' ? 24 : 48 }
  if (
    seen.right - seen.left < Math.min(box.right - box.left, enough.width) - 1 ||
    seen.bottom - seen.top < Math.min(box.bottom - box.top, enough.height) - 1
  )
    faults.push('outside of what can be seen')
  const offset = Number.parseFloat(getComputedStyle(shown).outlineOffset) + 1
  const sides = [
    box.left - offset >= clip.left,
    box.top - offset >= clip.top,
    box.right + offset <= clip.right,
    box.bottom + offset <= clip.bottom
  ]
  if (sides.filter(Boolean).length < 2) faults.push('its outline is cut off')

  const inset = 4
  const [left, right] = [seen.left + inset, seen.right - inset]
  const [top, bottom] = [seen.top + inset, seen.bottom - inset]
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom]
  ]
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
  const covers = hits.filter(
    hit => !hit || !(hit.contains(shown) || shown.contains(hit) || labels.some(one => one.contains(hit)))
  )
  if (covers.length > 1) faults.push('covered by something else')
  const edges = (one: Box) => [one.left, one.top, one.right, one.bottom].map(Math.round).join(' ')
  const cover = covers[0] ? `, under <${covers[0].tagName}> ${covers[0].className}` : ''
  const place = `it ${edges(box)}, the window ${edges(windowBox())}, visible ${edges(clip)}${cover}`
  return { where, faults, place, isOnTarget }
}
