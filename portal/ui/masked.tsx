import { maskOwnPhone } from '@board/schemas/facts/formats'
import { useT } from '../lib/i18n.tsx'

/**
 * Shows the reader’s own mobile number with its first three and last four digits. Screen readers hear these digits
 * instead of asterisks.
 */
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
