import { isOtherAccount } from '@board/client/error'
import { useLogout, useTranslate } from 'ra-core'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

/** The button that ends the session, on pages of people who may open nothing else. */
export function SignOut() {
  const translate = useTranslate()
  const logout = useLogout()
  const leave = async () => {
    try {
      await logout()
    } catch (failure) {
      // an alert says whose session it is
      if (!isOtherAccount(failure)) throw failure
    }
  }
  return <ActionButton onClick={() => void leave()}>{translate('ra.auth.logout')}</ActionButton>
}
