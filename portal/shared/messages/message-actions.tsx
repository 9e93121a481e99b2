import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { withTexts } from '../../locales/shown.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { isInterim } from './interim.ts'
import type { Act, OwnMessage } from './message-act.ts'

const MessageDialog = openedPart(() =>
  withTexts(['acts', 'form', 'message'], import('./message-dialogs.tsx'))
)

export interface MessageActionsProps {
  message: OwnMessage
  /** True in a list: no act of one of its messages is the primary act of the page. */
  isListed?: boolean
  /** Called with the text that confirms the act. */
  onDone: (words: string) => void
}

/** Shows the actions on a message that the server allows its author now. */
export function MessageActions({ message, isListed, onDone }: MessageActionsProps) {
  const t = useT()
  const [open, setOpen] = useState<Act>()
  const first = isListed ? 'plain' : 'primary'
  const may = (operation: string) => message.allowedActions.includes(operation)
  // a grade of an interim reply ends the duty to reply finally, so it is not the act that the page suggests
  const isUnfinished = isInterim(message)
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
        <Button tone={isUnfinished ? 'plain' : first} onClick={() => setOpen('grade')}>
          {t(isUnfinished ? 'grade.actInterim' : 'grade.act')}
        </Button>
      )}
      {may('resubmitMessage') && (
        <LinkButton tone={first} to={`/e/resubmit?tid=${message.tid}`}>
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
      {may('requestDeletion') && <Button onClick={() => setOpen('delete')}>{t('deletion.act')}</Button>}
      {may('withdrawDeletion') && <Button onClick={() => setOpen('keep')}>{t('deletion.withdraw')}</Button>}
      {open && <MessageDialog act={open} {...dialog} />}
    </>
  )
}
