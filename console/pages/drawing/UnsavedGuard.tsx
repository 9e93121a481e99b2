import { useTranslate } from 'ra-core'
import { useGuard } from '../../derive/entity/useUnsent.ts'
import type { Values } from '../../derive/schema/fields.ts'
import { FormDialog } from '../../widgets/parts/FormDialog.tsx'

interface Props {
  place: string
  changes: Values
  version: number | undefined
}

/** Keeps what is drawn in this browser until it is saved, and asks before it is left behind. */
export function UnsavedGuard({ place, changes, version }: Props) {
  const translate = useTranslate()
  const { leaving } = useGuard(place, { changes, version }, [])
  if (!leaving) return null
  return (
    <FormDialog
      title={translate('entity.unsaved')}
      verb={translate('entity.leave')}
      tone="danger"
      asks
      busy={false}
      wrong={[]}
      trouble={null}
      onSubmit={leaving.go}
      onClose={leaving.stay}
    >
      <p style={{ margin: 0 }}>{translate('ra.message.unsaved_changes')}</p>
    </FormDialog>
  )
}
