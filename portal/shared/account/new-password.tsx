import { isStrongPassword } from '@board/schemas/facts/passwords'
import type { ComponentProps } from 'react'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { findRepetitionProblem } from '../../lib/repetition.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRule } from './password-rule.tsx'

/** Returns the error of the repetition of a new password. */
export function repetitionProblem(password: string, again: string, t: Translate): string | undefined {
  const problem = findRepetitionProblem(password, again)
  return problem && t(problem)
}

type Field = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>

/**
 * Edits a new password, which is typed twice. While typing, the list of requirements shows which are met. Specification
 * 5.
 */
export function NewPassword({ password, again }: { password: Field; again: Field }) {
  const t = useT()
  const typed = String(password.value)
  return (
    <>
      <PasswordField {...password} hint={<PasswordRule value={typed} />} autoComplete="new-password" />
      <PasswordField {...again} autoComplete="new-password" />
      <p role="status" className="visually-hidden">
        {isStrongPassword(typed) ? t('password.strong') : ''}
      </p>
    </>
  )
}
