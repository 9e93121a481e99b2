import { useSuggestions } from '../../app/suggestions.ts'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import css from './form.module.css'

/** Characters of a subject from which on similar messages are looked for. */
const enough = 4

/** Messages like the one that is being written: perhaps it is answered already. They open in a tab of their own. */
export function Similar({ subject }: { subject: string }) {
  const t = useT()
  const found = useSuggestions(countCharacters(subject) >= enough ? subject : '')
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <div className={css.similar}>
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
        </div>
      )}
    </div>
  )
}
