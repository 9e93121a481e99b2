import type { ReactNode } from 'react'
import { PolicyLinks } from '../../shared/account/policy-links.tsx'
import { Button } from '../../ui/button.tsx'
import css from './form.module.css'
import { usePostT } from './post-words.ts'
import { Preview } from './preview.tsx'
import { SimilarAgain } from './proposals/similar.tsx'
import type { StepProps } from './step.ts'
import { Step } from './step.tsx'

interface CheckStepProps extends StepProps {
  busy: boolean
  uploading: boolean
  /** Shown above the button that sends the message. */
  note?: ReactNode
}

/** The step that asks who may read the message, shows a preview, and sends it. */
export function CheckStep({ values, change, busy, uploading, note }: CheckStepProps) {
  const t = usePostT()
  return (
    <Step id="check" number={4} title={t('post.stepCheck')}>
      <fieldset className={css.place}>
        <legend className={css.legend}>{t('post.who')}</legend>
        <label className={css.option}>
          <input
            type="radio"
            name="isPublic"
            checked={values.isPublic}
            onChange={() => change({ isPublic: true })}
          />
          <span>
            {t('post.public')}
            <span className={css.quiet}>{t('post.publicHint')}</span>
          </span>
        </label>
        <label className={css.option}>
          <input
            type="radio"
            name="isPublic"
            checked={!values.isPublic}
            onChange={() => change({ isPublic: false })}
          />
          <span>
            {t('post.private')}
            <span className={css.quiet}>{t('post.privateHint')}</span>
          </span>
        </label>
        <label className={css.option}>
          <input
            type="checkbox"
            checked={values.isAnonymous}
            onChange={event => change({ isAnonymous: event.target.checked })}
          />
          <span>
            {t('post.anonymous')}
            <span className={css.quiet}>{t('post.anonymousHint')}</span>
          </span>
        </label>
      </fieldset>
      <Preview values={values} />
      <SimilarAgain />
      {uploading && <p className={css.quiet}>{t('post.uploading')}</p>}
      {note}
      <Button type="submit" tone="primary" className={css.submit} busy={busy || uploading}>
        {t('post.submit')}
      </Button>
      <p className={css.quiet}>
        {t('post.agree')} <PolicyLinks />
      </p>
    </Step>
  )
}
