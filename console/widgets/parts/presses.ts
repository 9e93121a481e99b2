/** The keys that press the focused button. */
const pressing: readonly string[] = ['Enter', ' ']

/** The time after a release during which its click may still follow, as on touch screens, in milliseconds. */
const tail = 100

/** The time between two checks for held keys and pointers, in milliseconds. */
const interval = 50

/** The presses that are not released yet: keys by name, pointers by number. */
const held = new Set<string>()
let releasedAt = Number.NEGATIVE_INFINITY
let isWatching = false

function release(name: string) {
  if (held.delete(name)) releasedAt = performance.now()
}

/** Starts to watch the presses and releases on this page. A second call has no effect. */
export function watchPresses(target: EventTarget = window): void {
  if (isWatching) return
  isWatching = true
  const keyOf = (event: Event) =>
    'key' in event && pressing.includes(String(event.key)) ? `key ${event.key}` : undefined
  const pointerOf = (event: Event) => `pointer ${'pointerId' in event ? event.pointerId : ''}`
  const listen = (name: string, act: (event: Event) => void) =>
    target.addEventListener(name, act, { capture: true })
  listen('keydown', event => {
    const key = keyOf(event)
    if (key) held.add(key)
  })
  listen('keyup', event => {
    const key = keyOf(event)
    if (key) release(key)
  })
  listen('pointerdown', event => held.add(pointerOf(event)))
  for (const end of ['pointerup', 'pointercancel']) listen(end, event => release(pointerOf(event)))
  // the release of a key in another window is not reported
  target.addEventListener('blur', () => {
    for (const name of held) release(name)
  })
}

const isPressed = () => held.size > 0 || performance.now() - releasedAt < tail

/**
 * Calls `then` after a pause and when nothing is pressed any more. So a press that began earlier, or follows at once,
 * does not apply to the new content.
 * @param pause milliseconds
 * @returns a function that ends the waiting
 */
export function afterPresses(pause: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    if (isPressed()) timer = setTimeout(look, interval)
    else then()
  }
  timer = setTimeout(look, pause)
  return () => clearTimeout(timer)
}
