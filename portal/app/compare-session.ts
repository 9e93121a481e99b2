import type { useRevalidator } from 'react-router-dom'
import { askAccount } from '../services/account.ts'
import type { RootData } from '../services/root.ts'
import type { Services } from '../services/services.tsx'
import { currentToken, showAccount } from '../services/session.ts'
import type { useToast } from '../ui/notices/toast.tsx'

/** The page whose account is compared, and what it does then. */
export interface Watch {
  services: Services
  root: RootData
  revalidate: ReturnType<typeof useRevalidator>['revalidate']
  toast: ReturnType<typeof useToast>
  /** Called if another tab has signed in as somebody else, or has signed out; then there is no name. */
  onOther: (name?: string) => void
  /** Called if the session belongs to the account that the page shows. */
  onOwn: () => void
}

let isBusy = false

/**
 * Compares the session of the browser with the account that the page shows. A page that shows nobody takes the account
 * over, because nothing on it was typed in another's name. Decision 0144.
 */
export async function compareSession({ services, root, ...page }: Watch): Promise<void> {
  if (isBusy) return
  isBusy = true
  try {
    const { call, hasToken, t } = services
    const account = hasToken() ? await askAccount({ call }) : undefined
    // the client has reported a session that has ended
    if (account === 'expired') return
    const uid = account?.uid ?? 0
    showAccount(root.user?.uid ?? 0, currentToken())
    if (root.user?.uid === uid) page.onOwn()
    else if (root.user) page.onOther(account?.nickName)
    else if (account) {
      await page.revalidate()
      page.toast(t('session.nowAs', { name: account.nickName }))
    }
  } finally {
    isBusy = false
  }
}
