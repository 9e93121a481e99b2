import type { BodyOf, DataOf } from '@board/client'
import { type FormEvent, useRef, useState } from 'react'
import { fieldsOf } from '../../app/failure.ts'
import { type RootData, useRoot } from '../../app/root.ts'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import type { Region } from '../../shared/regions.ts'
import { useAct } from '../../shared/use-act.ts'
import { type SavedFile, useUploads } from '../../shared/use-uploads.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AboutStep } from './about-step.tsx'
import { CheckStep } from './check-step.tsx'
import css from './form.module.css'
import { ForumStep } from './forum-step.tsx'
import { Problems } from './problems.tsx'
import { Steps } from './steps.tsx'
import { useDraft } from './use-draft.ts'
import { type CheckedField, type PostValues, problemsIn } from './values.ts'
import { WordsStep } from './words-step.tsx'

type Body = BodyOf<'postMessage'>

export interface PostFormProps {
  /** Names the draft in the browser. */
  draft: string
  start: PostValues
  /** Where to begin to look for a forum; absent where the forum stays. */
  provinces?: readonly Region[]
  topics?: DataOf<'topicList'>
  /** Sends the message; answers where to go then. */
  send: (body: Body, idempotencyKey: string) => Promise<() => void>
}

/** What each step gets: the values, how to change them, and what is wrong once sending was tried. */
export interface StepProps {
  values: PostValues
  change: (part: Partial<PostValues>) => void
  errorOf: (field: CheckedField | 'topicId') => string | undefined
}

const errorTexts: Record<CheckedField, MessageKey> = {
  forum: 'post.badForum',
  typeId: 'post.badType',
  domainId: 'post.badDomain',
  subject: 'post.badSubject',
  content: 'post.badContent',
  remark: 'post.badRemark'
}

/** The guided form: to whom, what about, the words, checking and sending. The draft outlives a reload. */
export function PostForm(props: PostFormProps) {
  const { user } = useRoot()
  const draft = useDraft(user?.uid ?? 0, props.draft, props.start)
  // The files of a draft are known only once it is brought back; the form begins then.
  return draft.ready ? <ReadyForm {...props} draft={draft} /> : <Skeleton lines={8} />
}

function ReadyForm({
  draft,
  ...props
}: Omit<PostFormProps, 'draft'> & { draft: ReturnType<typeof useDraft> }) {
  const t = useT()
  const { limits } = useRoot()
  const { values, change } = draft
  const [tried, setTried] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const uploads = useUploads(values.files, limits.attachmentMax, (files: SavedFile[]) => {
    if (
      files.length !== values.files.length ||
      files.some((file, at) => file.aid !== values.files[at]?.aid)
    ) {
      change({ files: files.map(({ aid, fileName, thumbUrl }) => ({ aid, fileName, thumbUrl })) })
    }
  })
  const { run, busy, failure } = useAct(async (body: Body, idempotencyKey) => {
    const leave = await props.send(body, idempotencyKey)
    draft.clear()
    leave()
  })

  const refusedFields = new Map(fieldsOf(failure?.error).map(({ path, message }) => [path, message]))
  const problems = problemsIn(values, limits)
  const isProblem = (field: string): field is CheckedField => problems.some(problem => problem === field)
  const errorOf: StepProps['errorOf'] = field =>
    tried && isProblem(field) ? t(errorTexts[field], wordsOf(field, limits)) : refusedFields.get(field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const body = bodyOf(values, uploads.aids)
    if (problems.length > 0 || !body) {
      requestAnimationFrame(() => summary.current?.focus())
      return
    }
    if (!uploads.busy) run(body)
  }

  const step: StepProps = { values, change, errorOf }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.side}>
        <Steps problems={problems} />
        <p className={css.saved} role="status">
          {draft.savedAt === undefined
            ? t('post.draftHint')
            : t('post.draftSaved', { time: formatTime(Math.floor(draft.savedAt / 1000)) })}
        </p>
      </div>
      <div className={css.steps}>
        {tried && problems.length > 0 && (
          <Problems ref={summary} problems={problems.map(field => ({ field, text: errorOf(field) ?? '' }))} />
        )}
        <ForumStep {...step} provinces={props.provinces} />
        <AboutStep {...step} topics={props.topics} />
        <WordsStep {...step} uploads={uploads} />
        <CheckStep {...step} busy={busy} uploading={uploads.busy} failure={failure?.words} />
      </div>
    </form>
  )
}

function wordsOf(field: CheckedField, limits: RootData['limits']): Record<string, number> {
  if (field === 'subject') return { min: limits.titleMin, max: limits.titleMax }
  if (field === 'remark') return { max: limits.remarkMax }
  return { min: limits.contentMin, max: limits.contentMax }
}

function bodyOf(values: PostValues, aids: number[]): Body | undefined {
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
    aids
  }
}
