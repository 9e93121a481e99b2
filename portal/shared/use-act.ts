import { randomHex } from '@board/client/random'
import { useEffect, useRef, useState } from 'react'
import { isSessionError, wordsFor } from '../app/failure.ts'
import { useGate } from '../app/login-gate.tsx'
import { useT } from '../lib/i18n.tsx'
import { SubmissionKey } from '../lib/submission.ts'
import { useThrottled } from './use-throttled.ts'

/**
 * One write that a person asks for: it cannot run twice at once, and a retry has no second effect.
 * @param act sends the body under its key
 */
export function useAct<Body extends object>(act: (body: Body, idempotencyKey: string) => Promise<void>) {
  const t = useT()
  const key = useRef(new SubmissionKey(randomHex))
  const wanted = useRef<Body>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ words: string; error: unknown }>()
  const { lost } = useGate()
  useEffect(() => {
    // signing in again answers the failure
    if (!lost) setFailure(known => (isSessionError(known?.error) ? undefined : known))
  }, [lost])
  const go = useThrottled(async () => {
    const body = wanted.current
    if (!body) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act(body, key.current.for(body))
    } catch (error) {
      setFailure({ words: isSessionError(error) ? t('error.sessionKept') : wordsFor(error, t), error })
    } finally {
      setBusy(false)
    }
  })
  return {
    busy,
    failure,
    /** Answers whether the act runs: a press too soon after another is left out. */
    run: (body: Body) => {
      wanted.current = body
      return go()
    }
  }
}
