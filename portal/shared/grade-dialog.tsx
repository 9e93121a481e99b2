import { useState } from 'react'
import { useRoot } from '../app/root.ts'
import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import { countCharacters } from '../lib/validation.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { GradeChoice } from '../ui/grade.tsx'
import { useToast } from '../ui/toast.tsx'
import css from './dialogs.module.css'
import type { ActionDialogProps } from './message-actions.tsx'
import { useAct } from './use-act.ts'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const
type ScoreName = (typeof scores)[number]

const labels = { gradeLevel: 'grade.level', gradeSpeed: 'grade.speed', gradeManner: 'grade.manner' } as const

/** The author grades the answer: three scores, a comment if they like, thanks if they like. */
export default function GradeDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { limits } = useRoot()
  const [given, setGiven] = useState<Partial<Record<ScoreName, number>>>({})
  const [comment, setComment] = useState('')
  const [thanksFlag, setThanksFlag] = useState(false)
  const [tried, setTried] = useState(false)
  const { run, busy, failure } = useAct(async (body: Parameters<typeof sendGrade>[1], key) => {
    await sendGrade(call, body, key)
    toast(t('grade.done'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    const { gradeLevel, gradeSpeed, gradeManner } = given
    if (!gradeLevel || !gradeSpeed || !gradeManner || countCharacters(comment) > limits.commentMax) return
    run({
      tid: message.tid,
      gradeLevel,
      gradeSpeed,
      gradeManner,
      thanksFlag,
      comment: comment.trim() || undefined
    })
  }
  return (
    <Dialog title={t('grade.dialog', { subject: message.subject })} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {failure && <Banner tone="late">{failure.words}</Banner>}
        {scores.map(name => (
          <GradeChoice
            key={name}
            name={name}
            label={t(labels[name])}
            value={given[name]}
            error={tried && !given[name] ? t('grade.choose') : undefined}
            onChange={score => setGiven({ ...given, [name]: score })}
          />
        ))}
        <TextArea
          label={t('grade.comment')}
          hint={t('grade.commentHint')}
          optional
          rows={3}
          value={comment}
          most={limits.commentMax}
          onChange={event => setComment(event.target.value)}
        />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={thanksFlag}
            onChange={event => setThanksFlag(event.target.checked)}
          />
          {t('grade.thanksAct')}
        </label>
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t('grade.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type Call = ReturnType<typeof useServices>['call']
interface GradeBody extends Record<ScoreName, number> {
  tid: number
  thanksFlag: boolean
  comment: string | undefined
}

async function sendGrade(call: Call, body: GradeBody, idempotencyKey: string): Promise<void> {
  const score = (value: number) => value as 1 | 2 | 3 | 4 | 5
  await call('gradeMessage', {
    body: {
      ...body,
      gradeLevel: score(body.gradeLevel),
      gradeSpeed: score(body.gradeSpeed),
      gradeManner: score(body.gradeManner)
    },
    idempotencyKey
  })
}
