import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'

/** Shows a text in a dialog until it is closed. */
export function ReadDialog({
  title,
  isShort = false,
  onClose,
  children
}: {
  title: string
  /** True for a few lines. On a phone, too, the dialog is only as large as its content. */
  isShort?: boolean
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
      asks={isShort}
      trouble={null}
      onSubmit={onClose}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  )
}
