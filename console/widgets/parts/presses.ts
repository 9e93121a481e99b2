/** Keys that press the button which has the focus. */
const pressing: readonly string[] = ['Enter', ' ']

/** Milliseconds after a release within which its click may still come, as it does on a touch screen. */
const tail = 100

/** Milliseconds between two looks at what is still held down. */
const interval = 50

/** The presses that are not released yet: keys by their name, pointers by their number. */
const held = new Set<string>()
let releasedAt = Number.NEGATIVE_INFINITY
let isWatching = false

function release(name: string) {
  if (held.delete(name)) releasedAt = performance.now()
}

/** Begins to note what is pressed and released on this page; a second call changes nothing. */
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
  // a key that is released in another window is never heard of
  target.addEventListener('blur', () => {
    for (const name of held) release(name)
  })
}

const isPressed = () => held.size > 0 || performance.now() - releasedAt < tail

/**
 * Calls `then` once some time has passed and nothing is held down, so that neither a press that follows at once nor one
 * that began before is taken for a press on what has just come.
 * @param pause milliseconds
 * @returns ends the waiting
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
