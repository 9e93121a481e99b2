import { describe, expect, it } from 'vitest'
import type { Client } from '../types.ts'
import { type ProofState, proofCourse, proofView } from './proof-course.ts'

type Proof = typeof import('./proof.ts')
type Pass = Proof['passCaptcha']

const call: Client['call'] = () => Promise.reject(new Error('nobody is asked here'))

/** Returns a course with a calculation that the test gives, its states, and the proofs. */
function course(pass: Pass) {
  const own = proofCourse(call, async () => ({ passCaptcha: pass }) as Proof)
  const states: ProofState[] = []
  const proved: string[] = []
  own.subscribe(() => states.push(own.state()))
  return { ...own, states, proved, start: () => own.begin(uuid => proved.push(uuid)) }
}

/** Returns a calculation that ends only by its signal, like a long real one; `reached` resolves when it is running. */
function endless() {
  const reached = Promise.withResolvers<void>()
  const pass: Pass = (_call, { signal } = {}) => {
    const { promise, reject } = Promise.withResolvers<string>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    reached.resolve()
    return promise
  }
  return { pass, reached: reached.promise }
}

describe('the captcha without a picture', () => {
  it('begins, reports each per cent of progress once, and passes the proof on', async () => {
    const { states, proved, start } = course(async (_call, { onProgress } = {}) => {
      for (const share of [0.001, 0.254, 0.2541, 0.9]) onProgress?.(share)
      return 'abc'
    })
    await start()
    expect(states).toEqual([
      { at: 'work', share: 0 },
      { at: 'work', share: 0.25 },
      { at: 'work', share: 0.9 },
      { at: 'rest' }
    ])
    expect(proved).toEqual(['abc'])
  })

  it('reports that the site does not accept it, and can begin again', async () => {
    const answers = [undefined, 'second']
    const { state, proved, start } = course(async () => answers.shift())
    await start()
    expect(state()).toEqual({ at: 'refused' })
    await start()
    expect(state()).toEqual({ at: 'rest' })
    expect(proved).toEqual(['second'])
  })

  it('keeps the error, so that the page can show it in words', async () => {
    const error = new Error('no network')
    const { state, start } = course(() => Promise.reject(error))
    await start()
    expect(state()).toEqual({ at: 'failed', error })
  })

  it('stops at once on request, without a message', async () => {
    const { pass, reached } = endless()
    const { state, states, proved, start, stop } = course(pass)
    const begun = start()
    await reached
    stop()
    expect(state()).toEqual({ at: 'rest' })
    await begun
    expect(states).toEqual([{ at: 'work', share: 0 }, { at: 'rest' }])
    expect(proved).toEqual([])
  })

  it('does not begin to calculate if it is stopped before', async () => {
    let asked = 0
    const { state, start, stop } = course(async () => String(++asked))
    const begun = start()
    stop()
    await begun
    expect(asked).toBe(0)
    expect(state()).toEqual({ at: 'rest' })
  })

  it('passes no proof on after it was stopped', async () => {
    const { state, proved, start, stop } = course(async (_call, { onProgress } = {}) => {
      stop()
      onProgress?.(0.5)
      return 'late'
    })
    await start()
    expect(state()).toEqual({ at: 'rest' })
    expect(proved).toEqual([])
  })

  it('is not changed by the end of an earlier, stopped one', async () => {
    const { pass, reached } = endless()
    const { state, start, stop } = course(pass)
    const first = start()
    await reached
    stop()
    const second = start()
    await first
    expect(state()).toEqual({ at: 'work', share: 0 })
    stop()
    await second
  })

  it('keeps a refusal if it is stopped while nothing runs', async () => {
    const { state, start, stop } = course(async () => undefined)
    await start()
    stop()
    expect(state()).toEqual({ at: 'refused' })
  })

  it('does not call a listener that was removed', async () => {
    const { start, subscribe } = course(async () => 'abc')
    let heard = 0
    subscribe(() => heard++)()
    await start()
    expect(heard).toBe(0)
  })
})

describe('its state on a page', () => {
  it.for([
    [{ at: 'rest' }, false, 'begin', undefined],
    [{ at: 'work', share: 0.4 }, false, 'stop', 'begun'],
    [{ at: 'refused' }, false, 'again', 'refused'],
    [{ at: 'failed', error: 'why' }, false, 'again', 'failed'],
    [{ at: 'rest' }, true, 'back', 'done']
  ] as const)('%o, proved %s: the button %s, announced %s', ([state, proved, button, said]) => {
    expect(proofView(state, proved)).toMatchObject({ button, said })
  })

  it('shows its progress, hidden from screen readers', () => {
    expect(proofView({ at: 'work', share: 0.4 }, false).share).toBe(0.4)
    expect(proofView({ at: 'rest' }, true).share).toBeUndefined()
  })
})
