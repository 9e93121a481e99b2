import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'

/** Links to the agreement and to the privacy policy. Both open in another tab, so that typed text is not lost. */
export function PolicyLinks() {
  const t = useT()
  const { privacy } = useRoot().links
  return (
    <>
      <a href="/helpC?key=1" target="_blank" rel="noreferrer">
        {t('consent.agreement')}
      </a>{' '}
      {t('consent.and')}{' '}
      <a href={privacy} target="_blank" rel="noreferrer">
        {t('consent.privacy')}
      </a>
    </>
  )
}
