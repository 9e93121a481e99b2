import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Listener = (event: { stopImmediatePropagation: () => void }) => void

const entries: unknown[] = []
let at = 0
let hear: Listener = () => {}
const moves: number[] = []

/** Lets the browser complete the first move that was asked for; returns whether the router would see it. */
function completeMove(): boolean {
  at += moves.shift() ?? 0
  const stop = vi.fn()
  hear({ stopImmediatePropagation: stop })
  return stop.mock.calls.length === 0
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  entries.splice(0, entries.length, null)
  at = 0
  moves.length = 0
  vi.stubGlobal('location', { href: 'https://example.org/form' })
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => {
    hear = listener
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      at += 1
      entries.splice(at, entries.length, state)
    },
    replaceState(state: unknown) {
      entries[at] = state
    },
    go: (by: number) => moves.push(by)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for a move that a busy device completes late, so that it does not undo the next navigation', async () => {
  vi.stubGlobal('navigation', { canGoBack: true })
  const { addOverlay, leaveOverlays } = await import('./overlays.ts')
  addOverlay(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const left = vi.fn()
  leaveOverlays().then(left)
  await vi.advanceTimersByTimeAsync(3000)
  expect(left).not.toHaveBeenCalled()
  expect(completeMove()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(left).toHaveBeenCalled()
  expect(at).toBe(0)
})

it('gives the entry to the page when there is nothing to go back to', async () => {
  vi.stubGlobal('navigation', { canGoBack: false })
  const { addOverlay, leaveOverlays, hasOverlays } = await import('./overlays.ts')
  addOverlay(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const left = vi.fn()
  leaveOverlays().then(left)
  await vi.advanceTimersByTimeAsync(1000)
  expect(left).toHaveBeenCalled()
  expect(hasOverlays()).toBe(false)
})

it('gives an overlay that opens during a navigation its entry after the navigation', async () => {
  const { addOverlay, holdEntries } = await import('./overlays.ts')
  let complete = () => {}
  const move = holdEntries(
    new Promise<void>(resolve => {
      complete = resolve
    })
  )
  addOverlay(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(at).toBe(0)
  complete()
  await move
  await vi.advanceTimersByTimeAsync(0)
  expect(at).toBe(1)
})
