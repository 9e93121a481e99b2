import type { InputProps } from '../../derive/overrides.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { ShownPasswordControl } from '../../widgets/inputs/password.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { PasswordRule } from './PasswordRule.tsx'

const schema = { type: 'string', maxLength: 20 } as const

const Input = asInput(props => (
  <ShownPasswordControl {...props}>
    <PasswordRule value={String(props.value ?? '')} />
  </ShownPasswordControl>
))

/** Edits the new password of another person's account, with the requirements below it. */
export default function ResetPasswordInput(props: InputProps) {
  return (
    <PageTexts family="settings" fallback={null}>
      <Input {...props} schema={schema} autoComplete="new-password" />
    </PageTexts>
  )
}
