import { Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ownAddress } from '../../base/ownAddress.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'

/** Links to the page with the business form of an instance, or says why it cannot. Specification 8. */
export function FormLink({ route, businessKey }: { route: string; businessKey: string }) {
  const translate = useTranslate()
  if (route === '') return null
  if (businessKey.trim() === '')
    return <Notice kind="error" words={translate('process.start.noKeyForDetail')} />
  const address = ownAddress(route, window.location.origin)
  if (!address) return <Notice kind="error" words={translate('process.start.missing.route')} />
  address.searchParams.set('businessKey', businessKey)
  return (
    <Link href={address.href} target="_blank" rel="noopener">
      {translate('process.start.open')}
    </Link>
  )
}
