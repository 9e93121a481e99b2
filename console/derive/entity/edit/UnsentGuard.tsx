import type { Entity } from '@board/schemas/vocabulary/entity'
import { createContext, useContext, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { Values } from '../../../base/values.ts'
import { changedFields } from '../../../provider/payload.ts'
import type { DraftEnd, Kept } from '../../drafts/useDraft.ts'
import type { EntityField } from './form.ts'
import { LeavingDialog } from './LeavingDialog.tsx'
import { useGuard } from './useUnsent.ts'

/** The form of a record whose changes are kept until they are sent. */
interface UnsentForm {
  readonly entity: Entity
  readonly fields: readonly EntityField[]
  /** The record at the time when the form was opened. */
  readonly base: Values
  readonly version: number | undefined
  readonly draftKey: string
  readonly draft: DraftEnd
  /** Tells whether the browser keeps the changes. It must not change from one rendering to the next. */
  readonly onKept: (kept: Pick<Kept, 'isRefused'>) => void
  /** Adds values to the record at that time, such as proposals that the reader has not typed. */
  readonly propose: (values: Values) => void
}

const UnsentContext = createContext<UnsentForm | undefined>(undefined)

export const UnsentProvider = UnsentContext.Provider

/** Returns the function by which proposed values do not count as changes; undefined outside of a form of a record. */
export const usePropose = (): UnsentForm['propose'] | undefined => useContext(UnsentContext)?.propose

/**
 * Saves the changes of a record's form in this browser, and asks before the reader leaves them. The question is
 * react-admin's warning, shown as a dialog.
 */
export function UnsentGuard() {
  const form = useContext(UnsentContext)
  if (!form) throw new Error('UnsentGuard is used outside of a form of a record')
  const { entity, fields, base, version, draftKey, draft, onKept } = form
  const changes = changedFields(entity, useWatch(), base)
  const secrets = fields.filter(field => field.schema.writeOnly).map(field => field.name)
  const { leaving, isRefused } = useGuard(draftKey, { changes, version }, { secrets, end: draft })
  useEffect(() => onKept({ isRefused }), [isRefused, onKept])
  return leaving ? <LeavingDialog leaving={leaving} /> : null
}
