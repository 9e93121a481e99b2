import type { MessageKey } from '../../lib/i18n.tsx'
import css from './form.module.css'
import { usePostT } from './post-words.ts'
import type { CheckedField } from './values.ts'

const steps: readonly { id: string; label: MessageKey; fields: readonly CheckedField[] }[] = [
  { id: 'to', label: 'post.stepTo', fields: ['forum'] },
  { id: 'about', label: 'post.stepAbout', fields: ['typeId', 'domainId'] },
  { id: 'words', label: 'post.stepWords', fields: ['subject', 'content', 'remark'] },
  { id: 'check', label: 'post.stepCheck', fields: [] }
]

/** Lists the four steps and marks those that are done. Each links to its part of the page. */
export function Steps({ problems }: { problems: readonly CheckedField[] }) {
  const t = usePostT()
  return (
    <nav aria-label={t('post.progress')}>
      <ol className={css.progress}>
        {steps.map((step, index) => {
          const done = step.fields.length > 0 && !step.fields.some(field => problems.includes(field))
          return (
            <li key={step.id} data-done={done || undefined}>
              <a href={`#step-${step.id}`}>
                <span className={css.number} aria-hidden="true">
                  {done ? '✓' : index + 1}
                </span>
                {t(step.label)}
                {done && <span className="visually-hidden">{t('post.stepDone')}</span>}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
