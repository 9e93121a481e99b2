import type { BodyOf } from '@board/generated/calls'
import { translations } from '@board/schemas/vocabulary/words'
import { readParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { setRecordFiles } from '../../platform/files/record-files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockAccount } from '../accounts/lock.ts'
import { findRequest, licenceField } from './store.ts'

const actionName = translations('提交营业执照图片', '提交營業執照圖片', 'hand in a licence picture')

/**
 * Adds the picture of a licence to a waiting request, in place of an earlier picture; without a picture, it removes the
 * earlier one. Only the company itself and the editors who decide can read it. Decision 0085.
 * @throws Refusal GEN0404 if the company has no such request, or the site asks for no picture; COM0003 if it is decided;
 * ATT0001 if it is not a picture; ATT0007 if it is not an unused upload of this account
 */
export async function setCompanyLicence(
  trx: Trx,
  actor: CitizenActor,
  { id, aid }: BodyOf<'setCompanyLicence'>,
  now: Date
): Promise<void> {
  await lockAccount(trx, actor.accountId)
  const request = await findRequest(trx, id)
  const { companyLicence } = await readParameters(trx)
  if (request?.account_uid !== actor.accountId || companyLicence === 'off') throw new Refusal('GEN0404')
  if (request.state !== 0) throw new Refusal('COM0003', { action: actionName })
  await takeLicence(trx, actor, { id, aid }, now)
}

/** Gives a picture to a request that the actor's company has just written or that waits. @throws Refusal ATT0001, ATT0007 */
export async function takeLicence(
  trx: Trx,
  actor: CitizenActor,
  { id, aid }: BodyOf<'setCompanyLicence'>,
  now: Date
): Promise<void> {
  const aids = aid === null ? [] : [aid]
  if (!(await setRecordFiles(trx, licenceField(id), actor.accountId, aids, now))) throw new Refusal('ATT0007')
  const [licence] = (await findRequest(trx, id))?.licence ?? []
  if (licence && !licence.mime.startsWith('image/')) throw new Refusal('ATT0001')
  await recordEvent(trx, {
    verb: 'company.licenceChanged',
    audience: 'editor',
    subject: { kind: 'companyRequest', id },
    actor,
    at: now,
    after: { aid }
  })
}
