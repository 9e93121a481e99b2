import type { components } from '@board/generated/openapi'
import type { Trx } from '../../../platform/database/open.ts'
import { type SecondFactorRecord, selectPasskeys } from './store.ts'

/** Tells by which ways besides recovery codes a second factor completes a sign-in. */
export const waysOf = async (
  trx: Trx,
  uid: number,
  { secret_sealed }: Pick<SecondFactorRecord, 'secret_sealed'>
): Promise<Pick<components['schemas']['SecondStep'], 'hasPasskey' | 'hasAuthenticator'>> => ({
  hasPasskey: (await selectPasskeys(trx, uid)).length > 0,
  hasAuthenticator: secret_sealed !== null
})
