import { isStrongPassword } from '@board/schemas/facts/passwords'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { findRepetitionProblem } from '../../lib/repetition.ts'
import { useServices } from '../../services/services.tsx'
import { renewSession } from '../../services/session.ts'
import { CodeField } from '../../shared/account/code-field.tsx'
import { NewPassword } from '../../shared/account/new-password.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import css from './page.module.css'

const start: { verifyCode: string; sentAt?: number; newPassword: string; again: string } = {
  verifyCode: '',
  newPassword: '',
  again: ''
}
const fieldOf = { '1011': 'verifyCode', USR0052: 'newPassword' }

interface FirstPasswordProps {
  username: string
  /** The bound number, masked; null if none is bound. */
  phone: string | null
  onDone: () => void
}

/** Sets the first password of an account that was made without one, with a code to the bound phone in place of the old. */
export function FirstPassword({ username, phone, onDone }: FirstPasswordProps) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const form = useForm({
    start,
    fieldOf,
    check: ({ verifyCode, newPassword, again }) => {
      const repetition = findRepetitionProblem(newPassword, again)
      return {
        verifyCode: !verifyCode && t('code.missing'),
        newPassword: !isStrongPassword(newPassword) && t('password.weak'),
        again: repetition && t(repetition)
      }
    },
    send: async ({ verifyCode, newPassword }) => {
      // the answer contains a new session, so the person stays signed in
      renewSession(await call('setPassword', { body: { verifyCode, newPassword } }))
      onDone()
      await revalidate()
    }
  })
  if (phone === null)
    return (
      <EmptyState title={t('password.needsPhone')}>
        <LinkButton to="/uCenter/bindInfo" tone="primary">
          {t('password.toBind')}
        </LinkButton>
      </EmptyState>
    )
  const { verifyCode, sentAt } = form.values
  return (
    <Form form={form}>
      <p className={css.note}>{t('password.setHint', { phone })}</p>
      {/* tells password managers to which account the password belongs */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CodeField
        id={form.idOf('verifyCode')}
        name="verifyCode"
        label={t('code.phoneCode')}
        value={{ code: verifyCode, sentAt }}
        onChange={({ code, ...sent }) =>
          form.change({ ...sent, ...(code !== undefined && { verifyCode: code }) })
        }
        send={onEarlier => call('getOwnVerifycode', { body: { purpose: 'password' }, onEarlier })}
        sentTo={phone}
        error={form.errorOf('verifyCode')}
      />
      <NewPassword
        password={{ ...form.text('newPassword'), label: t('password.new') }}
        again={{ ...form.text('again'), label: t('password.again') }}
      />
      <p className={css.note}>{t('password.setNote')}</p>
      <Button className={css.submit} type="submit" tone="primary" busy={form.busy}>
        {t('password.setSubmit')}
      </Button>
    </Form>
  )
}
