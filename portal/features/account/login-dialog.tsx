import { useT } from '../../lib/i18n.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoginForms } from './login-forms.tsx'

/** Signing in over the page that one is on: 460 px wide, with its tabs. Specification 2. */
export default function LoginDialog({ to, onClose }: { to?: string; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog size="narrow" title={t('login.title')} onClose={onClose}>
      <LoginForms to={to} onLeave={onClose} />
    </Dialog>
  )
}
