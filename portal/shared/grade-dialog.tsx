import type { DataOf } from '@board/client'
import { solvedAnswers } from '@board/schemas/formats'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRoot } from '../app/root.ts'
import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import { countCharacters } from '../lib/validation.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choice.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { GradeChoice } from '../ui/grade.tsx'
import { Time } from '../ui/time.tsx'
import { useToast } from '../ui/toast.tsx'
import css from './dialogs.module.css'
import { DraftNote, Form } from './form.tsx'
import { gradeNotes } from './grade-notes.ts'
import { lowGradeWords } from './low-grade.ts'
import type { ActionDialogProps } from './message-actions.tsx'
import { solvedWords } from './solved-words.ts'
import { useForm } from './use-form.ts'
import { useWritten } from './use-written.ts'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const
type ScoreName = (typeof scores)[number]
type Score = 1 | 2 | 3 | 4 | 5
type SolvedAnswer = (typeof solvedAnswers)[number]

const labels = { gradeLevel: 'grade.level', gradeSpeed: 'grade.speed', gradeManner: 'grade.manner' } as const

interface Grade extends Partial<Record<ScoreName, Score>> {
  solved?: SolvedAnswer
  comment: string
  thanksFlag: boolean
}

const start: Grade = { comment: '', thanksFlag: false }

type Detail = DataOf<'getMessage'>

/** Reads the message that is being graded. If that fails, it can be graded without its text. */
function useDetail(tid: number): Detail | undefined {
  const { call } = useServices()
  const [detail, setDetail] = useState<Detail>()
  useEffect(() => {
    const stop = new AbortController()
    call('getMessage', { body: { tid }, signal: stop.signal }).then(setDetail, () => undefined)
    return () => stop.abort()
  }, [call, tid])
  return detail
}

/**
 * Shows the latest answer, which is being graded: four lines, and the whole text on demand. Its height is fixed from
 * the beginning, so that the scores do not move when the text arrives.
 */
function GradedReply({ reply }: { reply: Detail['replies'][number] | undefined }) {
  const t = useT()
  const written = useWritten()
  const text = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const content = reply?.content
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = text.current ?? { scrollHeight: 0, clientHeight: 0 }
    if (content) setLong(scrollHeight > clientHeight + 1)
  }, [content])
  return (
    <section className={css.reply} aria-label={t('grade.graded')}>
      <p className={css.replyHead}>
        {reply && (
          <>
            <strong {...written}>{reply.groupName}</strong> <Time at={reply.createdAt} />
          </>
        )}
      </p>
      <p ref={text} className={css.replyText} data-cut={!isWhole || undefined} {...written}>
        {content}
      </p>
      {isLong && (
        <Button tone="quiet" className={css.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'grade.less' : 'grade.whole')}
        </Button>
      )}
    </section>
  )
}

/** Lets the author grade the answer: whether the matter is solved, three scores, an optional comment, optional thanks. */
export default function GradeDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { limits } = useRoot()
  const max = limits.commentMax
  const detail = useDetail(message.tid)
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
        solved: !given.solved && t('solved.choose'),
        gradeLevel: missing('gradeLevel'),
        gradeSpeed: missing('gradeSpeed'),
        gradeManner: missing('gradeManner'),
        comment: countCharacters(comment) > max && t('form.tooLong', { max })
      }
    },
    send: async (grade, idempotencyKey) => {
      const { solved, gradeLevel, gradeSpeed, gradeManner, thanksFlag, comment } = grade
      if (!solved || !gradeLevel || !gradeSpeed || !gradeManner) return
      await call('gradeMessage', {
        body: {
          tid: message.tid,
          solved,
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
  // the notes may push away the control that somebody has reached meanwhile
  useEffect(() => {
    if (detail) void document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [detail])
  return (
    <Dialog title={t('grade.dialog', { subject: message.subject })} onClose={onClose}>
      <Form form={form}>
        <GradedReply reply={detail?.replies.at(-1)} />
        <div className={css.notes}>{notes.length > 0 && <Banner>{notes.join('')}</Banner>}</div>
        <Choices
          id={form.idOf('solved')}
          name="solved"
          label={t('solved.question')}
          choices={solvedAnswers.map(answer => ({ value: answer, label: t(solvedWords[answer].label) }))}
          value={values.solved}
          error={form.errorOf('solved')}
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
    </Dialog>
  )
}
