import { useT } from '../../lib/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import css from './account.module.css'
import { PasswordForm } from './password-form.tsx'
import { SmsForm } from './sms-form.tsx'

/** The two ways to sign in, and the way to an account. */
export function LoginForms({ to, onLeave }: { to?: string; onLeave?: () => void }) {
  const t = useT()
  return (
    <div className={css.forms}>
      <Tabs
        label={t('login.ways')}
        tabs={[
          { id: 'password', label: t('login.byPassword'), panel: <PasswordForm to={to} /> },
          { id: 'sms', label: t('login.bySms'), panel: <SmsForm to={to} /> }
        ]}
      />
      <p className={css.foot}>
        {t('login.noAccount')}{' '}
        <Link to={to ? `/signUp?to=${encodeURIComponent(to)}` : '/signUp'} onClick={onLeave}>
          {t('signUp.title')}
        </Link>
      </p>
    </div>
  )
}
