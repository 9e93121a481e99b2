import type { DataOf } from '@board/client'
import { ApiError } from '@board/client/error'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Facts } from '../../ui/lists/facts.tsx'
import { Time } from '../../ui/time.tsx'
import css from './account.module.css'
import { ForgottenPassword } from './forgotten-password.tsx'
import { ProveContact } from './prove-contact.tsx'
import { RecoveryPage } from './recovery-page.tsx'

type Found = DataOf<'findAccount'> & { ticket: string }

/** The page for people who have forgotten the name of their account. Specification 2. */
export function Component() {
  const t = useT()
  const { call } = useServices()
  const [found, setFound] = useState<Found>()
  const [isExpired, setExpired] = useState(false)
  const [setsPassword, setSetsPassword] = useState(false)
  const find = async (ticket: string) => {
    try {
      setFound({ ...(await call('findAccount', { body: { ticket } })), ticket })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'USR0057') throw error
      setExpired(true)
    }
  }
  const startAgain = () => {
    setExpired(true)
    setFound(undefined)
    setSetsPassword(false)
  }
  return (
    <RecoveryPage
      title={t('recover.findAccount')}
      intro={t('recover.introAccount')}
      step={found ? 2 : 1}
      stepTitle={t(found ? 'recover.stepAccount' : 'recover.stepProve')}
      isExpired={isExpired}
    >
      {found ? (
        <div className={css.form}>
          <p>{t('recover.found')}</p>
          <Facts
            facts={[
              { label: t('recover.username'), value: found.username },
              { label: t('recover.nickName'), value: found.nickName },
              {
                label: t('recover.kind'),
                value: t(found.userType === 1 ? 'recover.company' : 'recover.citizen')
              },
              { label: t('recover.createdAt'), value: <Time at={found.createdAt} day /> }
            ]}
          />
          {setsPassword ? (
            <ForgottenPassword ticket={found.ticket} username={found.username} onExpired={startAgain} />
          ) : (
            <>
              <LinkButton to="/login" tone="primary" wide>
                {t('recover.toLogin')}
              </LinkButton>
              <Button wide onClick={() => setSetsPassword(true)}>
                {t('recover.alsoPassword')}
              </Button>
              <p className={css.note}>{t('recover.lostPhone')}</p>
            </>
          )}
        </div>
      ) : (
        <>
          <ProveContact onProved={find} />
          <p className={css.foot}>
            {t('recover.forgotPassword')} <Link to="/findPwd">{t('recover.findPassword')}</Link>
          </p>
        </>
      )}
    </RecoveryPage>
  )
}
