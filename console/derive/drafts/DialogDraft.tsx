import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { StoredUpload } from '../../api/keptUploads.ts'
import type { Values } from '../../base/values.ts'
import type { Field } from '../../fields/fields.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { keptOf } from './dialogDraft.ts'
import { UnkeptNotice } from './UnkeptNotice.tsx'
import { type DraftEnd, useKeepDraft } from './useDraft.ts'

interface Props {
  draftKey: string
  fields: readonly Field[]
  /** The values with which the dialog starts if it has no draft. */
  given: Values
  /** The files that were uploaded in the dialog. */
  files: readonly StoredUpload[]
  /** The names of chosen files that are not stored. */
  lost: readonly string[]
  end: DraftEnd
  /** True if the dialog started with a draft. */
  isRestored: boolean
  /** Restarts the dialog without its draft. */
  onClear: () => void
}

/**
 * Saves the typed values of the surrounding dialog as a draft until they are sent, and shows a notice if the dialog
 * starts with a draft.
 */
export function DialogDraft({ draftKey, fields, given, files, lost, end, isRestored, onClear }: Props) {
  const text = JSON.stringify(keptOf(fields, useWatch()))
  const { isRefused } = useKeepDraft(
    draftKey,
    text,
    JSON.stringify(keptOf(fields, given)),
    end,
    files,
    undefined,
    lost
  )
  return (
    <>
      {isRestored && <RestoredNotice end={end} onClear={onClear} />}
      {/* a dialog has no line that says when it was saved */}
      <UnkeptNotice isRefused={isRefused} />
    </>
  )
}

/** Shows that a form starts with a draft, and offers to start without it. */
export function RestoredNotice({ end, onClear }: Pick<Props, 'end' | 'onClear'>) {
  const translate = useTranslate()
  return (
    <Notice
      kind="info"
      words={translate('form.restored')}
      action={
        <ActionButton
          small
          tone="quiet"
          onClick={() => {
            end.forget()
            onClear()
          }}
        >
          {translate('form.clear')}
        </ActionButton>
      }
    />
  )
}
