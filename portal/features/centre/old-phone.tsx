import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { CodeField } from '../../shared/account/code-field.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Masked } from '../../ui/masked.tsx'
import css from './page.module.css'

const start: { verifyCode: string; sentAt?: number } = { verifyCode: '' }
const fieldOf = { '1011': 'verifyCode' }

interface OldPhoneProps {
  /** The bound number, masked. */
  phone: string
  /** The bound mail address, masked: the code goes there, because the phone is lost. */
  email?: string | undefined
  /** Called with the ticket. It allows changes of the account’s phone or e-mail address for ten minutes. */
  onProved: (ticket: string) => void
  onCancel?: () => void
}

/**
 * Asks for a code to the bound phone. Only a person who has this phone can change the phone or e-mail address of the
 * account; a lost phone can also be changed with a code to the e-mail address.
 */
export function OldPhone({ phone, email, onProved, onCancel }: OldPhoneProps) {
  const t = useT()
  const { call } = useServices()
  const way = email === undefined ? {} : ({ sendType: 3 } as const)
  const form = useForm({
    start,
    fieldOf,
    check: ({ verifyCode }) => ({ verifyCode: !verifyCode && t('code.missing') }),
    send: async ({ verifyCode }, idempotencyKey) => {
      const { ticket } = await call('checkOldPhone', { body: { verifyCode, ...way }, idempotencyKey })
      onProved(ticket)
    }
  })
  const { verifyCode, sentAt } = form.values
  return (
    <Form form={form}>
      <p>{email === undefined ? t('bind.oldPhone', { phone }) : t('bind.oldEmail', { email })}</p>
      <CodeField
        id={form.idOf('verifyCode')}
        name="verifyCode"
        label={t(email === undefined ? 'code.phoneCode' : 'code.emailCode')}
        value={{ code: verifyCode, sentAt }}
        onChange={({ code, ...sent }) =>
          form.change({ ...sent, ...(code !== undefined && { verifyCode: code }) })
        }
        send={onEarlier => call('getOwnVerifycode', { body: { purpose: 'change', ...way }, onEarlier })}
        sentTo={email ?? <Masked mobile={phone} />}
        error={form.errorOf('verifyCode')}
      />
      <div className={css.actions}>
        <Button type="submit" tone="primary" busy={form.busy}>
          {t('bind.next')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
      </div>
    </Form>
  )
}
