import { passwordClasses, passwordFacts, strongPassword } from '@board/schemas/facts/passwords'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import css from './password.module.css'

const classLabels = {
  lower: 'password.lower',
  upper: 'password.upper',
  digit: 'password.digit',
  symbol: 'password.symbol'
} as const satisfies Record<keyof typeof passwordClasses, MessageKey>

/** Lists the requirements of a password, and marks those that are met. Specification 5. */
export function PasswordRule({ value }: { value: string }) {
  const t = useT()
  const { isLongEnough, classes } = passwordFacts(value)
  const names = Object.keys(passwordClasses) as (keyof typeof passwordClasses)[]
  return (
    <span className={css.rule}>
      <Part met={isLongEnough} words={t('password.length', { count: value.length })} />
      <Part
        met={classes.length >= strongPassword.classes}
        words={t('password.classes', { count: classes.length })}
      />
      <span className={css.classes}>
        {names.map(name => (
          <Part key={name} met={classes.includes(name)} words={t(classLabels[name])} />
        ))}
      </span>
    </span>
  )
}

function Part({ met, words }: { met: boolean; words: string }) {
  const t = useT()
  return (
    <span className={met ? css.met : css.unmet}>
      <svg className={css.sign} viewBox="0 0 16 16" aria-hidden="true">
        {met ? <path d="m3.5 8.5 3 3 6-7" /> : <circle cx="8" cy="8" r="4.5" />}
      </svg>
      <span className="visually-hidden">{t(met ? 'password.met' : 'password.unmet')}</span>
      {words}
    </span>
  )
}
