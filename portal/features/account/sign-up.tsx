import { isStrongPassword, signInLengths } from '@board/schemas/formats'
import { useSearchParams } from 'react-router-dom'
import { useGate } from '../../app/login-gate.tsx'
import { useServices } from '../../app/services.tsx'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { isMobile } from '../../lib/validation.ts'
import { DraftNote, Form } from '../../shared/form.tsx'
import { useForm } from '../../shared/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './account.module.css'
import { noPhoneCode, PhoneCodeFields } from './phone-code.tsx'

/** A nickname as the contract has it: 2 to 20 of Han, letters, digits, and a few signs. */
const nickNamePattern = /^[\p{Script=Han}A-Za-z0-9_·-]{2,20}$/u

/** Which field a refusal belongs under; the others stand above the form. */
const fieldOf = { '1011': 'code', USR0050: 'username', USR0052: 'password' }

const start = { ...noPhoneCode, username: '', nickName: '', password: '', again: '' }

/** Registering with a phone code. Whoever registers is signed in. Specification 5. */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const { call } = useServices()
  const { signedIn } = useGate()
  const form = useForm({
    start,
    draft: { name: 'sign-up', without: ['password', 'again', 'code'] },
    fieldOf,
    check: ({ phone, code, username, nickName, password, again }) => ({
      phone: !isMobile(phone) && t('login.badPhone'),
      code: !code && t('signUp.needsCode'),
      username: !username.trim() && t('signUp.needsUsername'),
      nickName: !nickNamePattern.test(nickName.trim()) && t('signUp.badNickName'),
      password: !isStrongPassword(password) && t('signUp.badPassword'),
      again: (!again || again !== password) && t('signUp.differs')
    }),
    send: async ({ phone, code, username, nickName, password }) => {
      const body = {
        username: username.trim(),
        password,
        nickName: nickName.trim(),
        phone,
        verifyCode: code
      }
      await signedIn(await call('register', { body }), 1, safePath(query.get('to')))
    }
  })
  return (
    <div className={css.page}>
      <h1>{t('signUp.title')}</h1>
      <noscript>
        <p>{t('login.needsScripts')}</p>
      </noscript>
      <Card>
        <Form form={form}>
          <PhoneCodeFields
            operation="getRegisterPhoneVerifycode"
            value={form.values}
            onChange={form.change}
            idOf={form.idOf}
            errorOf={form.errorOf}
          />
          <TextField
            {...form.text('username')}
            label={t('login.username')}
            hint={t('signUp.usernameHint')}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={50}
          />
          <TextField
            {...form.text('nickName')}
            label={t('signUp.nickName')}
            hint={t('signUp.nickNameHint')}
            autoComplete="nickname"
            maxLength={20}
          />
          <TextField
            {...form.text('password')}
            label={t('login.password')}
            hint={t('signUp.passwordHint')}
            type="password"
            autoComplete="new-password"
            maxLength={signInLengths.password}
          />
          <TextField
            {...form.text('again')}
            label={t('signUp.again')}
            type="password"
            autoComplete="new-password"
            maxLength={signInLengths.password}
          />
          <DraftNote draft={form.draft} />
          <Button type="submit" tone="primary" wide busy={form.busy}>
            {t('signUp.submit')}
          </Button>
        </Form>
        <p className={css.foot}>
          {t('signUp.hasAccount')} <Link to="/login">{t('login.submit')}</Link>
        </p>
      </Card>
    </div>
  )
}
