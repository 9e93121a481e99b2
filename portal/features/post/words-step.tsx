import { useRoot } from '../../app/root.ts'
import { useT } from '../../lib/i18n.tsx'
import { UploadField } from '../../shared/upload-field.tsx'
import type { useUploads } from '../../shared/use-uploads.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import css from './form.module.css'
import type { StepProps } from './form.tsx'
import { Similar } from './similar.tsx'
import { Step } from './step.tsx'

/** The words themselves, with files and what only the institution is to know. */
export function WordsStep({
  values,
  change,
  errorOf,
  idOf,
  uploads
}: StepProps & { uploads: ReturnType<typeof useUploads> }) {
  const t = useT()
  const { limits } = useRoot()
  return (
    <Step id="words" number={3} title={t('post.stepWords')}>
      <div className={css.subject}>
        <TextField
          id={idOf('subject')}
          label={t('post.subject')}
          hint={t('post.subjectHint', { min: limits.titleMin, max: limits.titleMax })}
          maxLength={limits.titleMax * 2}
          autoComplete="off"
          value={values.subject}
          error={errorOf('subject')}
          onChange={event => change({ subject: event.target.value })}
        />
        <Similar />
      </div>
      <TextArea
        id={idOf('content')}
        label={t('post.content')}
        hint={t('post.contentHint', { min: limits.contentMin })}
        rows={10}
        value={values.content}
        least={limits.contentMin}
        most={limits.contentMax}
        error={errorOf('content')}
        onChange={event => change({ content: event.target.value })}
      />
      <TextField
        label={t('post.location')}
        hint={t('post.locationHint')}
        optional
        maxLength={200}
        value={values.location}
        onChange={event => change({ location: event.target.value })}
      />
      <UploadField uploads={uploads} most={limits.attachmentMax} />
      <TextArea
        id={idOf('remark')}
        label={t('post.remark')}
        hint={t('post.remarkHint')}
        optional
        rows={3}
        value={values.remark}
        most={limits.remarkMax}
        error={errorOf('remark')}
        onChange={event => change({ remark: event.target.value })}
      />
    </Step>
  )
}
