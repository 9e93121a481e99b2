import { Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Forbidden } from '../../widgets/parts/notices/Forbidden.tsx'
import { SignOut } from './SignOut.tsx'

/** Tells a person without any permission in the administration who can help, and lets them sign out. */
export function NoRole() {
  const translate = useTranslate()
  return (
    <Forbidden isAlone words={translate('layout.noRole')}>
      <SignOut />
      <Link href="/">{translate('layout.returnToSite')}</Link>
    </Forbidden>
  )
}
