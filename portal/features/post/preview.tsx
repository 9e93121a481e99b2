import { useLabel, useRoot } from '../../app/root.ts'
import { useT } from '../../lib/i18n.tsx'
import { Chip } from '../../ui/chip.tsx'
import css from './form.module.css'
import type { PostValues } from './values.ts'

/** Exactly what everybody will be able to read once the message is approved; or that it is nothing. */
export function Preview({ values }: { values: PostValues }) {
  const t = useT()
  const { user } = useRoot()
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  if (!values.isPublic) {
    return (
      <div className={css.preview}>
        <p className={css.legend}>{t('post.preview')}</p>
        <p>{t('post.previewNothing')}</p>
      </div>
    )
  }
  return (
    <div className={css.preview}>
      <p className={css.legend}>{t('post.preview')}</p>
      <p className={css.previewSubject}>{values.subject.trim() || t('post.previewNoSubject')}</p>
      <p className={css.facts}>
        {values.forum && <span>{t('message.to', { name: values.forum.name })}</span>}
        {values.typeId && <Chip>{typeLabel(values.typeId)}</Chip>}
        {values.domainId && <Chip>{domainLabel(values.domainId)}</Chip>}
        <span>{values.isAnonymous ? t('post.anonymousName') : user?.nickName}</span>
      </p>
      <p className={css.previewText}>{values.content.trim()}</p>
      {values.location.trim() && (
        <p className={css.quiet}>{t('message.location', { place: values.location.trim() })}</p>
      )}
      {values.files.length > 0 && (
        <p className={css.quiet}>{t('message.attachments', { count: values.files.length })}</p>
      )}
      <p className={css.quiet}>{t('post.previewHidden')}</p>
    </div>
  )
}
