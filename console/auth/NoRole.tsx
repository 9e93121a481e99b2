import { Link } from '@mui/material'
import { useLogout, useTranslate } from 'ra-core'
import { Forbidden } from '../pages/Forbidden.tsx'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** Tells a person without any permission in the administration who can help, and lets them sign out. */
export function NoRole() {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <Forbidden isAlone words={translate('layout.noRole')}>
      <ActionButton onClick={() => void logout()}>{translate('ra.auth.logout')}</ActionButton>
      <Link href="/">{translate('layout.returnToSite')}</Link>
    </Forbidden>
  )
}
