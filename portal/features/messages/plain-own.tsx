import { useT } from '../../lib/i18n.tsx'
import css from '../../shared/forms/form.module.css'
import { type FormArgs, idInAddress } from '../../shared/forms/plain-form.ts'

/**
 * Loads the message of the address with the actions that its reader may do, and tells whether the act was already done.
 */
export async function loadOwn(args: FormArgs) {
  const { call, url } = args
  const message = await call('getMessage', { body: { tid: idInAddress(args, 'tid') } })
  const { tid, subject, state, promise, gradingEndsAt, allowedActions, replies, grades } = message
  return {
    tid,
    subject,
    state,
    promise,
    gradingEndsAt,
    allowedActions,
    reply: replies.at(-1),
    grades,
    isDone: url.searchParams.has('done')
  }
}

/** Links back to the message and to the list of one’s own messages. */
export function OwnLinks({ tid }: { tid: number }) {
  const t = useT()
  return (
    <p className={css.acts}>
      <a href={`/threads/content?tid=${tid}`}>{t('plain.toMessage')}</a>
      <a href="/myLeavMessage">{t('mine.title')}</a>
    </p>
  )
}
