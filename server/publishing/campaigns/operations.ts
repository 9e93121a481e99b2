import { requireCitizen, requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { lifeOf, requireCollecting } from '../../records/campaign-core/policy.ts'
import {
  type CampaignPage,
  listCampaignQueue,
  listGroupCampaigns,
  listOnline,
  listPublicCampaigns
} from '../../records/lists/campaigns.ts'
import { adoptEntry, cancelAdoption } from './adopt.ts'
import { coversOf } from './attachments.ts'
import { changeCampaign, discardCampaignChange } from './change.ts'
import { createCampaign } from './create.ts'
import { confirmCampaign, returnCampaign, takeDownCampaign } from './decide.ts'
import { hotSuggestions, ownEntries, publicEntries, staffEntries } from './entries.ts'
import { endCampaign, previewSummary, publishSummary, withdrawCampaign } from './finish.ts'
import type { Show } from './lock.ts'
import { getAny, getOwn, type Reader, readCampaign, readStaffCampaign } from './read.ts'
import { publicRow, staffRow } from './view.ts'

type Context = Reader & Pick<Call<'pageOrgCampaigns'>, 'db' | 'deps'>

const viewing = ({ deps, now }: Pick<Context, 'deps' | 'now'>) => ({ keys: deps.keys, now })

/** Returns the function that reads the present campaign for a 409. */
const showing =
  (reader: Reader): Show =>
  async (trx, id) => ({ ...(await readStaffCampaign(trx, reader, await getAny(trx, id))) })

async function staffPage(call: Context, page: CampaignPage) {
  const covers = await coversOf(call.db, page.rows, viewing(call))
  const list = shownPage(page, row => staffRow(call.actor, row, covers.get(row.id) ?? null, call.now))
  return { ...list, tabs: page.tabs }
}

/** Operations on campaigns: the public reads them, groups manage them, editors decide on them. Domain 6. */
export const campaignOperations = defineOperations({
  listCampaigns: async call => {
    const page = await listPublicCampaigns(call.db, call.query, call.now)
    const covers = await coversOf(call.db, page.rows, viewing(call))
    const list = shownPage(page, row => publicRow(row, covers.get(row.id) ?? null, call.now))
    return { ...list, tabs: page.tabs }
  },
  getCampaign: call => readCampaign(call.db, call, call.query.id),
  listCampaignEntries: call => publicEntries(call.db, call.query, call),
  listOwnEntries: call => ownEntries(call.db, requireCitizen(call.actor), call.query, call),
  listHotSuggestions: call => hotSuggestions(call.db, call.query, call),

  pageOrgCampaigns: async call => {
    const { group } = requireCollecting(call.actor)
    return staffPage(call, await listGroupCampaigns(call.db, group.id, call.body, call.now))
  },
  getOrgCampaign: async call => {
    const actor = requireCollecting(call.actor)
    return readStaffCampaign(call.db, call, await getOwn(call.db, actor, call.body.id))
  },
  pageCampaignEntries: async call => {
    const actor = requireCollecting(call.actor)
    const campaign = await getOwn(call.db, actor, call.body.id)
    return staffEntries(call.db, campaign, call.body, { ...call, actor })
  },
  getOnlineCollects: async call => {
    const { group } = requireInstitution(call.actor)
    const rows = await listOnline(call.db, group.id, call.body.keywords, call.now)
    return rows.map(row => ({
      collectId: row.id,
      title: row.title,
      lifeCycle: lifeOf(row, call.now) ?? 2,
      beginTime: seconds(row.begin_at ?? row.text_begin_at),
      entryCount: row.entry_count,
      endTime: seconds(row.end_at ?? row.text_end_at)
    }))
  },
  createCampaign: call =>
    call.write(trx => createCampaign(trx, requireCollecting(call.actor), call.body, call.now)),
  changeCampaign: call =>
    call.write(trx => changeCampaign(trx, requireCollecting(call.actor), call.body, showing(call), call.now)),
  discardCampaignChange: call =>
    call.write(trx => discardCampaignChange(trx, requireCollecting(call.actor), call.body, call.now)),
  withdrawCampaign: call =>
    call.write(trx => withdrawCampaign(trx, requireCollecting(call.actor), call.body, call.now)),
  endCampaign: call =>
    call.write(trx => endCampaign(trx, requireCollecting(call.actor), call.body, call.now)),
  previewCampaignSummary: call =>
    previewSummary(call.db, requireCollecting(call.actor), call.body, viewing(call)),
  publishCampaignSummary: call =>
    call.write(trx => publishSummary(trx, requireCollecting(call.actor), call.body, viewing(call))),
  adoptEntry: call => call.write(trx => adoptEntry(trx, requireCollecting(call.actor), call.body, call.now)),
  cancelEntryAdoption: call =>
    call.write(trx => cancelAdoption(trx, requireCollecting(call.actor), call.body, call.now)),

  pageCampaignQueue: async call => staffPage(call, await listCampaignQueue(call.db, call.body, call.now)),
  getEditorCampaign: async call => readStaffCampaign(call.db, call, await getAny(call.db, call.body.id)),
  confirmCampaign: call =>
    call.write(trx => confirmCampaign(trx, requireSignedIn(call.actor), call.body, showing(call), call.now)),
  returnCampaign: call =>
    call.write(trx => returnCampaign(trx, requireSignedIn(call.actor), call.body, showing(call), call.now)),
  takeDownCampaign: call =>
    call.write(trx => takeDownCampaign(trx, requireSignedIn(call.actor), call.body, showing(call), call.now))
})
