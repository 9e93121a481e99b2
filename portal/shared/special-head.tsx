import { type Translate, useT } from '../lib/i18n.tsx'
import css from './special-head.module.css'

/** Returns the title of a page, with that of the special campaign where the page belongs to it. */
export const specialTitle = (t: Translate, title: string, isSpecial: boolean | undefined): string =>
  isSpecial ? `${title} - ${t('special.title')}` : title

/**
 * Shows the heading strip of the special campaign. While it is shown, the citizens' menu is hidden: the pages of the
 * campaign stand for themselves. Specification 9.
 */
export function SpecialHead() {
  const t = useT()
  return (
    <div className={css.special}>
      <p className={css.title}>{t('special.title')}</p>
    </div>
  )
}
