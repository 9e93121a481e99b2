import { maskOwnPhone } from '@board/schemas/formats'
import { useT } from '../lib/i18n.tsx'

/** A mobile number of the reader’s own, of which the first three and the last four digits are shown; read out as such, not as stars. */
export function Masked({ mobile }: { mobile: string }) {
  const t = useT()
  return (
    <span>
      <span aria-hidden="true">{maskOwnPhone(mobile)}</span>
      <span className="visually-hidden">
        {t('ui.masked', { start: mobile.slice(0, 3), end: mobile.slice(-4) })}
      </span>
    </span>
  )
}
