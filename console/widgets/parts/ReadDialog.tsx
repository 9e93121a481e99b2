import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'

/** Shows a text in a dialog until it is closed. */
export function ReadDialog({
  title,
  onClose,
  children
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={title}
      verb={translate('ra.action.close')}
      tone="primary"
      busy={false}
      onlySubmit
      trouble={null}
      onSubmit={onClose}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
