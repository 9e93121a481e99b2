import type { SecondStep } from '@board/client/error'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useGate } from '../../services/gate.ts'
import { useServices } from '../../services/services.tsx'
import { keepSession, type LoginResult, type LoginType } from '../../services/session.ts'
import { useToast } from '../../ui/notices/toast.tsx'

export interface SignInWay {
  /** The page to go to afterwards. */
  to?: string
  /** True if the person came from another site: the other site’s account is then linked to the one that signs in. */
  binds?: boolean
}

/** Opens the second step of a sign-in whose first step was right. */
export type OnSecondStep = (step: SecondStep, loginType: LoginType) => void

/** Returns the function that starts a session from the answer to a sign-in. Specification 4, 8. */
export function useSignIn({ to, binds }: SignInWay) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { signedIn } = useGate()
  return async (result: LoginResult, loginType: LoginType) => {
    if (result.userForbid) toast(t('login.muted', { rule: result.userForbid.ruleName }), 'late')
    keepSession(result, loginType)
    if (!binds) return signedIn(result, loginType, to)
    let page = to
    try {
      await call('thirdPartyBind')
      page ??= '/uCenter/bindInfo?bound=1'
    } catch (error) {
      toast(wordsFor(error, t), 'late')
    }
    await signedIn(result, loginType, page)
  }
}
