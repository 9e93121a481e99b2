import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import css from '../../ui/frame/header.module.css'

/** Names the chosen province, to which the home page and the menu are narrowed, and links to the whole country. */
export function ProvinceLine() {
  const t = useT()
  const { province: chosen } = useServices()
  const { province } = useRoot()
  if (chosen === undefined) return null
  return (
    <p className={css.province}>
      <strong>{province?.name}</strong>
      <a rel="nofollow" href="/home?province=0">
        {t('shell.wholeCountry')}
      </a>
    </p>
  )
}
