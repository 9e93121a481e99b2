import type { components } from '@board/generated/openapi'
import { maskOwnPhone, maskPhone } from '@board/schemas/facts/formats'
import { readParameters } from '../../directory/site/parameters.ts'
import { isCitizen, isInstitution, type SignedInActor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { maskAddress } from '../../platform/outbox/mask.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOwn } from './store.ts'

type BaseInfo = components['schemas']['BaseInfo']

/** Returns the reader's own account. Numbers are masked here too, because others may see the screen. Specification 3, 9. */
export async function getBaseInfo(db: Db | Trx, keys: Keys, actor: SignedInActor): Promise<BaseInfo> {
  const own = await findOwn(db, actor.accountId)
  if (!own) throw new Refusal('USR0001')
  const { postCertification } = await readParameters(db)
  return {
    uid: own.uid,
    version: own.version,
    username: own.username,
    nickName: own.nickName,
    userType: own.userType as BaseInfo['userType'],
    gender: own.gender as BaseInfo['gender'],
    regionId: own.regionId,
    regionName: own.regionName,
    groupName: isInstitution(actor) ? actor.group.name : null,
    superiorName: own.superiorName,
    phone: own.phoneSealed && maskOwnPhone(keys.openField('phone', own.phoneSealed)),
    email: own.emailSealed && maskAddress(keys.openField('email', own.emailSealed)),
    realName: own.realNameSealed && maskName(keys.openField('name', own.realNameSealed)),
    idNumber: own.idNumberSealed && maskPhone(keys.openField('idNumber', own.idNumberSealed)),
    certificationType: own.certificationType as BaseInfo['certificationType'],
    certifiedAt: secondsOrNull(own.certifiedAt),
    needCertif: postCertification && isCitizen(actor) && own.certifiedAt === null,
    hasPassword: own.hasPassword,
    createdAt: seconds(own.createdAt)
  }
}

/** Finds the region that the owner of an account has chosen. */
export async function findOwnRegion(db: Db | Trx, uid: number): Promise<number | undefined> {
  return (await findOwn(db, uid))?.regionId ?? undefined
}

/** Masks a name except for its first character. */
function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name)
  return first + '*'.repeat(rest.length)
}
