import { useTranslate } from 'ra-core'
import { FormDialog } from '../../widgets/registry.tsx'
import type { Leaving } from './useUnsent.ts'

/** Asks before the reader leaves unsaved changes. */
export function LeavingDialog({ leaving }: { leaving: Leaving }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate('entity.unsaved')}
      verb={translate('entity.leave')}
      tone="danger"
      asks
      busy={false}
      trouble={null}
      onSubmit={leaving.go}
      onClose={leaving.stay}
    >
      <p style={{ margin: 0 }}>{translate('ra.message.unsaved_changes')}</p>
    </FormDialog>
  )
}
