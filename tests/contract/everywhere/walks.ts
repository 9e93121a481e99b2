/** Lists that continue after a row: how each is read, and how its rows are created. */
import type { OperationId } from '@board/generated/calls'
import { searchDocument } from '../../../server/records/search/bigrams.ts'
import { buildAccount, buildMessage, buildRestriction } from '../../support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../../support/builders/companies.ts'
import { buildLogin } from '../../support/logs.ts'
import { collecting } from '../support/campaigns.ts'
import type { Caller, Stage } from '../support/stage.ts'
import type { Make, Walk } from './walk.ts'
import { laterWalks } from './walks-of-work.ts'

const day = 86_400_000

/**
 * Creates a message of the given author at a given time. Three messages in a row get the same number of likes and
 * voices.
 */
const aMessage =
  ({ db, world }: Stage, author_uid: number, given: Parameters<typeof buildMessage>[1] = {}): Make =>
  (created_at, number) =>
    buildMessage(db, {
      author_uid,
      fid: world.forums.city,
      created_at,
      approved_at: created_at,
      type_id: 5,
      like_count: Math.floor(number / 3),
      voice_count: Math.floor(number / 3),
      subject: '积雪未清',
      content: '门前积雪未清，老人出行不便，请安排人手清扫。',
      ...given
    })

const messages = async (stage: Stage) => ({ make: aMessage(stage, await stage.uid('neighbour')) })
const replied = async (stage: Stage) => {
  const message = await stage.uid('neighbour')
  return {
    make: (at: Date, number: number) => aMessage(stage, message, { state: 1, replied_at: at })(at, number)
  }
}
const searched = async (stage: Stage) => {
  const { make } = await messages(stage)
  return {
    make: async (at: Date, number: number) => {
      const { tid } = (await make(at, number)) as { tid: number }
      await stage.db
        .insertInto('message_search')
        .values({ tid, ...searchDocument(['积雪未清']) })
        .execute()
    }
  }
}
const ofCampaign = async (stage: Stage) => {
  const { id } = await collecting(stage)
  return { make: aMessage(stage, await stage.uid('neighbour'), { collect_id: id }), more: { id } }
}
const ownEntries = async (stage: Stage) => {
  const { id } = await collecting(stage)
  return { make: aMessage(stage, await stage.uid('citizen'), { collect_id: id }) }
}

/** The begin and end of campaigns, in days from now: one that runs, one to come, one that has ended. */
const lives = [
  [-1, 1],
  [1, 2],
  [-3, -2]
] as const

const campaignsOf = (chosen: (typeof lives)[number][]) => async (stage: Stage) => ({
  make: (at: Date, number: number) => {
    const [from = 0, to = 0] = chosen[number % chosen.length] ?? []
    const text = {
      begin_at: new Date(at.getTime() + from * day),
      end_at: new Date(at.getTime() + to * day)
    }
    return collecting(stage, { text, created_at: at, changed_at: at })
  }
})
const campaigns = campaignsOf([...lives])
const waitingCampaigns = async (stage: Stage) => ({
  make: (at: Date) => collecting(stage, { audit_state: 0, created_at: at, changed_at: at })
})

const cases = async (stage: Stage) => {
  const { db, world } = stage
  const [author, clerk] = [await stage.uid('neighbour'), await stage.uid('city')]
  const message = aMessage(stage, author)
  return {
    make: async (at: Date, number: number) => {
      const { tid } = (await message(at, number)) as { tid: number }
      await db
        .insertInto('library_case')
        .values({
          tid,
          group_id: world.groups.city,
          domain_id: 1,
          title: '积雪当日清扫',
          state: 'published',
          proposed_by: clerk,
          created_at: at,
          changed_at: at,
          handed_in_at: at,
          published_at: at
        })
        .execute()
    }
  }
}

const people = async ({ db }: Stage) => ({ make: () => buildAccount(db) })
const staff = async ({ db }: Stage) => ({
  make: () => buildAccount(db, { kind: 'staff', real_name: '受理岗' })
})

const requests = async ({ db, keys }: Stage) => ({
  make: async (created_at: Date) => buildCompanyRequest(db, await buildCompany(db, keys), { created_at })
})
const ownRequests = async ({ db, keys, clock }: Stage) => {
  const company = await buildCompany(db, keys, { now: clock.now() })
  const decided = (created_at: Date) =>
    buildCompanyRequest(db, company, { created_at, state: 3, decided_at: created_at })
  return { make: decided, token: company.token }
}

const feedback = (by: 'citizen' | 'neighbour') => async (stage: Stage) => {
  const account_uid = await stage.uid(by)
  return {
    make: (created_at: Date) =>
      stage.db
        .insertInto('site_feedback')
        .values({ account_uid, type: 1, content: '搜索结果的次序看不明白。', created_at })
        .execute()
  }
}

