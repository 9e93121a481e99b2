import { useLogout, useTranslate } from 'ra-core'
import { ActionButton } from '../widgets/parts/Buttons.tsx'
import { isOfOther } from './otherAccount.ts'

/** The button that ends the session, on pages of people who may open nothing else. */
export function SignOut() {
  const translate = useTranslate()
  const logout = useLogout()
  const leave = async () => {
    try {
      await logout()
    } catch (failure) {
      // an alert says whose session it is
      if (!isOfOther(failure)) throw failure
    }
  }
  return <ActionButton onClick={() => void leave()}>{translate('ra.auth.logout')}</ActionButton>
}
