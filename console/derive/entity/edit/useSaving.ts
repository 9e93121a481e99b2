import { ApiError } from '@board/client'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isConflict } from '../../../api/failure.ts'
import type { TabState } from '../../../base/tabState.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { isSignedIn } from '../../../session/sessionCookies.ts'
import { useTellDone } from '../../dialog/done.tsx'
import { type DraftEnd, useDraftEnd } from '../../drafts/useDraft.ts'
import { resourceAt, useListPlace } from '../listPlace.ts'
import { useRecordDone } from '../useRecordDone.ts'

/** The outcome of saving a form, for the form and for the guard that asks before it is left. */
export interface Saving {
  /** The last refusal. */
  readonly failure: unknown
  forget: () => void
  readonly draft: DraftEnd
  /** react-admin's callbacks after a record was saved or refused. */
  readonly mutationOptions: {
    onSuccess: (record?: RaRecord) => void
    onError: (refusal: unknown) => void
  }
}

/**
 * Returns the outcome of saving. After a success it removes the draft and opens the list from which the reader came. A
 * refusal is kept and shown in place.
 * @param draftKey the storage key of unsent changes
 */
export function useSaving(entity: Entity, draftKey: string): Saving {
  const { succeed } = useTellDone()
  const doneOf = useRecordDone(entity)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const placeOf = useListPlace(entity.name)
  const [failure, setFailure] = useState<unknown>()
  const draft = useDraftEnd(draftKey)
  const onSuccess = (record?: RaRecord) => {
    // if the session has ended, react-admin shows it
    if (!isSignedIn()) return
    draft.forget()
    const listed = placeOf(record)
    succeed(record && { ...doneOf(record), resource: resourceAt(listed) })
    // the form is done with: its tab goes
    const state: TabState = { closing: [pathname] }
    navigate(listed, { state })
  }
  return {
    failure,
    forget: () => setFailure(undefined),
    draft,
    mutationOptions: { onSuccess, onError: setFailure }
  }
}

/** Returns the present record from a conflict; undefined for another failure. */
export function currentOf(failure: unknown): EntityRecord | undefined {
  if (!isConflict(failure) || !(failure instanceof ApiError)) return undefined
  return (failure.detail as unknown as { current?: EntityRecord } | undefined)?.current
}
