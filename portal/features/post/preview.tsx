import { type MaskedField, maskedFields, masksOf, maskText } from '@board/schemas/facts/text/masks'
import { useContext } from 'react'
import { useLabel, useRoot } from '../../services/root.ts'
import { findOpenData, useOpenData } from '../../shared/forms/personal-data.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import css from './form.module.css'
import { usePostT } from './post-words.ts'
import { SignedName } from './signed-name.ts'
import type { PostValues } from './values.ts'

/** Shows exactly what everybody can read after the approval of the message, or says that the public reads nothing. */
export function Preview({ values }: { values: PostValues }) {
  const t = usePostT()
  const { user } = useRoot()
  const signedName = useContext(SignedName)
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const listed = useOpenData()
  const masks = (field: MaskedField) => masksOf(values.masks, field)
  const shown = (field: MaskedField) => maskText(values[field], masks(field)).trim()
  const open = [
    ...maskedFields.flatMap(field => findOpenData(values[field], masks(field))),
    ...findOpenData(values.location),
    ...values.files.flatMap(({ fileName }) => findOpenData(fileName))
  ]
  const hasPhone = open.some(({ kind }) => kind === 'phone')
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
      <p className={css.previewSubject}>{shown('subject') || t('post.previewNoSubject')}</p>
      <p className={css.facts}>
        {values.forum && <span>{t('message.to', { name: values.forum.name })}</span>}
        {values.typeId && <Chip>{typeLabel(values.typeId)}</Chip>}
        {values.domainId && <Chip>{domainLabel(values.domainId)}</Chip>}
        <span>{values.isAnonymous ? t('post.anonymousName') : (signedName ?? user?.nickName)}</span>
      </p>
      <p className={css.previewText}>{shown('content')}</p>
      {values.location.trim() && (
        <p className={css.quiet}>{t('message.location', { place: values.location.trim() })}</p>
      )}
      {values.files.length > 0 && (
        <p className={css.quiet}>{t('message.attachments', { count: values.files.length })}</p>
      )}
      {values.files.length > 0 && (
        <ul className={css.previewFiles} aria-label={t('post.previewFiles')}>
          {values.files.map(({ aid, fileName, thumbUrl }) => (
            <li key={aid}>
              {thumbUrl ? (
                <img src={thumbUrl} alt="" width="96" height="96" loading="lazy" />
              ) : (
                <span className={css.film} aria-hidden="true">
                  ▶
                </span>
              )}
              <span className={css.quiet}>{fileName}</span>
            </li>
          ))}
        </ul>
      )}
      {values.masks.length > 0 && <p className={css.quiet}>{t('post.previewMasked')}</p>}
      {open.length > 0 && (
        <p className={css.open}>{t('post.previewOpen', { kinds: listed(open).join(t('hide.and')) })}</p>
      )}
      <p className={css.quiet}>{t(hasPhone ? 'post.previewHidden' : 'post.previewNoPhone')}</p>
    </div>
  )
}
