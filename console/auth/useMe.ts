import { useGetIdentity, usePermissions } from 'ra-core'
import type { Identity } from './authProvider.ts'
import { congress, passwordPage, secondFactorPage } from './rules.ts'

/** The person at the console: who, of which organization, with which permissions; undefined until known. */
export function useMe() {
  const { identity, isPending: whoPending } = useGetIdentity()
  const { permissions, isPending: whatPending } = usePermissions<readonly string[]>()
  const info = (identity as Identity | undefined)?.info
  return {
    info,
    organization: info?.organization ?? 0,
    isCongress: info?.organization === congress,
    permissions: permissions ?? [],
    authority: info?.authority,
    /** Nothing but changing the password is open before it is done. Domain 1. */
    mustChangePassword: info?.updatePwd === true,
    /** The page of what the person must do before everything else: change the password, set up a second factor. */
    firstPage: info?.updatePwd ? passwordPage : info?.needSecondFactor ? secondFactorPage : undefined,
    isPending: whoPending || whatPending
  }
}
