import type { SecondStep } from '@board/client/error'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import type { LoginType } from '../../services/session.ts'
import { Link } from '../../ui/link.tsx'
import { Tabs } from '../../ui/lists/tabs.tsx'
import css from './account.module.css'
import { PasswordForm } from './password-form.tsx'
import { type Provider, ProviderButtons } from './provider-buttons.tsx'
import { SecondStepForm } from './second-step.tsx'
import { SmsForm } from './sms-form.tsx'
import type { OnSecondStep, SignInWay } from './use-sign-in.ts'

interface LoginFormsProps extends SignInWay {
  /** The sites whose accounts can sign in, if they are known already. */
  providers?: readonly Provider[]
  onLeave?: () => void
}

/**
 * Shows the ways to sign in, and the links to registering and recovering an account. A second step takes their place; what
 * was typed stays for the return. Specification 2; decision 0097.
 */
export function LoginForms({ to, binds, providers, onLeave }: LoginFormsProps) {
  const t = useT()
  const way = { to, binds }
  const [name, setName] = useState('')
  const [second, setSecond] = useState<{ step: SecondStep; loginType: LoginType }>()
  const onStep: OnSecondStep = (step, loginType) => setSecond({ step, loginType })
  const signUp = to ? `/signUp?to=${encodeURIComponent(to)}` : '/signUp'
  return (
    <>
      {second && <SecondStepForm {...second} way={way} onBack={() => setSecond(undefined)} />}
      <div hidden={second !== undefined}>
        <div className={css.forms}>
          <Tabs
            label={t('login.ways')}
            tabs={[
              {
                id: 'password',
                label: t('login.byPassword'),
                panel: <PasswordForm by="password" way={way} onStep={onStep} onName={setName} />
              },
              { id: 'sms', label: t('login.bySms'), panel: <SmsForm way={way} onStep={onStep} /> },
              {
                id: 'passport',
                label: t('login.byPassport'),
                panel: <PasswordForm by="passport" way={way} onStep={onStep} />
              }
            ]}
          />
          <div className={css.foot}>
            <p className={css.ways}>
              {/* the name goes with the reader, but never into an address */}
              <Link to="/findPwd" state={name ? { username: name } : undefined} onClick={onLeave}>
                {t('login.forgot')}
              </Link>
              <Link to="/findAccount" onClick={onLeave}>
                {t('login.findAccount')}
              </Link>
            </p>
            {!binds && (
              <p className={css.ways}>
                <span>
                  {t('login.noAccount')}{' '}
                  <Link to={signUp} onClick={onLeave}>
                    {t('signUp.title')}
                  </Link>
                </span>
                <Link to="/regcomp" onClick={onLeave}>
                  {t('login.company')}
                </Link>
              </p>
            )}
          </div>
          {!binds && <ProviderButtons known={providers} to={to} />}
        </div>
      </div>
    </>
  )
}
