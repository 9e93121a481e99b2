import { forgetParameters } from '@board/server/directory/site/parameters'
import { decideRequest } from '@board/server/people/companies/decide'
import { setCompanyLicence } from '@board/server/people/companies/licence'
import { requestCompanyChange, requestConfirmation } from '@board/server/people/companies/request'
import { findLatestRequest } from '@board/server/people/companies/store'
import type { RequestAction } from '@board/server/people/companies/transitions'
import { findCompany } from '@board/server/people/company-core/find'
import type { World } from '../world.ts'
import type { Stage } from './stage.ts'

type Asked = {
  /** The number of days before now. */
  at: number
  contacts: string
  decision?: RequestAction
  text?: string
}

/** The changes that the demo company requests, in their order. */
const changes: readonly Asked[] = [
  { at: 90, contacts: '钱某某', decision: 'refuse', text: '请补充变更联系人的证明材料' },
  { at: 70, contacts: '孙某某', decision: 'approve' },
  { at: 30, contacts: '李某某', decision: 'withdraw' },
  { at: 1, contacts: '周某某' }
]

const lastCompanies = ({ accounts }: World) => accounts.filter(({ kind }) => kind === 'legal').slice(-2)

/** Returns the accounts of the companies whose registration is a scene. */
export const registeredByScenes = (world: World): ReadonlySet<number> =>
  new Set(
    [...lastCompanies(world), ...world.accounts.filter(({ username }) => username === 'school')].map(
      ({ uid }) => Number(uid)
    )
  )

/**
 * Plays registrations and changes of companies that editors examine: waiting, approved, refused and withdrawn.
 * Decision 0036.
 */
export async function playCompanies(stage: Stage): Promise<void> {
  const others = lastCompanies(stage.world)
  await register(stage, 'school', 2)
  for (const [index, action] of (['approve', 'refuse'] as const).entries())
    await register(stage, others[index]?.username ?? '', 20 + index * 9, action)
  for (const change of changes) await ask(stage, change)
  await handLicenceIn(stage)
}

/** Allows pictures of licences on the demo site, and adds one to the waiting change. */
async function handLicenceIn(stage: Stage): Promise<void> {
  const { trx, ledger } = stage
  await trx
    .updateTable('parameter')
    .set({ value: 'optional' })
    .where('code', '=', 'company.licence')
    .execute()
  forgetParameters(trx)
  const actor = stage.citizen('company')
  const upload = ledger.attachments.find(({ uploader_uid, tid }) => uploader_uid === actor.accountId && !tid)
  const request = await findLatestRequest(trx, actor.accountId)
  if (upload && request)
    await setCompanyLicence(trx, actor, { id: request.id, aid: Number(upload.aid) }, stage.inDays(-0.9))
}

async function register(
  stage: Stage,
  username: string,
  days: number,
  decision?: 'approve' | 'refuse'
): Promise<void> {
  const { trx } = stage
  const uid = Number(stage.account(username).uid)
  const company = await findCompany(trx, uid)
  if (!company) throw new Error(`${username} has no company`)
  await requestConfirmation(trx, company, stage.inDays(-days))
  const text = decision === 'refuse' ? '信用代码与单位名称不一致' : undefined
  if (decision) await decide(stage, uid, { action: decision, text }, days - 1)
}

async function ask(stage: Stage, { at, contacts, decision, text }: Asked): Promise<void> {
  const { trx, keys } = stage
  const actor = stage.citizen('company')
  const company = await findCompany(trx, actor.accountId)
  if (!company) throw new Error('the demo company has no company')
  const wish = {
    enterpriseName: company.enterprise_name,
    creditCode: company.credit_code,
    contacts,
    legalPerson: keys.openField('name', company.legal_person_sealed)
  }
  await requestCompanyChange(trx, keys, actor, wish, 'zh-CN', stage.inDays(-at))
  if (decision) await decide(stage, actor.accountId, { action: decision, text }, at - 1)
}

async function decide(
  stage: Stage,
  uid: number,
  { action, text }: { action: RequestAction; text?: string | undefined },
  days: number
): Promise<void> {
  const request = await findLatestRequest(stage.trx, uid)
  const owner = stage.world.accounts.find(account => account.uid === uid)
  if (!request || !owner) throw new Error(`account ${uid} asked for nothing`)
  const actor = action === 'withdraw' ? stage.citizen(owner.username) : stage.editor
  await decideRequest(stage.trx, actor, { id: request.id, action, text }, stage.inDays(-days))
}
