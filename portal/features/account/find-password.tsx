import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import css from './account.module.css'
import { ForgottenPassword } from './forgotten-password.tsx'
import { ProveContact } from './prove-contact.tsx'
import { RecoveryPage } from './recovery-page.tsx'

/** The page for people who have forgotten their password: it sets a new one. Specification 2, 4. */
export function Component() {
  const t = useT()
  const [ticket, setTicket] = useState<string>()
  const [isExpired, setExpired] = useState(false)
  return (
    <RecoveryPage
      title={t('recover.findPassword')}
      intro={t('recover.introPassword')}
      step={ticket === undefined ? 1 : 2}
      stepTitle={t(ticket === undefined ? 'recover.stepProve' : 'recover.stepPassword')}
      isExpired={isExpired}
    >
      {ticket === undefined ? (
        <>
          <ProveContact asksName onProved={setTicket} />
          <p className={css.foot}>
            {t('recover.forgotName')} <Link to="/findAccount">{t('recover.findAccount')}</Link>
          </p>
        </>
      ) : (
        <ForgottenPassword
          ticket={ticket}
          onExpired={() => {
            setExpired(true)
            setTicket(undefined)
          }}
        />
      )}
    </RecoveryPage>
  )
}
