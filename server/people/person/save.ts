import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireNickname } from '../accounts/registration/nickname.ts'
import { isRegion, lockOwn, updateOwn } from './store.ts'

const noRegion = {
  'zh-CN': '没有这个地区',
  'zh-TW': '沒有這個地區',
  'en-US': 'is no region'
} as const satisfies Record<Language, string>

/**
 * Changes the public facts of a citizen. Messages that exist already keep the name they were written under. A company
 * keeps the name that it is registered with.
 * @throws Refusal GEN0400 for an unknown region, GEN0409, USR0060, USR0061
 */
export async function saveBaseInfo(
  trx: Trx,
  actor: CitizenActor,
  { version, nickName: typed, gender, regionId }: BodyOf<'saveBaseInfo'>,
  language: Language,
  now: Date
): Promise<void> {
  if (actor.kind === 'citizen') await requireNickname(trx, typed)
  if (regionId !== null && !(await isRegion(trx, regionId)))
    throw new Refusal('GEN0400', {}, { fields: [{ path: 'regionId', message: noRegion[language] }] })
  const own = await lockOwn(trx, actor.accountId)
  if (own?.version !== version) throw new Refusal('GEN0409')
  const nickName = actor.kind === 'citizen' ? typed : own.nickName
  await updateOwn(trx, own.uid, { nick_name: nickName, gender, region_id: regionId })
  await recordEvent(trx, {
    verb: 'person.changed',
    audience: 'editor',
    subject: { kind: 'account', id: own.uid },
    actor,
    at: now,
    before: { nickName: own.nickName, gender: own.gender, regionId: own.regionId },
    after: { nickName, gender, regionId }
  })
}
