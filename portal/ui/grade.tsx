import { gradeScores } from '@board/schemas/facts/formats'
import { isLow } from '@board/schemas/facts/low-score'
import { useId } from 'react'
import type { MessageKey } from '../lib/i18n.tsx'
import { useT } from '../lib/i18n.tsx'
import { ErrorText } from './forms/error-text.tsx'
import css from './grade.module.css'

/** The word of each score. */
export const gradeWords: Record<number, MessageKey> = {
  1: 'grade.word1',
  2: 'grade.word2',
  3: 'grade.word3',
  4: 'grade.word4',
  5: 'grade.word5'
}

type Score = (typeof gradeScores)[number]

interface GradeChoiceProps {
  id?: string
  label: string
  name: string
  value: number | undefined
  error?: string
  onChange: (score: Score) => void
}

/** Edits one score from 1 to 5 as labelled radio buttons, never as bare stars. */
export function GradeChoice({ id, label, name, value, error, onChange }: GradeChoiceProps) {
  const t = useT()
  const told = useId()
  return (
    <fieldset
      id={id}
      className={css.choice}
      aria-describedby={error ? told : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend className={css.label}>{label}</legend>
      <div className={css.options}>
        {gradeScores.map(score => (
          <label key={score} className={css.option}>
            <input
              type="radio"
              name={name}
              value={score}
              checked={value === score}
              required
              onChange={() => onChange(score)}
            />
            <span className={css.score}>{score}</span>
            <span className={css.word}>{t(gradeWords[score] ?? 'grade.word3')}</span>
          </label>
        ))}
      </div>
      {error && <ErrorText id={told}>{error}</ErrorText>}
    </fieldset>
  )
}

interface GradeScoresProps {
  scores: readonly { label: string; score: number }[]
  /** The limits of the site; they say which scores are low. */
  limits: Parameters<typeof isLow>[1]
}

/** Shows given scores, each with its label, number and word. */
export function GradeScores({ scores, limits }: GradeScoresProps) {
  const t = useT()
  return (
    <dl className={css.scores}>
      {scores.map(({ label, score }) => (
        <div key={label} className={css.given}>
          <dt>{label}</dt>
          <dd className={isLow([score], limits) ? css.low : undefined}>
            <strong>{score}</strong> / {gradeScores.length} · {t(gradeWords[score] ?? 'grade.word3')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
