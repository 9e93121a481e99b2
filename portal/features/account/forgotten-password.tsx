import { ApiError } from '@board/client/error'
import { isStrongPassword } from '@board/schemas/facts/passwords'
import { useT } from '../../lib/i18n.tsx'
import { useGate } from '../../services/gate.ts'
import { useServices } from '../../services/services.tsx'
import { NewPassword, repetitionProblem } from '../../shared/account/new-password.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import css from './account.module.css'

const fieldOf = { USR0052: 'newPassword' }

interface ForgottenPasswordProps {
  ticket: string
  /** The name of the account if it is known, so that password managers save it with the new password. */
  username?: string
  /** Called when the ticket is no longer valid. */
  onExpired: () => void
}

/**
 * The last step of a forgotten password: setting the new one. Afterwards it ends the session, goes to the home page and
 * confirms the change there.
 */
export function ForgottenPassword({ ticket, username, onExpired }: ForgottenPasswordProps) {
  const t = useT()
  const { call } = useServices()
  const { signedOut } = useGate()
  const form = useForm({
    start: { newPassword: '', again: '' },
    fieldOf,
    check: ({ newPassword, again }) => ({
      newPassword: !isStrongPassword(newPassword) && t('password.weak'),
      again: repetitionProblem(newPassword, again, t)
    }),
    send: async ({ newPassword }) => {
      try {
        await call('findPassword', { body: { ticket, newPassword } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'USR0057') return onExpired()
        throw error
      }
      await signedOut('recovered')
    }
  })
  return (
    <Form form={form}>
      {username && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <NewPassword
        password={{ ...form.text('newPassword'), label: t('recover.newPassword') }}
        again={{ ...form.text('again'), label: t('recover.again') }}
      />
      <p className={css.note}>{t('recover.passwordNote')}</p>
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {t('recover.setPassword')}
      </Button>
    </Form>
  )
}
