import { useTranslate } from 'ra-core'
import { FormDialog } from '../../../widgets/registry.tsx'
import type { Leaving } from './useUnsent.ts'

interface Props {
  leaving: Leaving
  /** The title and the text, by their keys; absent: those of unsaved changes. */
  title?: string
  text?: string
}

/** Asks before the reader leaves unsaved changes. */
export function LeavingDialog({
  leaving,
  title = 'entity.unsaved',
  text = 'ra.message.unsaved_changes'
}: Props) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate(title)}
      verb={translate('entity.leave')}
      tone="danger"
      asks
      busy={false}
      trouble={null}
      onSubmit={leaving.go}
      onClose={leaving.stay}
    >
      <p style={{ margin: 0 }}>{translate(text)}</p>
    </FormDialog>
  )
}
