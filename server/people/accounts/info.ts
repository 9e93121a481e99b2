import { createCipheriv, randomBytes } from 'node:crypto'
import type { components } from '@board/generated/openapi'
import { type ActorGroup, isInstitution, type SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findFieldKey } from '../sessions/sessions.ts'
import { type AccountRecord, findAccount } from './store.ts'

type UserInfo = components['schemas']['UserInfo']

/** Returns the signed-in user. Only the session's key can decrypt the phone. Specification 3, 7; domain 6. */
export async function readInfo(db: Db, keys: Keys, actor: SignedInActor, token: string): Promise<UserInfo> {
  const account = await findAccount(db, { uid: actor.accountId })
  const fieldKey = await findFieldKey(db, token)
  if (!account || !fieldKey) throw new Refusal('USR0001')
  const group = isInstitution(actor) ? actor.group : null
  return {
    uid: account.uid,
    nickName: account.nick_name,
    username: account.username,
    mobile:
      account.phone_sealed === null
        ? null
        : encryptFor(fieldKey, keys.openField('phone', account.phone_sealed)),
    groupId: group?.id ?? null,
    groupName: group?.name ?? null,
    userType: account.user_type as UserInfo['userType'],
    userTypeCode: userTypeCode(account, group),
    organization: account.organization as UserInfo['organization'],
    compType: account.comp_type,
    authority: authorityOf(group),
    updatePwd: account.must_change_password,
    needSecondFactor: actor.mustSetUpSecondFactor === true,
    token
  }
}

/** Returns the code of specification 6: citizens 0, 1, 2; institutions 11, 12, 13; a representative 5. Others are 0. */
export function userTypeCode(
  account: Pick<AccountRecord, 'user_type' | 'comp_type' | 'organization'>,
  group: Pick<ActorGroup, 'allowCollect'> | null
): number {
  if (account.organization === 1) return 11
  if (account.organization === 3) return 12
  if (account.organization === 5) return group?.allowCollect ? 13 : 5
  if (account.user_type === 1) return account.comp_type === 2 ? 2 : 1
  return 0
}

const authorityOf = (group: ActorGroup | null): components['schemas']['Authority'] => ({
  allowCollect: group?.allowCollect ? 1 : 0,
  allowDelivery: group?.allowDelivery ? 1 : 0,
  allowHandleDelivery: group?.allowHandleDelivery ? 1 : 0,
  allowNoAlert: group?.allowNoAlert ? 1 : 0
})

/** Encrypts with AES-256-GCM: base64 of 12 bytes iv, the text, 16 bytes tag. @param fieldKey 32 bytes in base64 */
function encryptFor(fieldKey: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(fieldKey, 'base64'), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64'
  )
}
