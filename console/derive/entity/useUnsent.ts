import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { useKeepDraft, useRestored } from '../drafts/useDraft.ts'
import type { Values } from '../schema/fields.ts'
import type { Unsent } from './useEntityForm.ts'

/** What a form keeps in this browser while it is not sent, one place per person and record. */
export function useUnsentKey(resource: string, id: number | undefined): string {
  const { info } = useMe()
  return `console.draft.${info?.uid ?? 0}.${resource}.${id ?? 'new'}`
}

function parse(text: string): Unsent | undefined {
  try {
    const unsent: unknown = JSON.parse(text)
    const { changes, version } = unsent as Partial<Unsent>
    return typeof changes === 'object' && changes !== null ? { changes, version } : undefined
  } catch {
    return undefined
  }
}

/** What was typed here earlier and not sent: a lost session, a closed window. */
export function useUnsent(key: string): (Unsent & { at: number }) | undefined {
  const draft = useRestored(key)
  const unsent = draft && parse(draft.content)
  return draft && unsent && { ...unsent, at: draft.at }
}

/** Asked to leave: what to do when the person stays or goes. */
export interface Leaving {
  stay: () => void
  go: () => void
}

/**
 * Keeps the changes of a form until they are sent, and asks before they are left behind. Signing in again is no leaving:
 * the changes are there afterwards.
 * @param secrets fields that are never kept
 * @param isDirty there is something to lose: at times a moment before the changes can be told
 */
export function useGuard(
  key: string,
  { changes, version }: Unsent,
  {
    secrets = [],
    isDirty = Object.keys(changes).length > 0
  }: { secrets?: readonly string[]; isDirty?: boolean } = {}
) {
  const kept: Values = Object.fromEntries(Object.entries(changes).filter(([name]) => !secrets.includes(name)))
  const text = Object.keys(kept).length > 0 ? JSON.stringify({ changes: kept, version }) : ''
  const { forget, isDone } = useKeepDraft(key, text, '')
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isDone() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.endsWith('/login')
  )
  const leaving: Leaving | undefined =
    blocker.state === 'blocked'
      ? {
          stay: () => blocker.reset(),
          go: () => {
            forget()
            blocker.proceed()
          }
        }
      : undefined
  return { forget, leaving }
}
