import type { Client } from './types.ts'

/** Where a captcha without a picture stands. */
export type ProofState =
  | { at: 'rest' }
  /** `share` of the most that there can be to reckon, in hundredths from 0 to 1. */
  | { at: 'work'; share: number }
  /** The site did not accept the sum. */
  | { at: 'refused' }
  | { at: 'failed'; error: unknown }

/** The view of a proof: the action of its one button, the announcement, and the share of the calculation done. */
export interface ProofView {
  button: 'begin' | 'stop' | 'again' | 'back'
  said: 'begun' | 'done' | 'refused' | 'failed' | undefined
  share: number | undefined
}

const rest: ProofState = { at: 'rest' }

/**
 * The course of a captcha without a picture, without a page: it begins, tells how far it is, and ends in a proof, a
 * refusal, a failure, or because nobody wants it any more. `subscribe` and `state` are what React's
 * `useSyncExternalStore` takes. The reckoning itself is loaded when it begins.
 */
export function proofCourse(call: Client['call'], load = () => import('./proof.ts')) {
  let state = rest
  let running: AbortController | undefined
  const listeners = new Set<() => void>()

  function move(next: ProofState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    state: (): ProofState => state,
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Begins anew; `onProved` hears the uuid that signing in takes in place of a picture's answer. */
    async begin(onProved: (uuid: string) => void): Promise<void> {
      running?.abort()
      const mine = new AbortController()
      const { signal } = mine
      running = mine
      move({ at: 'work', share: 0 })
      const onProgress = (done: number) => {
        const share = Math.round(done * 100) / 100
        if (state.at === 'work' && state.share !== share && !signal.aborted) move({ at: 'work', share })
      }
      try {
        const { passCaptcha } = await load()
        if (signal.aborted) return
        const uuid = await passCaptcha(call, { signal, onProgress })
        if (signal.aborted) return
        move(uuid === undefined ? { at: 'refused' } : rest)
        if (uuid !== undefined) onProved(uuid)
      } catch (error) {
        if (!signal.aborted) move({ at: 'failed', error })
      }
    },
    /** Ends what is under way; without it, changes nothing. */
    stop(): void {
      running?.abort()
      if (state.at === 'work') move(rest)
    }
  }
}

/** @param proved whether a proof is at hand, so that no picture need be answered */
export function proofView(state: ProofState, proved: boolean): ProofView {
  if (state.at === 'work') return { button: 'stop', said: 'begun', share: state.share }
  if (proved) return { button: 'back', said: 'done', share: undefined }
  if (state.at === 'rest') return { button: 'begin', said: undefined, share: undefined }
  return { button: 'again', said: state.at, share: undefined }
}
