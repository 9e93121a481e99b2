import type { Client } from '../types.ts'

/** The state of a captcha without a picture. */
export type ProofState =
  | { at: 'rest' }
  /** `share` is the done part of the largest possible calculation, in hundredths from 0 to 1. */
  | { at: 'work'; share: number }
  /** The site did not accept the solution. */
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
 * Runs a captcha without a picture, independent of a page: it begins, reports its progress, and ends in a proof, a
 * refusal, a failure, or because it is stopped. `subscribe` and `state` are the arguments of React's
 * `useSyncExternalStore`. The calculation itself is loaded when it begins.
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
    /** Adds a listener. @returns a function that ends the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Begins again; `onProved` gets the uuid that a sign-in takes in place of a picture's answer. */
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
    /** Stops the running calculation, if there is one. */
    stop(): void {
      running?.abort()
      if (state.at === 'work') move(rest)
    }
  }
}

/**
 * Returns the view of a state.
 * @param proved true if there is a proof, so that no picture must be answered
 */
export function proofView(state: ProofState, proved: boolean): ProofView {
  if (state.at === 'work') return { button: 'stop', said: 'begun', share: state.share }
  if (proved) return { button: 'back', said: 'done', share: undefined }
  if (state.at === 'rest') return { button: 'begin', said: undefined, share: undefined }
  return { button: 'again', said: state.at, share: undefined }
}
