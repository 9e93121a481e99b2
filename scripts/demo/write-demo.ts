import { writeSiteNumbers } from '@board/server/directory/site/numbers'
import type { Trx } from '@board/server/platform/database/open'
import { foldStorageUse } from '@board/server/platform/files/use/storage-use'
import type { Keys } from '@board/server/platform/keys/keys'
import { insertRows } from '../reference/insert.ts'
import { insertReference } from '../reference/reference.ts'
import { markRows } from './activity.ts'
import { demoAccountList, demoRoles, demoUids } from './demo-accounts.ts'
import type { Institutions } from './institutions.ts'
import type { Ledger } from './ledger.ts'
import { companyRequestRows, companyRows } from './personal.ts'
import type { Random } from './random.ts'
import { giveRisks } from './risks.ts'
import { playApproval } from './scenes/approval.ts'
import { claimEntries, playCampaigns, playEntries } from './scenes/campaigns.ts'
import { playCompanies, registeredByScenes } from './scenes/companies.ts'
import { playExtensions } from './scenes/extensions.ts'
import { playFeedback } from './scenes/feedback.ts'
import { playHandling } from './scenes/handling.ts'
import { findHotIssues } from './scenes/hot-issues.ts'
import { playLetters } from './scenes/letters.ts'
import { playLibrary } from './scenes/library.ts'
import { playMerging } from './scenes/merging.ts'
import { playModeration } from './scenes/moderation.ts'
import { playNotices } from './scenes/notices.ts'
import { playQueue } from './scenes/queue.ts'
import { playReminders } from './scenes/reminders.ts'
import { Stage } from './scenes/stage.ts'
import { playVoices } from './scenes/voices.ts'
import { insertDepartments, insertStaff } from './staff.ts'
import { standardTexts } from './standard-texts.ts'
import { writeStatistics } from './statistics.ts'
import { giveTopics, topicRows } from './topics.ts'
import { followsOf, giveVoices } from './voices.ts'
import type { World } from './world.ts'
import { writeEvents } from './write-events.ts'
import { insertInstitutions } from './write-institutions.ts'
import { writeJournals } from './write-journals.ts'
import { writeMessages } from './write-messages.ts'

export type Demo = { institutions: Institutions; world: World; ledger: Ledger; keys: Keys; random: Random }

/** Writes the whole demo data in one transaction, so that a database has all of it or none. */
export async function writeDemo(trx: Trx, { institutions, world, ledger, keys, random }: Demo) {
  const { now } = world
  const voices = giveVoices(world, ledger)
  await insertReference(trx)
  await insertInstitutions(trx, institutions)
  await insertDepartments(trx)
  await insertRows(trx, 'account', world.accounts, { id: 'uid' })
  const companies = companyRows(world.accounts, keys)
  await insertRows(trx, 'company', companies)
  const roles = await trx.selectFrom('role').select(['id', 'code']).execute()
  await insertRows(trx, 'account_role', demoRoles(new Map(roles.map(({ id, code }) => [code ?? '', id]))))
  const staff = await insertStaff(trx, world.accounts, now)
  // before the messages, which show whether the name of their company is confirmed
  await insertRows(
    trx,
    'company_request',
    companyRequestRows(companies, registeredByScenes(world), demoUids.editor),
    { id: 'id' }
  )
  await insertRows(trx, 'standard_text', standardTexts(world), { id: 'id' })
  await insertRows(trx, 'topic', topicRows(), { id: 'id' })
  giveTopics(ledger)
  giveRisks(world, ledger)
  const stage = new Stage(trx, keys, { world, ledger, staff })
  const campaigns = await playCampaigns(stage)
  await claimEntries(stage, campaigns)
  await writeMessages(trx, ledger)
  await playEntries(stage, campaigns)
  await playHandling(stage)
  await playLibrary(stage)
  await playExtensions(stage)
  await playModeration(stage)
  await playMerging(stage)
  await playApproval(stage)
  await playReminders(stage)
  await playQueue(stage)
  await playCompanies(stage)
  await playFeedback(stage)
  await playNotices(stage)
  await insertRows(trx, 'voice', voices)
  await playVoices(stage)
  await writeEvents(trx, world, ledger)
  await playLetters(stage)
  await insertRows(trx, 'message_mark', markRows(world, ledger, now), { skipKnown: true })
  await insertRows(trx, 'message_mark', followsOf(voices), { skipKnown: true })
  await writeJournals(trx, world, random)
  await writeStatistics(trx, now)
  await findHotIssues(trx, now)
  await foldStorageUse(trx)
  await writeSiteNumbers(trx, now)
  await trx
    .insertInto('site_mark')
    .values({ name: 'demo', value: JSON.stringify(demoAccountList()), at: now })
    .execute()
}
