import { ApiError } from '@board/client/error'
import { sha256Hex } from '@board/client/hash'
import { randomHex } from '@board/client/random'
import { isBarred, restrictionOf, secondStepOf } from '@board/client/sign-in-refusal'
import { signInLengths } from '@board/schemas/facts/formats'
import { safePath } from '../../lib/back.ts'
import { cookieLine } from '../../lib/cookies.ts'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import { type LoginResult, placeOf } from '../../services/session.ts'
import {
  type Answer,
  idOfField,
  plainForm,
  type SendArgs,
  type ViewProps
} from '../../shared/forms/plain-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import css from './account.module.css'
import { captchaCodes } from './captcha-codes.ts'

/**
 * Signing in with a name and a password, for browsers that run no scripts. After the first failure it also shows a
 * picture. Specification 4, 8.
 */
export const plainLogin = plainForm({
  path: '/forms/login',
  needsSession: false,
  title: 'login.title',
  texts: ['account', 'form', 'plain', 'step'],
  load: async () => null,
  async send(args) {
    const { values, t } = args
    // this press only changes the picture, so the typed texts stay, also the password
    if (values.get('act') === 'picture') return { values: anotherPicture(values), keepsPassword: true }
    const ticket = values.get('ticket')
    if (ticket) return await secondStep(args, ticket)
    const problems = {
      username: !values.get('username')?.trim() && t('plain.needsUsername'),
      password: !values.get('password') && t('plain.needsPassword')
    }
    if (Object.values(problems).some(Boolean)) return { values: withoutPassword(values), problems }
    try {
      return await signIn(args)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const step = secondStepOf(error)
      if (step) return { values: new URLSearchParams({ ticket: step.ticket }) }
      const again = anotherPicture(withoutPassword(values))
      if (isBarred(error)) return { values: again, ...barAnswer(args, error) }
      const field = captchaCodes.includes(error.code) ? 'captcha' : 'password'
      return { values: again, problems: { [field]: wordsFor(error, t) } }
    }
  },
  View
})

/** The second step of accounts that have a second factor; a ticket that is over leads back to the first. Decision 0097. */
async function secondStep(args: SendArgs<null>, ticket: string) {
  const { call, values, t } = args
  const code = values.get('code')?.trim() ?? ''
  const again = new URLSearchParams({ ticket })
  if (code.length < 6) return { values: again, problems: { code: t('step.missing') } }
  try {
    return enter(args, await call('takeSecondStep', { body: { ticket, code } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const words = wordsFor(error, t)
    if (isBarred(error)) return { values: new URLSearchParams(), ...barAnswer(args, error) }
    if (error.code === 'USR0072') return { values: new URLSearchParams(), problems: { username: words } }
    return { values: again, problems: { code: words } }
  }
}

/** Returns the words for an account that may not sign in: the rule that was broken, and how to appeal. */
function barAnswer({ root, t }: SendArgs<null>, error: ApiError): Pick<Answer, 'failure' | 'way'> {
  const rule = restrictionOf(error)?.ruleName
  const lines = [
    wordsFor(error, t),
    ...(rule === undefined ? [] : [t('login.forbidRule', { rule })]),
    `${t('login.forbidWay')} ${root.contact}`
  ]
  const way = { to: '/helpC?key=7', label: t('shell.contact') }
  return { failure: lines.map(line => line.trim()).join(' '), way }
}

async function signIn(args: SendArgs<null>) {
  const { call, values } = args
  const password = values.get('password') ?? ''
  const uuid = values.get('uuid') ?? undefined
  const result = await call('loginByUserName', {
    query: { uuid },
    body: {
      loginName: values.get('username')?.trim() ?? '',
      pass: password,
      password: sha256Hex(password),
      captcha: values.get('captcha')?.trim() || undefined
    }
  })
  return enter(args, result)
}

function enter({ url, root }: SendArgs<null>, result: LoginResult) {
  const cookies = {
    token: result.token,
    userType: String(result.userType),
    organization: String(result.organization),
    loginType: '1'
  }
  const place = result.updatePwd ? undefined : placeOf(result.organization, root.channelUrl)
  return {
    to: place ?? safePath(url.searchParams.get('to')),
    cookies: Object.entries(cookies).map(([name, value]) => cookieLine(name, value))
  }
}

/** Requests another picture and removes the answer to the last one. */
function anotherPicture(values: URLSearchParams): URLSearchParams {
  const again = new URLSearchParams(values)
  again.set('uuid', randomHex())
  again.delete('captcha')
  return again
}

function withoutPassword(values: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(values)
  rest.delete('password')
  return rest
}

function View({ values, problems }: ViewProps<null>) {
  const t = useT()
  const { address } = useServices()
  const uuid = values.get('uuid')
  const ticket = values.get('ticket')
  if (ticket)
    return (
      <>
        <input type="hidden" name="ticket" value={ticket} />
        <TextField
          id={idOfField('code')}
          label={t('step.either')}
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          hint={t('step.plain')}
          error={problems.code}
        />
        <Button type="submit" tone="primary">
          {t('step.submit')}
        </Button>
      </>
    )
  return (
    <>
      {/* Enter presses the first button of a form; that must not be the button for another picture */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <TextField
        id={idOfField('username')}
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={values.get('username') ?? ''}
        error={problems.username}
      />
      <TextField
        id={idOfField('password')}
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={signInLengths.password}
        defaultValue={values.get('password') ?? ''}
        error={problems.password}
      />
      {uuid && (
        <>
          <input type="hidden" name="uuid" value={uuid} />
          <TextField
            id={idOfField('captcha')}
            label={t('login.captcha')}
            name="captcha"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={signInLengths.captcha}
            hint={t('login.captchaHint')}
            error={problems.captcha}
            action={
              <>
                <img
                  src={address('captchaImage', { query: { uuid } }).replace(/^https?:\/\/[^/]+/, '')}
                  alt={t('login.captcha')}
                  width="110"
                  height="40"
                />
                <Button type="submit" name="act" value="picture">
                  {t('plain.picture')}
                </Button>
              </>
            }
          />
        </>
      )}
      <Button type="submit" tone="primary">
        {t('login.submit')}
      </Button>
      <p className={css.note}>{t('plain.loginOthers')}</p>
    </>
  )
}
