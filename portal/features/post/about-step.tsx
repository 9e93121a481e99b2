import type { DataOf } from '@board/client'
import { suggestionType } from '@board/schemas/facts/formats'
import { useEffect } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import { Select } from '../../ui/forms/field.tsx'
import css from './form.module.css'
import type { StepProps } from './step.ts'
import { Step } from './step.tsx'
import { typeOf } from './values.ts'

/** Tells whether a value can be chosen. Retired values are only labels of older messages. */
const isOffered = (value: { isRetired?: boolean | undefined }) => !value.isRetired

/** The step that asks for the kind of message, the domain, and a topic if there are topics. */
export function AboutStep({
  values,
  change,
  errorOf,
  idOf,
  topics = [],
  onlySuggestions
}: StepProps & { topics?: DataOf<'topicList'>; onlySuggestions: boolean }) {
  const t = useT()
  const { messageType, domain } = useRoot().dictionaries
  const error = errorOf('typeId')
  const types = messageType.filter(
    type => isOffered(type) && (!onlySuggestions || type.value === suggestionType)
  )
  // if only suggestions are possible, the type is chosen automatically
  useEffect(() => {
    if (onlySuggestions && values.typeId !== suggestionType) change({ typeId: suggestionType })
  }, [onlySuggestions, values.typeId, change])
  return (
    <Step id="about" number={2} title={t('post.stepAbout')}>
      <fieldset id={idOf('typeId')} className={css.place} tabIndex={-1}>
        <legend className={css.legend}>{t('message.type')}</legend>
        <div className={css.types}>
          {types.map(type => (
            <label key={type.value} className={css.type}>
              <input
                type="radio"
                name="typeId"
                value={type.value}
                checked={values.typeId === type.value}
                onChange={() => change({ typeId: typeOf(type.value) })}
              />
              {type.label}
            </label>
          ))}
        </div>
        {onlySuggestions && <p className={css.quiet}>{t('post.onlySuggestions')}</p>}
        {error && <ErrorText>{error}</ErrorText>}
      </fieldset>
      <div className={css.pair}>
        <Select
          id={idOf('domainId')}
          label={t('message.domain')}
          empty={t('post.chooseDomain')}
          choices={domain.filter(isOffered)}
          value={values.domainId ?? ''}
          error={errorOf('domainId')}
          onChange={event => change({ domainId: Number(event.target.value) || undefined })}
        />
        {topics.length > 0 && (
          <Select
            label={t('post.topic')}
            optional
            empty={t('post.noTopic')}
            choices={topics.map(topic => ({ value: topic.topicId, label: topic.topicName }))}
            value={values.topicId ?? ''}
            error={errorOf('topicId')}
            onChange={event => change({ topicId: Number(event.target.value) || undefined })}
          />
        )}
      </div>
    </Step>
  )
}
