import { useState } from 'react'
import { type Suggestion, useSuggestions } from '../../app/suggestions.ts'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import css from './form.module.css'

/** Characters of a subject from which on similar messages are looked for. */
const enough = 4

/**
 * Messages like the one that is being written: perhaps it is answered already. They open in a tab of their own. What a
 * late answer brings waits while somebody is in the list: it may not take the link away on which they stand.
 */
export function Similar({ subject }: { subject: string }) {
  const t = useT()
  const latest = useSuggestions(countCharacters(subject) >= enough ? subject : '')
  const [held, setHeld] = useState<readonly Suggestion[]>()
  const found = held ?? latest
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <section
          className={css.similar}
          aria-label={t('post.similar')}
          onFocus={() => setHeld(found)}
          onBlur={({ currentTarget, relatedTarget }) =>
            currentTarget.contains(relatedTarget) || setHeld(undefined)
          }
        >
          <p>{t('post.similar')}</p>
          <ul>
            {found.slice(0, 5).map(message => (
              <li key={message.tid}>
                <a href={`/threads/content?tid=${message.tid}`} target="_blank" rel="noreferrer">
                  {message.subject}
                </a>{' '}
                <span className={css.quiet}>{message.forumName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