/** Makes restrictions that have ended, so that they forbid nothing. */
const handled = (who: 'citizen' | 'neighbour') => async (stage: Stage) => {
  const account_uid = await stage.uid(who)
  return {
    make: (at: Date) =>
      buildRestriction(stage.db, {
        account_uid,
        handle_type: 4,
        begin_time: at,
        revoked_at: at,
        created_at: at
      })
  }
}

const marked = (kind: 'favourite' | 'follow' | 'opened') => async (stage: Stage) => {
  const message = aMessage(stage, await stage.uid('neighbour'))
  const account_uid = await stage.uid('citizen')
  return {
    make: async (at: Date, number: number) => {
      const { tid } = (await message(at, number)) as { tid: number }
      await stage.db.insertInto('message_mark').values({ account_uid, kind, tid, at }).execute()
    }
  }
}

const logins = async ({ db, uid }: Stage) => {
  const account_uid = await uid('citizen')
  return {
    make: (at: Date, number: number) =>
      // the reader gets the address without its end
      buildLogin(db, { account_uid, at, status: 1, address: `198.18.${number}.1` })
  }
}

const readings = async ({ db, uid }: Stage) => {
  const subject_id = await uid('citizen')
  return {
    make: async (at: Date) => {
      const event = {
        verb: 'person.revealed',
        audience: 'author',
        subject_kind: 'account',
        actor_kind: 'editor'
      }
      await db
        .insertInto('event')
        .values({ ...event, at, subject_id, note: '需要电话核实' })
        .execute()
    }
  }
}

const walk = (
  id: OperationId,
  by: Caller,
  filter: Record<string, unknown>,
  scene: Walk['scene'],
  key?: string
): Walk => ({ id, by, filter, scene, ...(key && { key }) })

export const walks: readonly Walk[] = [
  walk('listCampaignEntries', 'visitor', {}, ofCampaign),
  walk('listCampaignEntries', 'visitor', { order: 'likeCount:desc' }, ofCampaign),
  walk('listHotSuggestions', 'visitor', {}, messages),
  walk('pageCampaignEntries', 'city', {}, ofCampaign),
  walk('pageCampaignEntries', 'city', { order: 'likeCount:desc' }, ofCampaign),
  walk('listOwnEntries', 'citizen', {}, ownEntries),
  walk('listMessages', 'visitor', {}, messages),
  walk('listMessages', 'visitor', { keywords: '积雪未清' }, searched),
  walk('listMessages', 'visitor', { order: 'repliedAt:desc' }, replied),
  walk('pageAns', 'city', { display: 8 }, messages),
  walk('pageAns', 'city', { display: 8, order: 'voiceCount:desc' }, messages),
  walk('pageAns', 'city', { display: 8, keywords: '积雪未清' }, searched),
  walk('pageEditorQueue', 'editor', { display: 1 }, async stage => ({
    make: aMessage(stage, await stage.uid('neighbour'), { audit_state: 0 })
  })),
  walk('listOwnMessages', 'citizen', {}, async stage => ({
    make: aMessage(stage, await stage.uid('citizen'))
  })),
  walk('listFavourites', 'citizen', {}, marked('favourite')),
  walk('listFollows', 'citizen', {}, marked('follow')),
  walk('listTracks', 'citizen', {}, marked('opened')),
  walk('listCases', 'visitor', {}, cases, 'id'),
  walk('pageCases', 'city', { display: 1 }, cases, 'id'),
  walk('pageEditorCases', 'editor', { display: 1 }, cases, 'id'),
  walk('listCampaigns', 'visitor', {}, campaigns, 'id'),
  walk('listCampaigns', 'visitor', { lifeCycle: 2 }, campaignsOf([lives[2]]), 'id'),
  walk('pageOrgCampaigns', 'city', { display: 1 }, campaigns, 'id'),
  walk('pageCampaignQueue', 'editor', { display: 1 }, waitingCampaigns, 'id'),
  walk('pageCampaignQueue', 'editor', { display: 7 }, campaigns, 'id'),
  walk('pageAccounts', 'editor', {}, people, 'uid'),
  walk('pageCompanyRequests', 'editor', { display: 1 }, requests, 'id'),
  walk('pageCompanyRequests', 'editor', { display: 5 }, requests, 'id'),
  walk('listOwnCompanyRequests', 'citizen', {}, ownRequests, 'id'),
  walk('pageFeedback', 'editor', { display: 3 }, feedback('neighbour'), 'id'),
  walk('listOwnFeedback', 'citizen', {}, feedback('citizen'), 'id'),
  walk('pageHandlingRecords', 'editor', {}, handled('neighbour'), 'id'),
  walk('listOwnHandling', 'citizen', {}, handled('citizen'), 'id'),
  walk('listOwnLogins', 'citizen', {}, logins, 'address'),
  walk('listOwnReadings', 'citizen', {}, readings, 'id'),
  walk('sysUserPage', 'administrator', {}, staff, 'id'),
  ...laterWalks
]
