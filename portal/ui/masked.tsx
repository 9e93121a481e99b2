import { maskPhone } from '@board/schemas/formats'
import { useT } from '../lib/i18n.tsx'

/** A mobile number of which only the first digits are shown; read out as such, not as stars. */
export function Masked({ mobile }: { mobile: string }) {
  const t = useT()
  return (
    <span>
      <span aria-hidden="true">{maskPhone(mobile)}</span>
      <span className="visually-hidden">{t('ui.masked', { start: mobile.slice(0, 3) })}</span>
    </span>
  )
}
