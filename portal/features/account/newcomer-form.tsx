import { useT } from '../../lib/i18n.tsx'
import { isNickName } from '../../lib/validation.ts'
import { useGate } from '../../services/gate.ts'
import { useServices } from '../../services/services.tsx'
import { contactProblem } from '../../shared/account/contact-code.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import css from './account.module.css'
import { Consent } from './consent.tsx'
import { RegistrationPhone } from './registration-codes.tsx'
import { useNameCheck } from './use-name-check.ts'

const fieldOf = { '1011': 'code', USR0051: 'contact', USR0061: 'nickName' }

interface NewcomerFormProps {
  to?: string
  /** The name of the other site. */
  provider: string
  /** The person’s name on the other site: the initial nickname if it is a valid one. */
  nickName: string
}

/** Registers a person whom another site has identified. A phone and a nickname are enough. */
export default function NewcomerForm({ to, provider, nickName }: NewcomerFormProps) {
  const t = useT()
  const { call } = useServices()
  const { signedIn } = useGate()
  const start: {
    contact: string
    code: string
    sentAt?: number
    nickName: string
    agrees: boolean
  } = { contact: '', code: '', nickName: isNickName(nickName) ? nickName : '', agrees: false }
  const form = useForm({
    start,
    draft: { name: 'third-party-register', without: ['code', 'agrees'] },
    fieldOf,
    check: ({ contact, code, nickName, agrees }) => ({
      contact: contactProblem('phone', contact, t),
      code: !code && t('code.missing'),
      nickName: !isNickName(nickName.trim()) && t('signUp.badNickName'),
      agrees: !agrees && t('consent.missing')
    }),
    send: async ({ contact, code, nickName }, idempotencyKey) => {
      const body = { phone: contact, verifyCode: code, nickName: nickName.trim() }
      await signedIn(await call('thirdPartyRegister', { body, idempotencyKey }), 1, to, t('signUp.done'))
    }
  })
  const nickNameCheck = useNameCheck(form, 'nickName', name =>
    isNickName(name) ? call('checkNicknameValid', { body: { nickName: name } }) : undefined
  )
  return (
    <Form form={form}>
      <RegistrationPhone form={form} />
      <TextField
        {...nickNameCheck.field(form.text('nickName'))}
        label={t('signUp.nickName')}
        hint={t('signUp.nickNameHint')}
        autoComplete="nickname"
        maxLength={20}
      />
      <Consent
        id={form.idOf('agrees')}
        checked={form.values.agrees}
        error={form.errorOf('agrees')}
        onChange={agrees => form.change({ agrees })}
      />
      <p className={css.note}>{t('thirdParty.noPassword', { provider })}</p>
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {t('thirdParty.submit')}
      </Button>
    </Form>
  )
}
