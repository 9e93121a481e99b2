import type { BodyOf, DataOf } from '@board/client'
import { sameMessageOf } from '@board/client/same-message'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { MessageKey } from '../../lib/i18n.tsx'
import { isWritten } from '../../lib/open-draft.ts'
import { formatTime } from '../../lib/time.ts'
import { type RootData, useRoot } from '../../services/root.ts'
import { FormProblems } from '../../shared/forms/form.tsx'
import { OtherDraft } from '../../shared/forms/other-draft.tsx'
import { useFailedUploads } from '../../shared/forms/use-failed-uploads.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useKeptUploads } from '../../shared/forms/use-uploads.ts'
import type { Region } from '../../shared/places/regions.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { DataForm } from '../../ui/forms/data-form.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { AboutStep } from './about-step.tsx'
import { CheckStep } from './check-step.tsx'
import { DraftNote, useOtherDraft } from './draft-note.tsx'
import css from './form.module.css'
import { ForumStep } from './forum-step.tsx'
import { OnlySuggestions, usePostT } from './post-words.ts'
import { SimilarMessages } from './proposals/similar-messages.tsx'
import proposalsCss from './proposals/text-proposals.module.css'
import { useAskedText } from './proposals/use-asked-text.ts'
import type { StepProps } from './step.ts'
import { Steps } from './steps.tsx'
import { isSentAutomatically, type Unsent } from './unsent.ts'
import { UnsentNote } from './unsent-note.tsx'
import { useUndecided } from './use-undecided.tsx'
import { useUnsent } from './use-unsent.ts'
import {
  type CheckedField,
  type ChosenForum,
  emptyPost,
  forumOfOtherDraft,
  isPostValues,
  masksToSend,
  type PostValues,
  problemsIn,
  takesSuggestionsOnly
} from './values.ts'
import { WordsStep } from './words-step.tsx'

type Body = BodyOf<'postMessage'>

const TextProposals = openedPart(() => import('./proposals/text-proposals.tsx'))

export interface PostFormProps {
  /** The name of the draft in the browser. */
  draft: string
  start: PostValues
  /** The first level of the search for a forum; absent if the forum is fixed. */
  provinces?: readonly Region[]
  /** The forums to choose from, if a campaign names them. */
  forums?: readonly ChosenForum[]
  /** True if only suggestions can be written. */
  onlySuggestions?: boolean
  topics?: DataOf<'topicList'>
  /** Called when the forum of the address was used, or when the author has decided for the forum of the draft. */
  onTaken?: () => void
  /** Sends the message. It returns the function that goes to the next page. */
  send: (body: Body, idempotencyKey: string) => Promise<() => void>
}

/** The text for the error of a field. */
export const errorTexts: Record<CheckedField, MessageKey> = {
  forum: 'post.badForum',
  typeId: 'post.badType',
  domainId: 'post.badDomain',
  subject: 'post.badSubject',
  content: 'form.badContent',
  remark: 'post.badRemark'
}

/**
 * The form in four steps on one page: the forum, the subject matter, the text, and checking and sending. The draft
 * survives a reload.
 */
export function PostForm(props: PostFormProps) {
  return (
    <OnlySuggestions value={props.onlySuggestions ?? false}>
      <FormWithDraft {...props} />
    </OnlySuggestions>
  )
}

function FormWithDraft(props: PostFormProps) {
  const { form, pending } = usePostForm(props)
  // the uploads begin with the files of the draft, so the form waits for it
  if (!form.draft.isReady)
    return (
      <div className={css.loading}>
        <Skeleton lines={8} />
      </div>
    )
  return <ReadyForm {...props} key={form.draft.generation} form={form} pending={pending} />
}

function usePostForm({ draft, start, send }: PostFormProps) {
  const t = usePostT()
  const root = useRoot()
  const { limits } = root
  const pending = useUnsent(draft)
  const form = useForm<PostValues>({
    start,
    focus: 'summary',
    draft: {
      name: draft,
      isValue: isPostValues,
      isWritten,
      // Forum and subject of the address are saved with the draft at once, because the address is not. A draft with text
      // keeps its subject, and its forum if that is another one.
      restore: (start, kept) => ({
        ...start,
        ...kept,
        subject: isWritten(kept) ? (kept.subject ?? '') : start.subject,
        forum: forumOfOtherDraft(start.forum, kept) ?? start.forum ?? kept.forum
      }),
      keepsStart: kept =>
        (start.forum !== undefined || start.subject !== '') && !forumOfOtherDraft(start.forum, kept)
    },
    check: values =>
      Object.fromEntries(
        problemsIn(values, root).map(field => [field, t(errorTexts[field], wordsOf(field, limits))])
      ),
    send: async (values, idempotencyKey) => {
      const body = bodyOf(values)
      if (!body) return
      const leave = await pending.send(body, idempotencyKey, key => send(body, key))
      leave()
    }
  })
  return { form, pending }
}

/** Moves the focus to a part that takes the place of the pressed button. */
const focusOn = (part: HTMLElement | null): void => part?.focus()

type ChoicesOfForm = Pick<
  PostFormProps,
  'start' | 'provinces' | 'topics' | 'forums' | 'onlySuggestions' | 'onTaken'
>

type ReadyFormProps = ChoicesOfForm & ReturnType<typeof usePostForm>

