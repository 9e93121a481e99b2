import { isStrongPassword } from '@board/schemas/facts/passwords'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { isNickName, isUserName } from '../../lib/validation.ts'
import { wordsFor } from '../../services/failure.ts'
import { useGate } from '../../services/gate.ts'
import { pageLoader } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { keepSession, type LoginResult } from '../../services/session.ts'
import { contactProblem } from '../../shared/account/contact-code.tsx'
import {
  type Identity,
  IdentityFields,
  identityBody,
  identityProblems,
  noIdentity
} from '../../shared/account/identity-fields.tsx'
import { NewPassword, repetitionProblem } from '../../shared/account/new-password.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import css from './account.module.css'
import { Consent } from './consent.tsx'
import { RegistrationEmail, RegistrationPhone } from './registration-codes.tsx'
import { useNameCheck } from './use-name-check.ts'

export const loader = pageLoader(async ({ site }) => {
  const { registration } = await site()
  return { registration }
})

/** Maps the code of a refusal to the field that it concerns. Other refusals are shown above the form. */
const fieldOf = {
  '1011': 'code',
  USR0050: 'username',
  USR0051: 'contact',
  USR0052: 'password',
  USR0060: 'nickName',
  USR0061: 'nickName',
  USR0064: 'email',
  USR0065: 'emailCode'
}

interface SignUp extends Identity {
  contact: string
  code: string
  sentAt?: number
  email: string
  emailCode: string
  emailSentAt?: number
  username: string
  nickName: string
  password: string
  again: string
  agrees: boolean
}

const start: SignUp = {
  ...noIdentity,
  contact: '',
  code: '',
  email: '',
  emailCode: '',
  username: '',
  nickName: '',
  password: '',
  again: '',
  agrees: false
}

/**
 * The page to register with a code to the phone. A site may also require an e-mail address and the real name.
 * Afterwards the person is signed in. Specification 2, 3, 5.
 */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const { registration } = useLoaderData<typeof loader>()
  const { call } = useServices()
  const { signedIn } = useGate()
  const { realNamePattern, certificationTypes: documents } = useRoot()
  const certify = useCertify()
  const form = useForm({
    start,
    draft: { name: 'sign-up', without: ['password', 'again', 'code', 'emailCode', 'idNumber', 'agrees'] },
    fieldOf,
    check: typed => ({
      contact: contactProblem('phone', typed.contact, t),
      code: !typed.code && t('code.missing'),
      username: !isUserName(typed.username.trim()) && t('signUp.badUsername'),
      nickName: !isNickName(typed.nickName.trim()) && t('signUp.badNickName'),
      email: registration.email && contactProblem('email', typed.email, t),
      emailCode: registration.email && !typed.emailCode && t('code.missing'),
      ...(registration.realName && identityProblems(typed, realNamePattern, t)),
      password: !isStrongPassword(typed.password) && t('signUp.badPassword'),
      again: repetitionProblem(typed.password, typed.again, t),
      agrees: !typed.agrees && t('consent.missing')
    }),
    send: async (typed, idempotencyKey) => {
      const body = {
        username: typed.username.trim(),
        password: typed.password,
        nickName: typed.nickName.trim(),
        phone: typed.contact,
        verifyCode: typed.code,
        email: registration.email ? typed.email : undefined,
        emailCode: registration.email ? typed.emailCode : undefined
      }
      const result = await call('register', { body, idempotencyKey })
      const to = safePath(query.get('to'), '/uCenter/baseInfo?registered=1')
      const isCertified = registration.realName && (await certify(result, typed))
      const page = result.needCertif && !isCertified ? `/uCenter/baseInfo?to=${encodeURIComponent(to)}` : to
      await signedIn(result, 1, page, t('signUp.done'))
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
        <p>{t('signUp.needsScripts')}</p>
      </noscript>
      <Card>
        <Form form={form}>
          <RegistrationPhone form={form} />
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
          {registration.email && <RegistrationEmail form={form} />}
          {registration.realName && (
            <>
              <p className={css.note}>{t('identity.hint')}</p>
              <IdentityFields documents={documents} form={form} />
            </>
          )}
          <NewPassword
            password={{ ...form.text('password'), label: t('login.password') }}
            again={{ ...form.text('again'), label: t('signUp.again') }}
          />
          <Consent
            id={form.idOf('agrees')}
            checked={form.values.agrees}
            error={form.errorOf('agrees')}
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

/**
 * Returns the function that certifies the real name with the new session. It returns false if that is refused; the
 * person then continues in the user centre.
 */
function useCertify() {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  return async (result: LoginResult, identity: Identity): Promise<boolean> => {
    keepSession(result, 1)
    try {
      await call('certifyName', { body: identityBody(identity) })
      return true
    } catch (error) {
      toast(wordsFor(error, t), 'late')
      return false
    }
  }
}
