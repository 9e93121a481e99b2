import { useNavigate } from 'react-router-dom'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import type { LoginReason } from '../../services/gate.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { Dialog } from '../../ui/notices/dialog.tsx'
import css from './account.module.css'
import { KeptDraft } from './kept-draft.tsx'
import { LoginForms } from './login-forms.tsx'

const reasons: Record<Exclude<LoginReason, 'recovered'>, MessageKey> = {
  page: 'login.reasonPage',
  act: 'login.reasonAct',
  expired: 'login.reasonExpired',
  favourite: 'login.reasonFavourite',
  follow: 'login.reasonFollow',
  voice: 'login.reasonVoice'
}

/** Tells whether a page of this site is before the current one in the history of the tab. */
function hasPageBefore(): boolean {
  return history.state?.idx > 0 || document.referrer.startsWith(`${location.origin}/`)
}

interface LoginDialogProps {
  to?: string
  reason?: LoginReason
  onClose: () => void
}

/** Shows the forms to sign in as a dialog over the page, with the reason why it opened. Specification 2. */
export default function LoginDialog({ to, reason, onClose }: LoginDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const dismiss = () => {
    onClose()
    // the requested page redirected here, so a person who does not sign in returns to the page before
    if (reason === 'page' && hasPageBefore()) navigate(-1)
  }
  return (
    <Dialog size="narrow" title={t('login.title')} onClose={dismiss}>
      <div className={css.forms}>
        {reason && reason !== 'recovered' && <Banner>{t(reasons[reason])}</Banner>}
        {reason === 'recovered' && (
          <Banner tone="ok" title={t('login.recoveredTitle')}>
            {t('login.recovered')}
          </Banner>
        )}
        {(reason === undefined || reason === 'page') && <KeptDraft to={to} />}
        <LoginForms to={to} onLeave={onClose} />
      </div>
    </Dialog>
  )
}
