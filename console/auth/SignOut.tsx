import { useLogout, useTranslate } from 'ra-core'
import { ActionButton } from '../widgets/parts/Buttons.tsx'

/** The button that ends the session, on pages of people who may open nothing else. */
export function SignOut() {
  const translate = useTranslate()
  const logout = useLogout()
  return <ActionButton onClick={() => void logout()}>{translate('ra.auth.logout')}</ActionButton>
}