function ReadyForm(props: ReadyFormProps) {
  const { form, pending, start, provinces, topics, forums, onlySuggestions = false, onTaken } = props
  const t = usePostT()
  const root = useRoot()
  const { limits } = root
  const { values, change, draft } = form
  const { unsent } = pending
  const uploads = useKeptUploads(form, limits.attachmentMax)
  const other = useOtherDraft({ start, values, onTaken })
  const same = sameMessageOf(form.error)
  const text = useAskedText(values.subject, values.content)
  const takesOnlySuggestions = onlySuggestions || takesSuggestionsOnly(values.forum)
  const content = JSON.stringify(bodyOf(values) ?? {})
  const sendNow = () => form.submit(undefined, uploads.busy)
  const undecided = useUndecided(form.element, () => {
    if (!failedUploads.asks()) sendNow()
  })
  const failedUploads = useFailedUploads(uploads, () => {
    if (!undecided.asks()) sendNow()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = problemsIn(values, root).length === 0
    if (isComplete && (failedUploads.asks() || undecided.asks())) return
    form.submit(event, uploads.busy)
  }
  useSendAtStart(unsent, content, sendNow)
  const [cleared, setCleared] = useState<PostValues>()
  const clearDraft = () => {
    for (const { key } of uploads.items) uploads.remove(key)
    // the forum is kept: it is one choice, and often that of the address
    change({ ...emptyPost, typeId: undefined, domainId: undefined, topicId: undefined, forum: values.forum })
    draft.clear()
    setCleared(values)
  }
  const bringBack = (before: PostValues) => {
    change(before)
    uploads.bringBack(before.files)
    setCleared(undefined)
  }
  const step: StepProps = { values, change, errorOf: form.errorOf, idOf: form.idOf }
  return (
    <>
      {other.note && (
        <DraftNote
          {...other.note}
          savedAt={draft.restoredAt}
          onKeep={other.settle}
          onMove={forum => {
            change({ forum })
            other.settle()
          }}
          onClear={() => {
            for (const { key } of uploads.items) uploads.remove(key)
            change({ ...emptyPost, typeId: undefined, domainId: undefined, topicId: undefined, ...start })
            other.clear(values)
          }}
          onBack={before => {
            change(before)
            uploads.bringBack(before.files)
            other.settle()
          }}
        />
      )}
      {cleared && !isWritten(values) && (
        <div ref={focusOn} tabIndex={-1} className={css.above}>
          <Banner
            title={t('post.cleared')}
            action={<Button onClick={() => bringBack(cleared)}>{t('post.draftBack')}</Button>}
          />
        </div>
      )}
      {draft.otherSavedAt !== undefined && (
        <div className={css.above}>
          <OtherDraft draft={draft} />
        </div>
      )}
      <DataForm ref={form.element} className={css.form} onSubmit={submit}>
        <div className={css.side}>
          <Steps problems={problemsIn(values, root)} />
          <p className={css.saved} role="status">
            {draft.isUnkept
              ? t('form.unkept')
              : draft.savedAt === undefined
                ? t('post.draftHint')
                : t('form.saved', { time: formatTime(Math.floor(draft.savedAt / 1000)) })}
          </p>
          {draft.savedAt !== undefined && isWritten(values) && (
            <Button tone="quiet" onClick={clearDraft}>
              {t('post.clearDraft')}
            </Button>
          )}
        </div>
        <div className={css.steps}>
          <FormProblems form={unsent ? { ...form, failure: undefined } : form} />
          {same && (
            <div>
              <LinkButton to={`/threads/content?tid=${same.tid}`}>{t('post.seeSame')}</LinkButton>
            </div>
          )}
          <ForumStep {...step} provinces={provinces} forums={forums} />
          <AboutStep {...step} topics={topics} onlySuggestions={takesOnlySuggestions} />
          <SimilarMessages
            text={text}
            fid={values.forum?.fid ?? values.proposed?.fid}
            isPlaceKnown={values.forum !== undefined}
            onThrowAway={draft.clear}
          >
            <WordsStep
              {...step}
              uploads={uploads}
              proposals={
                <TextProposals
                  values={values}
                  change={change}
                  text={text}
                  onlySuggestions={takesOnlySuggestions}
                  isForumFixed={provinces === undefined}
                  still={<div className={proposalsCss.proposals} />}
                />
              }
            />
            <CheckStep
              {...step}
              busy={form.busy}
              uploading={uploads.busy}
              note={
                <>
                  {failedUploads.note}
                  {undecided.note}
                  {unsent && (
                    <UnsentNote
                      unsent={unsent}
                      content={content}
                      busy={form.busy}
                      onSend={sendNow}
                      onStop={pending.stop}
                    />
                  )}
                </>
              }
            />
          </SimilarMessages>
        </div>
      </DataForm>
    </>
  )
}

/**
 * Sends the message at once that an earlier visit of this page could not send, if the browser is online and the message
 * has not changed.
 */
function useSendAtStart(unsent: Unsent | undefined, content: string, send: () => void) {
  const first = useRef({ unsent, content, send })
  useEffect(() => {
    const { unsent, content, send } = first.current
    if (unsent && navigator.onLine && isSentAutomatically(unsent, content, Date.now())) send()
  }, [])
}

/** Returns the limits for the text of an error. */
export function wordsOf(field: CheckedField, limits: RootData['limits']): Record<string, number> {
  if (field === 'subject') return { min: limits.titleMin, max: limits.titleMax }
  if (field === 'remark') return { max: limits.remarkMax }
  return { min: limits.contentMin, max: limits.contentMax }
}

/** Returns the request for a message; undefined while a choice is missing. */
export function bodyOf(values: PostValues): Body | undefined {
  const { forum, typeId, domainId, topicId } = values
  if (!forum || !typeId || !domainId) return undefined
  return {
    fid: forum.fid,
    typeId,
    domainId,
    topicId,
    subject: values.subject.trim(),
    content: values.content.trim(),
    location: values.location.trim(),
    remark: values.remark.trim(),
    isPublic: values.isPublic,
    isAnonymous: values.isAnonymous,
    aids: values.files.map(file => file.aid),
    masks: masksToSend(values),
    proposed: values.proposed
  }
}
