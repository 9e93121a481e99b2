import { gradeScores, solvedAnswers } from '@board/schemas/facts/formats'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { idOfField, kept, plainForm } from '../../shared/forms/plain-form.ts'
import { gradeNotes } from '../../shared/messages/grade-notes.ts'
import { lowGradeWords } from '../../shared/messages/low-grade.ts'
import { noAnswer, solvedChoices } from '../../shared/messages/solved-words.ts'
import { Button } from '../../ui/button.tsx'
import { Choices, Tick } from '../../ui/forms/choice.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { GradeChoice } from '../../ui/grade.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Time } from '../../ui/time.tsx'
import { loadOwn, OwnLinks } from './plain-own.tsx'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const
const labels = { gradeLevel: 'grade.level', gradeSpeed: 'grade.speed', gradeManner: 'grade.manner' } as const

const oneOf = <T extends number>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find(choice => String(choice) === value)

/** Grading the last answer, for browsers that run no scripts: three scores, and optionally whether the matter is solved, and a comment. */
export const plainGrade = plainForm({
  path: '/forms/grade',
  needsSession: true,
  title: 'grade.act',
  texts: ['acts', 'form', 'message', 'plain'],
  load: async args => ({ ...(await loadOwn(args)), limits: args.root.limits }),
  async send({ call, values, keyOf, t, data: { tid, limits } }) {
    const max = limits.commentMax
    const solved = oneOf(solvedAnswers, values.get('solved'))
    const gradeLevel = oneOf(gradeScores, values.get('gradeLevel'))
    const gradeSpeed = oneOf(gradeScores, values.get('gradeSpeed'))
    const gradeManner = oneOf(gradeScores, values.get('gradeManner'))
    const comment = values.get('comment')?.trim() ?? ''
    const isLong = countCharacters(comment) > max
    if (!gradeLevel || !gradeSpeed || !gradeManner || isLong) {
      const needed = (name: keyof typeof labels, score: number | undefined) =>
        !score && t('grade.choose', { label: t(labels[name]) })
      const problems = {
        gradeLevel: needed('gradeLevel', gradeLevel),
        gradeSpeed: needed('gradeSpeed', gradeSpeed),
        gradeManner: needed('gradeManner', gradeManner),
        comment: isLong && t('form.tooLong', { max })
      }
      return { values, problems }
    }
    const thanksFlag = values.has('thanksFlag')
    const body = {
      tid,
      solved,
      gradeLevel,
      gradeSpeed,
      gradeManner,
      thanksFlag,
      comment: comment || undefined
    }
    await call('gradeMessage', { body, idempotencyKey: keyOf(body) })
    return { to: `/forms/grade?tid=${tid}&done=1` }
  },
  View({ data: message, values, problems }) {
    const t = useT()
    if (!message.allowedActions.includes('gradeMessage')) {
      const grade = message.isDone ? message.grades.at(-1) : undefined
      const follows =
        grade &&
        lowGradeWords(
          {
            scores: scores.map(name => grade[name]),
            hasComment: Boolean(grade.comment),
            isSecond: grade.round === 2
          },
          message.limits,
          t
        )
      return (
        <>
          <h2>{message.subject}</h2>
          <Banner
            tone={message.isDone ? 'ok' : 'info'}
            title={t(message.isDone ? 'grade.done' : 'plain.notNow')}
          >
            {follows}
          </Banner>
          <OwnLinks tid={message.tid} />
        </>
      )
    }
    const { explainThreshold: threshold, explainDays: days } = message.limits
    const notes = gradeNotes(message, t)
    return (
      <>
        <h2>{message.subject}</h2>
        {message.reply && (
          <Card title={message.reply.groupName} aside={<Time at={message.reply.createdAt} />}>
            <p style={{ whiteSpace: 'pre-wrap' }}>{message.reply.content}</p>
          </Card>
        )}
        {notes.length > 0 && <p>{notes.join('')}</p>}
        <Choices
          id={idOfField('solved')}
          name="solved"
          label={t('solved.question')}
          choices={solvedChoices(t)}
          value={oneOf([...solvedAnswers, noAnswer], values.get('solved'))}
          optional
          onChange={kept}
        />
        {scores.map(name => (
          <GradeChoice
            key={name}
            id={idOfField(name)}
            name={name}
            label={t(labels[name])}
            value={oneOf(gradeScores, values.get(name))}
            error={problems[name] || undefined}
            onChange={kept}
          />
        ))}
        {threshold > 0 && <p>{t('grade.lowRule', { threshold, days })}</p>}
        <TextArea
          id={idOfField('comment')}
          name="comment"
          label={t('grade.comment')}
          hint={t('grade.commentHint')}
          optional
          rows={3}
          value={values.get('comment') ?? ''}
          onChange={kept}
          error={problems.comment}
        />
        <Tick name="thanksFlag" checked={values.has('thanksFlag')} onChange={kept}>
          {t('grade.thanksAct')}
        </Tick>
        <div>
          <Button type="submit" tone="primary">
            {t('grade.submit')}
          </Button>
        </div>
        <OwnLinks tid={message.tid} />
      </>
    )
  }
})
