import type { Ref } from 'react'
import { useT } from '../../lib/i18n.tsx'
import css from './form.module.css'
import type { CheckedField } from './values.ts'

/** The id of a field's place on the page, to which the summary leads. */
export const placeOf = (field: CheckedField): string => `post-${field}`

/** What is still missing or wrong, each leading to its place. */
export function Problems({
  problems,
  ref
}: {
  problems: readonly { field: CheckedField; text: string }[]
  ref: Ref<HTMLDivElement>
}) {
  const t = useT()
  return (
    <div ref={ref} className={css.problems} role="alert" tabIndex={-1}>
      <p>{t('post.problems', { count: problems.length })}</p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${placeOf(field)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
