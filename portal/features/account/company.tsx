import { isStrongPassword } from '@board/schemas/facts/passwords'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { isUserName } from '../../lib/validation.ts'
import { useGate } from '../../services/gate.ts'
import { pageLoader } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import {
  type Company,
  CompanyFields,
  companyBody,
  companyProblems,
  companyTexts,
  noCompany
} from '../../shared/account/company-fields.tsx'
import { contactProblem } from '../../shared/account/contact-code.tsx'
import { NewPassword, repetitionProblem } from '../../shared/account/new-password.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import css from './account.module.css'
import { Consent } from './consent.tsx'
import { RegistrationEmail, RegistrationPhone } from './registration-codes.tsx'
import { useNameCheck } from './use-name-check.ts'

export const loader = pageLoader(async ({ site }) => {
  const { registration } = await site()
  return { takesLicence: registration.licence }
})

/** Maps the code of a refusal to the field that it concerns. Other refusals are shown above the form. */
const fieldOf = {
  '1011': 'code',
  USR0050: 'username',
  USR0051: 'contact',
  USR0052: 'password',
  USR0061: 'enterpriseName',
  USR0062: 'creditCode',
  USR0063: 'creditCode',
  USR0064: 'email',
  USR0065: 'emailCode'
}

interface Registration extends Company {
  contact: string
  code: string
  sentAt?: number
  email: string
  emailCode: string
  emailSentAt?: number
  username: string
  password: string
  again: string
  agrees: boolean
}

const start: Registration = {
  ...noCompany,
  contact: '',
  code: '',
  email: '',
  emailCode: '',
  username: '',
  password: '',
  again: '',
  agrees: false
}

/**
 * Registers a company or another legal person. It then opens the account's page, which says whether the company is
 * confirmed. Specification 2, 3.
 */
export function Component() {
  const t = useT()
  const { takesLicence } = useLoaderData<typeof loader>()
  const { call } = useServices()
  const { realNamePattern } = useRoot()
  const { signedIn } = useGate()
  const form = useForm({
    start,
    draft: { name: 'company', without: ['password', 'again', 'code', 'emailCode', 'agrees'] },
    focus: 'summary',
    fieldOf,
    check: typed => ({
      ...companyProblems(typed, realNamePattern, t),
      contact: contactProblem('phone', typed.contact, t),
      code: !typed.code && t('code.missing'),
      email: typed.email !== '' && contactProblem('email', typed.email, t),
      emailCode: typed.email !== '' && !typed.emailCode && t('code.missing'),
      username: !isUserName(typed.username.trim()) && t('signUp.badUsername'),
      password: !isStrongPassword(typed.password) && t('signUp.badPassword'),
      again: repetitionProblem(typed.password, typed.again, t),
      agrees: !typed.agrees && t('consent.missing')
    }),
    send: async (typed, idempotencyKey) => {
      const { contact, code, email, emailCode, username, password } = typed
      const body = {
        ...companyBody(typed),
        username: username.trim(),
        password,
        phone: contact,
        verifyCode: code,
        email: email || undefined,
        emailCode: email ? emailCode : undefined
      }
      const result = await call('registerCompany', { body, idempotencyKey })
      await signedIn(result, 1, '/uCenter/compInfo?registered=1', t('signUp.done'))
    }
  })
  const { username, compType } = form.values
  const usernameCheck = useNameCheck(form, 'username', name =>
    isUserName(name) ? call('checkUserName', { body: { sendType: 1, username: name } }) : undefined
  )
  return (
    <div className={css.page}>
      <div>
        <h1>{t('company.register')}</h1>
        <p className={css.intro}>{t('company.registerHint')}</p>
        {takesLicence && (
          <p className={css.intro}>{t('company.licenceLater', { paper: t(companyTexts[compType].paper) })}</p>
        )}
      </div>
      <noscript>
        <p>{t('company.needsScripts')}</p>
      </noscript>
      <Card>
        <Form form={form}>
          <h2 className={css.part}>{t('company.partCompany')}</h2>
          <CompanyFields form={form} />
          <h2 className={css.part}>{t('company.partContact')}</h2>
          <RegistrationPhone form={form} />
          <RegistrationEmail form={form} optional />
          <h2 className={css.part}>{t('company.partAccount')}</h2>
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
            {t('signUp.isPerson')} <Link to="/signUp">{t('signUp.title')}</Link>
          </p>
          <p>
            {t('signUp.hasAccount')} <Link to="/login">{t('login.submit')}</Link>
          </p>
        </div>
      </Card>
    </div>
  )
}
