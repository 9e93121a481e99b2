import { useT } from '../../lib/i18n.tsx'
import { MessageActions, type MessageActionsProps } from '../../shared/messages/message-actions.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './content.module.css'

/**
 * Shows the actions of the author on the message, and that a request for its deletion waits. It is a file of its own for
 * lazy loading: a module that some parts load at once cannot also have a file of its own.
 */
export default function AuthorActions(props: MessageActionsProps) {
  const t = useT()
  return (
    <>
      {props.message.allowedActions.includes('withdrawDeletion') && (
        <div className={css.above}>
          <Banner>{t('deletion.waits')}</Banner>
        </div>
      )}
      <MessageActions {...props} />
    </>
  )
}
