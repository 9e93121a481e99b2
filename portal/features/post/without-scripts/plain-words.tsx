import { suggestionType } from '@board/schemas/facts/formats'
import { useRoot } from '../../../services/root.ts'
import plain from '../../../shared/forms/form.module.css'
import { idOfField, kept, type ViewProps } from '../../../shared/forms/plain-form.ts'
import { forumPlace } from '../../../shared/places/forum-place.ts'
import { Button } from '../../../ui/button.tsx'
import { Choices, Tick } from '../../../ui/forms/choice.tsx'
import { Select, TextArea, TextField } from '../../../ui/forms/field.tsx'
import css from '../form.module.css'
import { usePostT } from '../post-words.ts'
import { Hidden } from './plain-hidden.tsx'
import type { PostData } from './plain-post.tsx'
import { filesIn } from './plain-values.ts'

const shown = [
  'typeId',
  'domainId',
  'topicId',
  'subject',
  'content',
  'location',
  'remark',
  'isPublic',
  'isAnonymous',
  'file',
  'mask'
]

/** The second page of the form: the kind of message, its domain, the text, a photo, and who may read them. */
export function WordsView({ data, values, problems }: ViewProps<PostData>) {
  const t = usePostT()
  const { messageType, domain } = useRoot().dictionaries
  const { forum, topics, limits, isSuggestion } = data
  const types = messageType.filter(
    ({ value, isRetired }) => !isRetired && (!isSuggestion || value === suggestionType)
  )
  const text = (name: string) => values.get(name) ?? ''
  const field = (name: string) => ({ id: idOfField(name), name, error: problems[name] })
  return (
    <>
      <Hidden values={values} shown={shown} />
      {/* Enter presses the first button of a form */}
      <button
        type="submit"
        name="act"
        value="check"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      {forum && (
        <div className={css.chosen}>
          <div>
            <strong>{forum.name}</strong>
            <p className={css.quiet}>{forumPlace(forum)}</p>
          </div>
          {data.campaign?.forums.length !== 1 && (
            <Button type="submit" name="act" value="forum">
              {t('plain.changeForum')}
            </Button>
          )}
        </div>
      )}
      <Choices
        id={idOfField('typeId')}
        name="typeId"
        label={t('message.type')}
        choices={types}
        value={Number(values.get('typeId')) || (types.length === 1 ? types[0]?.value : undefined)}
        error={problems.typeId || undefined}
        onChange={kept}
      />
      <Select
        {...field('domainId')}
        label={t('message.domain')}
        empty={t('post.chooseDomain')}
        choices={domain.filter(({ isRetired }) => !isRetired)}
        defaultValue={text('domainId')}
      />
      {topics.length > 0 && (
        <Select
          {...field('topicId')}
          label={t('post.topic')}
          optional
          empty={t('post.noTopic')}
          choices={topics.map(topic => ({ value: topic.topicId, label: topic.topicName }))}
          defaultValue={text('topicId')}
        />
      )}
      <TextField
        {...field('subject')}
        label={t('post.subject')}
        hint={t('post.subjectHint', { min: limits.titleMin, max: limits.titleMax })}
        maxLength={limits.titleMax * 2}
        defaultValue={text('subject')}
      />
      <TextArea
        {...field('content')}
        label={t('post.content')}
        hint={t(isSuggestion ? 'post.suggestionHint' : 'post.contentHint', { min: limits.contentMin })}
        rows={10}
        value={text('content')}
        onChange={kept}
      />
      <TextField
        {...field('location')}
        label={t(isSuggestion ? 'post.suggestionPlace' : 'post.location')}
        hint={t('post.locationHint')}
        optional
        maxLength={200}
        defaultValue={text('location')}
      />
      {filesIn(values).map(({ aid, fileName, value }) => (
        <label key={aid} className={css.option}>
          <input type="checkbox" name="file" value={value} defaultChecked />
          <span>
            {fileName}
            <span className={css.quiet}>{t('plain.keepPhoto')}</span>
          </span>
        </label>
      ))}
      <TextField
        {...field('photo')}
        label={t('plain.photo')}
        hint={t('plain.photoHint')}
        optional
        type="file"
        accept="image/*"
      />
      <TextArea
        {...field('remark')}
        label={t('post.remark')}
        hint={t('post.remarkHint')}
        optional
        rows={3}
        value={text('remark')}
        onChange={kept}
      />
      <Choices
        name="isPublic"
        label={t('post.who')}
        choices={[
          { value: '1', label: t('post.public'), hint: t('post.publicHint') },
          { value: '0', label: t('post.private'), hint: t('post.privateHint') }
        ]}
        value={values.get('isPublic') ?? '1'}
        onChange={kept}
      />
      <Tick name="isAnonymous" checked={values.has('isAnonymous')} onChange={kept}>
        {t('post.anonymous')}
      </Tick>
      <div className={plain.acts}>
        <Button type="submit" tone="primary" name="act" value="check">
          {t('plain.check')}
        </Button>
      </div>
    </>
  )
}
