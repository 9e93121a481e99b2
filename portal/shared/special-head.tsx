import { type Translate, useT } from '../lib/i18n.tsx'
import css from './special-head.module.css'

/** Returns the title of a page, followed by that of the special campaign if the page belongs to it. */
export const specialTitle = (t: Translate, title: string, isSpecial: boolean | undefined): string =>
  isSpecial ? `${title} - ${t('special.title')}` : title

/** Shows the banner of the special campaign. The citizens’ menu is hidden on such pages. Specification 9. */
export function SpecialHead() {
  const t = useT()
  return (
    <div className={css.special}>
      <p className={css.title}>{t('special.title')}</p>
    </div>
  )
}
