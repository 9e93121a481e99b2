import { isStrongPassword } from '@board/schemas/formats'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useGate } from '../../app/login-gate.tsx'
import { useServices } from '../../app/services.tsx'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { isMobile, isNickName, isUserName } from '../../lib/validation.ts'
import { ContactCode } from '../../shared/contact-code.tsx'
import { DraftNote, Form } from '../../shared/form.tsx'
import { NewPassword } from '../../shared/new-password.tsx'
import { useForm } from '../../shared/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './account.module.css'
import { Consent } from './consent.tsx'
import { useNameCheck } from './use-name-check.ts'

export const loader = pageLoader(async ({ site }) => {
  const { links } = await site()
  return { privacyUrl: links.privacy }
})

/** Which field a refusal belongs under; the others stand above the form. */
const fieldOf = {
  '1011': 'code',
  USR0050: 'username',
  USR0051: 'contact',
  USR0052: 'password',
  USR0060: 'nickName',
  USR0061: 'nickName'
}

interface SignUp {
  contact: string
  code: string
  sentAt?: number
  username: string
  nickName: string
  password: string
  again: string
  agrees: boolean
}

const start: SignUp = {
  contact: '',
  code: '',
  username: '',
  nickName: '',
  password: '',
  again: '',
  agrees: false
}

/**
 * Registering with a phone code. Whoever registers is signed in; where the site asks for a certified real name,
 * that is the next step. Specification 2, 5.
 */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const { privacyUrl } = useLoaderData<typeof loader>()
  const { call } = useServices()
  const { signedIn } = useGate()
  const form = useForm({
    start,
    draft: { name: 'sign-up', without: ['password', 'again', 'code', 'agrees'] },
    fieldOf,
    check: ({ contact, code, username, nickName, password, again, agrees }) => ({
      contact: !isMobile(contact) && t('code.badPhone'),
      code: !code && t('code.missing'),
      username: !isUserName(username.trim()) && t('signUp.badUsername'),
      nickName: !isNickName(nickName.trim()) && t('signUp.badNickName'),
      password: !isStrongPassword(password) && t('signUp.badPassword'),
      again: (!again || again !== password) && t('signUp.differs'),
      agrees: !agrees && t('consent.missing')
    }),
    send: async ({ contact, code, username, nickName, password }, idempotencyKey) => {
      const body = {
        username: username.trim(),
        password,
        nickName: nickName.trim(),
        phone: contact,
        verifyCode: code
      }
      const result = await call('register', { body, idempotencyKey })
      const to = safePath(query.get('to'))
      const page = result.needCertif ? `/uCenter/baseInfo?to=${encodeURIComponent(to)}` : to
      await signedIn(result, 1, page)
    }
  })
  const { username } = form.values
  const usernameCheck = useNameCheck(form, 'username', name =>
    isUserName(name) ? call('checkUserName', { body: { sendType: 1, username: name } }) : undefined
  )
  const nickNameCheck = useNameCheck(form, 'nickName', name =>
    isNickName(name) ? call('checkNicknameValid', { body: { nickName: name } }) : undefined
  )
  return (
    <div className={css.page}>
      <h1>{t('signUp.title')}</h1>
      <noscript>
        <p>{t('login.needsScripts')}</p>
      </noscript>
      <Card>
        <Form form={form}>
          <ContactCode
            kind="phone"
            value={form.values}
            onChange={form.change}
            send={phone => call('getRegisterPhoneVerifycode', { body: { phone } })}
            contact={{ id: form.idOf('contact'), error: form.errorOf('contact') }}
            code={{ id: form.idOf('code'), error: form.errorOf('code') }}
          />
          <TextField
            {...usernameCheck.field(form.text('username'))}
            label={t('login.username')}
            hint={
              usernameCheck.accepted && usernameCheck.accepted === username.trim()
                ? t('signUp.free')
                : t('signUp.usernameHint')
            }
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
          />
          <TextField
            {...nickNameCheck.field(form.text('nickName'))}
            label={t('signUp.nickName')}
            hint={t('signUp.nickNameHint')}
            autoComplete="nickname"
            maxLength={20}
          />
          <NewPassword
            password={{ ...form.text('password'), label: t('login.password') }}
            again={{ ...form.text('again'), label: t('signUp.again') }}
          />
          <Consent
            id={form.idOf('agrees')}
            checked={form.values.agrees}
            error={form.errorOf('agrees')}
            privacyUrl={privacyUrl}
            onChange={agrees => form.change({ agrees })}
          />
          <DraftNote draft={form.draft} />
          <Button type="submit" tone="primary" wide busy={form.busy}>
            {t('signUp.submit')}
          </Button>
        </Form>
        <div className={css.foot}>
          <p>
            {t('signUp.hasAccount')} <Link to="/login">{t('login.submit')}</Link>
          </p>
          <p>
            {t('signUp.isCompany')} <Link to="/regcomp">{t('login.company')}</Link>
          </p>
        </div>
      </Card>
    </div>
  )
}
