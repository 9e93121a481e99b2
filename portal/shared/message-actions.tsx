import { lazy, Suspense, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { withTexts } from '../locales/shown.ts'
import { Button, LinkButton } from '../ui/button.tsx'

const MessageDialog = lazy(() => withTexts(['acts', 'form', 'message'], import('./message-dialogs.tsx')))

export interface OwnMessage {
  tid: number
  subject: string
  allowedActions: readonly string[]
}

/** What has a dialog of its own. */
export type Act = 'grade' | 'supplement' | 'withdraw'

interface MessageActionsProps {
  message: OwnMessage
  /** Hears in words of what was done. */
  onDone: (words: string) => void
}

/** What the author may do with a message now, as the server allows it. */
export function MessageActions({ message, onDone }: MessageActionsProps) {
  const t = useT()
  const [open, setOpen] = useState<Act>()
  const may = (operation: string) => message.allowedActions.includes(operation)
  const dialog = {
    message,
    onClose: () => setOpen(undefined),
    onDone: (words: string) => {
      setOpen(undefined)
      onDone(words)
    }
  }
  return (
    <>
      {may('gradeMessage') && (
        <Button tone="primary" onClick={() => setOpen('grade')}>
          {t('grade.act')}
        </Button>
      )}
      {may('resubmitMessage') && (
        <LinkButton tone="primary" to={`/e/resubmit?tid=${message.tid}`}>
          {t('resubmit.act')}
        </LinkButton>
      )}
      {may('supplementMessage') && (
        <Button onClick={() => setOpen('supplement')}>{t('supplement.act')}</Button>
      )}
      {may('withdrawMessage') && (
        <Button tone="danger" onClick={() => setOpen('withdraw')}>
          {t('withdraw.act')}
        </Button>
      )}
      <Suspense>{open && <MessageDialog act={open} {...dialog} />}</Suspense>
    </>
  )
}

/** What each of the dialogs gets. */
export interface ActionDialogProps {
  message: OwnMessage
  onClose: () => void
  /** Hears in words of what was done. */
  onDone: (words: string) => void
}
