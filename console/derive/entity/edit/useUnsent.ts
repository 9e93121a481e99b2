import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import type { Values } from '../../../base/values.ts'
import { useMe } from '../../../session/useMe.ts'
import { type DraftEnd, useDraftEnd, useKeepDraft, useRestored } from '../../drafts/useDraft.ts'

/** Earlier unsent changes, and the version on which they are based. */
export interface Unsent {
  changes: Values
  version?: number | undefined
}

/** Returns the storage key for the unsent changes of a form. There is one for each person and record. */
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

/** Reads earlier changes that were not sent, because a session ended or a window was closed. */
export function useUnsent(key: string): (Unsent & { at: number }) | undefined {
  const draft = useRestored(key)
  const unsent = draft && parse(draft.content)
  return draft && unsent && { ...unsent, at: draft.at }
}

/** The decision of a person who is about to leave a form. */
export interface Leaving {
  stay: () => void
  go: () => void
}

/**
 * Asks before the reader leaves a page with something to lose. Signing in again does not count as leaving.
 * @param forget discards what would be lost, after the reader has decided to leave
 */
export function useLeaving(
  isDirty: boolean,
  { isDone = () => false, forget = () => undefined }: Partial<DraftEnd> = {}
): Leaving | undefined {
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
  if (blocker.state !== 'blocked') return undefined
  return {
    stay: () => blocker.reset(),
    go: () => {
      forget()
      blocker.proceed()
    }
  }
}

/**
 * Saves the changes of a form until they are sent, and asks before the reader leaves them. Signing in again does not
 * count as leaving, because the changes are restored afterwards.
 * @param secrets fields that are never saved
 * @param isDirty whether there is something to lose; it may be true shortly before the changes are known
 * @param end the end of the draft, after the changes were sent
 * @returns the decision to make on leaving, and `isRefused` if the browser does not keep the changes
 */
export function useGuard(
  key: string,
  { changes, version }: Unsent,
  {
    secrets = [],
    isDirty = Object.keys(changes).length > 0,
    end
  }: { secrets?: readonly string[]; isDirty?: boolean; end?: DraftEnd } = {}
) {
  const ownEnd = useDraftEnd(key)
  const { forget, isDone } = end ?? ownEnd
  const kept: Values = Object.fromEntries(Object.entries(changes).filter(([name]) => !secrets.includes(name)))
  const text = Object.keys(kept).length > 0 ? JSON.stringify({ changes: kept, version }) : ''
  const { isRefused } = useKeepDraft(key, text, '', { forget, isDone })
  return { leaving: useLeaving(isDirty, { isDone, forget }), isRefused }
}
