import { useT } from '../lib/i18n.tsx'

interface FormLinksProps {
  tid: number
  allowedActions: readonly string[]
}

/** Links to the forms for one's own message; only a browser that runs no scripts shows them. */
export function FormLinks({ tid, allowedActions }: FormLinksProps) {
  const t = useT()
  return (
    <noscript>
      {allowedActions.includes('gradeMessage') && <a href={`/forms/grade?tid=${tid}`}>{t('grade.act')}</a>}{' '}
      {allowedActions.includes('withdrawMessage') && (
        <a href={`/forms/withdraw?tid=${tid}`}>{t('withdraw.act')}</a>
      )}
    </noscript>
  )
}
