import { useT } from '../lib/i18n.tsx'

interface FormLinksProps {
  tid: number
  allowedActions: readonly string[]
}

/**
 * Links to the forms for one's own message. They stand in a `noscript`, which scripts never draw: the server alone renders
 * them, so that the browser's build leaves them out.
 */
export function FormLinks({ tid, allowedActions }: FormLinksProps) {
  const t = useT()
  return (
    <>
      {allowedActions.includes('gradeMessage') && <a href={`/forms/grade?tid=${tid}`}>{t('grade.act')}</a>}{' '}
      {allowedActions.includes('withdrawMessage') && (
        <a href={`/forms/withdraw?tid=${tid}`}>{t('withdraw.act')}</a>
      )}
    </>
  )
}
