import { Suspense, startTransition } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { latePart } from '../../lib/late-part.ts'
import { formatTime } from '../../lib/time.ts'
import { useScripted } from '../../lib/use-scripted.ts'
import { withTexts } from '../../locales/shown.ts'
import { ShareButton } from '../../shared/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { FormLinks } from '../../ui/forms/form-links.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import css from './content.module.css'
import type { Message } from './message.ts'

const Marks = latePart(() => import('./marks.tsx'))
const MessageActions = openedPart(() => withTexts(['acts'], import('./author-actions.tsx')))

interface ActionsProps {
  message: Message
  /** The text that confirms the last act. */
  said: string | false
  onDone: (words: string) => void
}

/** Shows the actions on a message: marks, the actions that the server allows its author, sharing and printing. */
export function Actions({ message, said, onDone }: ActionsProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  // the actions need scripts; only the author of the message loads the actions of authors
  const scripted = useScripted()
  return (
    <div className={css.actionsAndStatus}>
      <div className={css.marksPlace}>
        {scripted && (
          <Suspense>
            <Marks message={message} />
          </Suspense>
        )}
      </div>
      <Status>{said}</Status>
      {message.own && message.gradingEndsAt !== null && message.allowedActions.includes('gradeMessage') && (
        <p className={css.facts}>{t('grade.until', { time: formatTime(message.gradingEndsAt) })}</p>
      )}
      <div className={css.actions}>
        {scripted && message.own && (
          <MessageActions
            message={message}
            onDone={async words => {
              await revalidate()
              // the text appears together with the new parts above it; otherwise these parts would push it out of view
              startTransition(() => onDone(words))
            }}
          />
        )}
        <noscript>{import.meta.env.SSR && message.own && <FormLinks {...message} />}</noscript>
        <ShareButton title={message.subject} text={message.content} />
        <Button className={css.print} onClick={() => print()}>
          {t('share.print')}
        </Button>
      </div>
    </div>
  )
}
