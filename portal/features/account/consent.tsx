import { useT } from '../../lib/i18n.tsx'
import { Tick } from '../../ui/choice.tsx'

interface ConsentProps {
  id: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
  /** The address of the privacy policy; absent if the agreement contains it. */
  privacyUrl?: string
}

/** Asks for consent to the agreement. The texts open in another tab, so that typed text is not lost. */
export function Consent({ privacyUrl, ...tick }: ConsentProps) {
  const t = useT()
  return (
    <Tick {...tick}>
      {t('consent.agree')}{' '}
      <a href="/helpC?key=1" target="_blank" rel="noreferrer">
        {t('consent.agreement')}
      </a>
      {privacyUrl && (
        <>
          {' '}
          {t('consent.and')}{' '}
          <a href={privacyUrl} target="_blank" rel="noreferrer">
            {t('consent.privacy')}
          </a>
        </>
      )}
    </Tick>
  )
}
