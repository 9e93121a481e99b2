import { ApiError } from '@board/client/error'
import { localStore } from '@board/client/storage/storage'
import { useEffect, useRef, useState } from 'react'
import { DraftStore } from '../../lib/drafts.ts'
import { useRoot } from '../../services/root.ts'
import { isUnsent, recordAttempt, type Unsent } from './unsent.ts'

/**
 * Keeps a submission without an answer, and its idempotency key, until the server has answered. It survives leaving the
 * page, so that the same content is sent only once.
 * @param name the draft that is sent
 */
export function useUnsent(name: string) {
  const uid = useRoot().user?.uid ?? 0
  const store = useRef<DraftStore<Unsent>>(null)
  const latest = useRef<Unsent>(undefined)
  const [unsent, setUnsent] = useState<Unsent>()

  useEffect(() => {
    store.current = new DraftStore(localStore, uid, `${name}-unsent`, isUnsent)
    latest.current = store.current.load()?.value
    setUnsent(latest.current)
  }, [uid, name])

  const keep = (value: Unsent): void => {
    latest.current = value
    store.current?.save(value, Date.now())
  }
  const clear = (): void => {
    latest.current = undefined
    store.current?.clear()
    setUnsent(undefined)
  }
  return {
    /** The submission that waits for a connection or for a press. */
    unsent,
    /** Ends the automatic submission; the content stays. */
    stop: () => {
      if (!latest.current) return
      keep({ ...latest.current, isAutomatic: false })
      setUnsent(latest.current)
    },
    /** Sends a request under the key of its earlier attempts, or under a new key if there were none. */
    send: async <Answer>(
      body: object,
      newKey: string,
      act: (idempotencyKey: string) => Promise<Answer>
    ): Promise<Answer> => {
      const attempt = recordAttempt(latest.current, JSON.stringify(body), newKey, Date.now())
      // saved before the call, because the tab may be closed before the answer
      keep(attempt)
      try {
        const answer = await act(attempt.idempotencyKey)
        clear()
        return answer
      } catch (error) {
        if (error instanceof ApiError && error.status === 0) setUnsent(attempt)
        else clear()
        throw error
      }
    }
  }
}
