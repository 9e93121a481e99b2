import { randomHex } from '@board/client/random'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { SubmissionKey } from '../../lib/submission.ts'
import { isSessionError, wordsFor } from '../../services/failure.ts'
import { useGate } from '../../services/gate.ts'
import { useThrottled } from './use-throttled.ts'

/**
 * Runs a write for the person. It cannot run twice at the same time, and a retry has no second effect.
 * @param act sends the body with its idempotency key
 */
export function useAct<Body extends object>(act: (body: Body, idempotencyKey: string) => Promise<void>) {
  const t = useT()
  const key = useRef(new SubmissionKey(randomHex))
  const wanted = useRef<Body>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ words: string; error: unknown }>()
  const { lost } = useGate()
  useEffect(() => {
    // signing in again removes the failure of the earlier session
    if (!lost) setFailure(undefined)
  }, [lost])
  const go = useThrottled(async () => {
    const body = wanted.current
    if (!body) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act(body, key.current.for(body))
    } catch (error) {
      setFailure({
        words: isSessionError(error) ? t('error.sessionKept') : wordsFor(error, t),
        error
      })
    } finally {
      setBusy(false)
    }
  })
  return {
    busy,
    failure,
    /** Starts the act; returns whether it was started. A press too soon after another one is ignored. */
    run: (body: Body) => {
      wanted.current = body
      return go()
    }
  }
}
