import { suggestionType } from '@board/schemas/facts/formats'
import { type MaskedField, masksOf } from '@board/schemas/facts/text/masks'
import { type ReactNode, useId, useState } from 'react'
import { countCharacters, signsNotInTitle } from '../../lib/validation.ts'
import { useRoot } from '../../services/root.ts'
import { FileNames, PersonalData } from '../../shared/forms/personal-data.tsx'
import { UploadField } from '../../shared/forms/upload-field.tsx'
import type { useUploads } from '../../shared/forms/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import css from './form.module.css'
import { usePostT } from './post-words.ts'
import { Similar } from './proposals/similar.tsx'
import type { StepProps } from './step.ts'
import { Step } from './step.tsx'
import { edited, withMasks } from './values.ts'

const CareNote = openedPart(() => import('./proposals/care-note.tsx'))

/** The step with the text, its files, and the remark that only the institution reads. */
export function WordsStep({
  values,
  change,
  errorOf,
  idOf,
  uploads,
  proposals
}: StepProps & {
  uploads: ReturnType<typeof useUploads>
  /** Shown under the text that they are made from. */
  proposals: ReactNode
}) {
  const t = usePostT()
  const { limits, titlePattern } = useRoot()
  const locationId = useId()
  const [uncovered, setUncovered] = useState<readonly MaskedField[]>([])
  // a suggestion is not about an event, so its place is optional
  const isSuggestion = values.typeId === suggestionType
  const [isPlaceAdded, setPlaceAdded] = useState(false)
  const hasPlace = !isSuggestion || isPlaceAdded || values.location !== ''
  // what is too much or not allowed is said while it is typed
  const count = countCharacters(values.subject)
  const signs = signsNotInTitle(values.subject, titlePattern)
  const badSubject =
    signs.length > 0
      ? t('post.badSigns', { signs: signs.join(' ') })
      : count > limits.titleMax
        ? t('post.longSubject', { max: limits.titleMax, count })
        : undefined
  const write = (field: MaskedField, text: string) => {
    const edit = edited(values, field, text)
    change(edit.change)
    if (edit.uncovered > 0) setUncovered(now => [...now, field])
  }
  // a private message has nothing to hide from the public
  const personalData = (field: MaskedField) =>
    values.isPublic && (
      <PersonalData
        control={idOf(field)}
        text={values[field]}
        passages={masksOf(values.masks, field)}
        isUncovered={uncovered.includes(field)}
        onChange={passages => {
          setUncovered(now => now.filter(one => one !== field))
          change({ masks: withMasks(values, field, passages) })
        }}
      />
    )
  return (
    <Step id="words" number={3} title={t('post.stepWords')}>
      <div className={css.field}>
        <TextField
          id={idOf('subject')}
          label={t('post.subject')}
          hint={
            <>
              {t('post.subjectHint', { min: limits.titleMin, max: limits.titleMax })}
              {count > 0 && t('post.subjectCount', { count })}
            </>
          }
          maxLength={limits.titleMax * 2}
          autoComplete="off"
          value={values.subject}
          error={badSubject ?? errorOf('subject')}
          onChange={event => write('subject', event.target.value)}
        />
        {personalData('subject')}
        <Similar />
      </div>
      <div className={css.field}>
        <TextArea
          id={idOf('content')}
          label={t('post.content')}
          hint={t(isSuggestion ? 'post.suggestionHint' : 'post.contentHint', { min: limits.contentMin })}
          rows={10}
          value={values.content}
          least={limits.contentMin}
          most={limits.contentMax}
          error={errorOf('content')}
          onChange={event => write('content', event.target.value)}
        />
        {personalData('content')}
        {proposals}
        {values.content !== '' && <CareNote text={`${values.subject}\n${values.content}`} />}
      </div>
      {hasPlace ? (
        <TextField
          id={locationId}
          autoFocus={isPlaceAdded}
          label={t(isSuggestion ? 'post.suggestionPlace' : 'post.location')}
          hint={t('post.locationHint')}
          optional
          maxLength={200}
          value={values.location}
          onChange={event => change({ location: event.target.value })}
        />
      ) : (
        <div>
          <Button onClick={() => setPlaceAdded(true)}>{t('post.addPlace')}</Button>
        </div>
      )}
      {values.isPublic && <PersonalData control={locationId} text={values.location} passages={[]} />}
      <UploadField uploads={uploads} />
      {values.isPublic && <FileNames names={uploads.items.map(item => item.name)} />}
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
