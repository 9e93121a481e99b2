import { useGetIdentity, usePermissions } from 'ra-core'
import type { Identity } from './authProvider.ts'
import { congress, passwordPage, secondFactorPage } from './rules.ts'

/** The person at the console, with organization and permissions; undefined until known. */
export function useMe() {
  const { identity, isPending: whoPending, error, refetch } = useGetIdentity()
  const { permissions, isPending: whatPending } = usePermissions<readonly string[]>()
  const info = (identity as Identity | undefined)?.info
  return {
    info,
    organization: info?.organization ?? 0,
    isCongress: info?.organization === congress,
    permissions: permissions ?? [],
    authority: info?.authority,
    /** True if the person may do nothing but change the password first. Domain 1. */
    mustChangePassword: info?.updatePwd === true,
    /** The page of the step that the person must do first: change the password, or set up a second factor. */
    firstPage: info?.updatePwd ? passwordPage : info?.needSecondFactor ? secondFactorPage : undefined,
    isPending: whoPending || whatPending,
    /** Why the person could not be fetched; a page that waits for them would wait forever. */
    error,
    refetch
  }
}
