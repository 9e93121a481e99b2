import { useT } from '../../lib/i18n.tsx'

interface FormLinksProps {
  tid: number
  /** The trace state. Domain 2. */
  state: number
  allowedActions: readonly string[]
}

/**
 * Links to the forms for one’s own message. They stand in a `noscript` element. Only the server renders its content, so
 * the build for the browser leaves them out.
 */
export function FormLinks({ tid, state, allowedActions }: FormLinksProps) {
  const t = useT()
  return (
    <>
      {allowedActions.includes('gradeMessage') && (
        <a href={`/forms/grade?tid=${tid}`}>{t(state === 1 ? 'grade.actInterim' : 'grade.act')}</a>
      )}{' '}
      {allowedActions.includes('withdrawMessage') && (
        <a href={`/forms/withdraw?tid=${tid}`}>{t('withdraw.act')}</a>
      )}
    </>
  )
}
