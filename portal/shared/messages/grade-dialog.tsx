import type { DataOf } from '@board/client'
import type { solvedAnswers } from '@board/schemas/facts/formats'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/forms/choice.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { GradeChoice } from '../../ui/grade.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { Time } from '../../ui/time.tsx'
import css from '../forms/dialogs.module.css'
import { DraftNote, Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { useWritten } from '../forms/use-written.ts'
import { gradeNotes } from './grade-notes.ts'
import { lowGradeWords } from './low-grade.ts'
import type { ActionDialogProps } from './message-act.ts'
import { type noAnswer, solvedChoices } from './solved-words.ts'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const
type ScoreName = (typeof scores)[number]
type Score = 1 | 2 | 3 | 4 | 5
type SolvedAnswer = (typeof solvedAnswers)[number] | typeof noAnswer

const labels = { gradeLevel: 'grade.level', gradeSpeed: 'grade.speed', gradeManner: 'grade.manner' } as const

interface Grade extends Partial<Record<ScoreName, Score>> {
  solved?: SolvedAnswer
  comment: string
  thanksFlag: boolean
}

const start: Grade = { comment: '', thanksFlag: false }

type Detail = DataOf<'getMessage'>

/** Reads the message that is being graded; undefined until it is read, null if that has failed. */
function useDetail(tid: number): Detail | null | undefined {
  const { call } = useServices()
  const [detail, setDetail] = useState<Detail | null>()
  useEffect(() => {
    const stop = new AbortController()
    call('getMessage', { body: { tid }, signal: stop.signal }).then(setDetail, () => {
      if (!stop.signal.aborted) setDetail(null)
    })
    return () => stop.abort()
  }, [call, tid])
  return detail
}

/** Shows the latest answer, which is being graded: four lines, and the whole text on demand. */
function GradedReply({ reply }: { reply: Detail['replies'][number] }) {
  const t = useT()
  const written = useWritten()
  const text = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = text.current ?? { scrollHeight: 0, clientHeight: 0 }
    setLong(scrollHeight > clientHeight + 1)
  }, [])
  return (
    <section className={css.reply} aria-label={t('grade.graded')}>
      <p className={css.replyHead}>
        <strong {...written}>{reply.groupName}</strong> <Time at={reply.createdAt} />
      </p>
      <p ref={text} className={css.replyText} data-cut={!isWhole || undefined} {...written}>
        {reply.content}
      </p>
      {isLong && (
        <Button tone="quiet" className={css.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'grade.less' : 'grade.whole')}
        </Button>
      )}
    </section>
  )
}

/**
 * Lets the author grade the answer. The form waits for the answer, because its controls would move when that arrives; if
 * the answer cannot be read, it is graded without its text.
 */
export default function GradeDialog(props: ActionDialogProps) {
  const t = useT()
  const { subject, tid } = props.message
  const detail = useDetail(tid)
  return (
    <Dialog title={t('grade.dialog', { subject })} onClose={props.onClose}>
      {detail === undefined ? <Skeleton lines={8} /> : <GradeForm {...props} detail={detail} />}
    </Dialog>
  )
}

interface GradeFormProps extends ActionDialogProps {
  /** The message with its answers; null if it could not be read. */
  detail: Detail | null
}

/** Asks for three scores; whether the matter is solved, a comment and thanks are optional. Domain 7. */
function GradeForm({ message, detail, onClose, onDone }: GradeFormProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { limits } = useRoot()
  const max = limits.commentMax
  const place = useRef<HTMLDivElement>(null)
  // the dialog opened before it had a field; whoever has moved the focus meanwhile keeps it
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]')
    const first: unknown[] = [document.body, dialog, dialog?.querySelector('button')]
    if (first.includes(document.activeElement))
      place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const followsOf = ({ comment, gradeLevel, gradeSpeed, gradeManner }: Grade) =>
    lowGradeWords(
      {
        scores: [gradeLevel, gradeSpeed, gradeManner],
        hasComment: comment.trim() !== '',
        isSecond: (detail?.grades.length ?? 0) > 0
      },
      limits,
      t
    )
  const form = useForm({
    start,
    draft: { name: `grade-${message.tid}` },
    check: ({ comment, ...given }) => {
      const missing = (name: ScoreName) => !given[name] && t('grade.choose', { label: t(labels[name]) })
      return {
        gradeLevel: missing('gradeLevel'),
        gradeSpeed: missing('gradeSpeed'),
        gradeManner: missing('gradeManner'),
        comment: countCharacters(comment) > max && t('form.tooLong', { max })
      }
    },
    send: async (grade, idempotencyKey) => {
      const { solved, gradeLevel, gradeSpeed, gradeManner, thanksFlag, comment } = grade
      if (!gradeLevel || !gradeSpeed || !gradeManner) return
      await call('gradeMessage', {
        body: {
          tid: message.tid,
          solved: solved || undefined,
          gradeLevel,
          gradeSpeed,
          gradeManner,
          thanksFlag,
          comment: comment.trim() || undefined
        },
        idempotencyKey
      })
      toast(t('grade.done'))
      const follows = followsOf(grade)
      onDone(follows ? `${t('grade.done')}${t('grade.stop')}${follows}` : t('grade.done'))
    }
  })
  const { values, change } = form
  const follows = followsOf(values)
  const notes = detail ? gradeNotes(detail, t) : []
  const reply = detail?.replies.at(-1)
  return (
    <div ref={place}>
      <Form form={form}>
        {reply && <GradedReply reply={reply} />}
        {notes.length > 0 && <Banner>{notes.join('')}</Banner>}
        <Choices
          id={form.idOf('solved')}
          name="solved"
          label={t('solved.question')}
          choices={solvedChoices(t)}
          value={values.solved}
          optional
          onChange={solved => change({ solved })}
        />
        {scores.map(name => (
          <GradeChoice
            key={name}
            id={form.idOf(name)}
            name={name}
            label={t(labels[name])}
            value={values[name]}
            error={form.errorOf(name)}
            onChange={score => change({ [name]: score })}
          />
        ))}
        {follows && <Banner>{follows}</Banner>}
        <TextArea
          {...form.text('comment')}
          label={t('grade.comment')}
          hint={t(follows ? 'grade.lowReason' : 'grade.commentHint')}
          optional
          rows={3}
          most={max}
        />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={values.thanksFlag}
            onChange={event => change({ thanksFlag: event.target.checked })}
          />
          {t('grade.thanksAct')}
        </label>
        <DraftNote draft={form.draft} />
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="primary" busy={form.busy}>
            {t('grade.submit')}
          </Button>
        </DialogActions>
      </Form>
    </div>
  )
}
