import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { Link } from '../../ui/link.tsx'

/** Says how the platform is reached without an account. */
export function ContactWay() {
  const t = useT()
  const { contact } = useRoot()
  return (
    <>
      {contact} <Link to="/helpC?key=7">{t('shell.contact')}</Link>
    </>
  )
}
