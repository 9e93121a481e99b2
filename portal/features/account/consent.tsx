import { useT } from '../../lib/i18n.tsx'
import { PolicyLinks } from '../../shared/account/policy-links.tsx'
import { Tick } from '../../ui/forms/choice.tsx'

interface ConsentProps {
  id: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
}

/** Asks for consent to the agreement and to the privacy policy. */
export function Consent(tick: ConsentProps) {
  const t = useT()
  return (
    <Tick {...tick}>
      {t('consent.agree')} <PolicyLinks />
    </Tick>
  )
}
