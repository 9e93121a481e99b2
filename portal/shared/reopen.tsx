import { useHere } from '../app/here.ts'
import { useT } from '../lib/i18n.tsx'
import { LinkButton } from '../ui/button.tsx'

/** Offers to open the page again, in place of a part whose script did not arrive. */
export function Reopen() {
  const t = useT()
  return (
    <LinkButton to={useHere()} reloadDocument>
      {t('error.again')}
    </LinkButton>
  )
}
