/** Every page of the console with a record where it needs one; pages of entities have a test of their own. */
import { readFileSync } from 'node:fs'
import { entityNames } from '@board/generated/entity-names'
import type { Client } from '../../../client/index.ts'
import { callerAs } from './api.ts'
import type { Visitor } from './browser.ts'
import type { PageRow } from './survey.ts'

type Access = 'city' | 'province' | 'editor' | 'admin'

/** Addresses that redirect, or that are shown before the sign-in. */
const elsewhere = ['/g', '/g/home', '/g/settings', '/g/login', '/admin/settings', '/admin/login']

/** Returns the addresses that the build of the console lists: those of its table of pages and of its boards. */
export function consoleAddresses(): string[] {
  const built = new URL('../../../console/dist/preloads.json', import.meta.url)
  const { pages }: { pages: Readonly<Record<string, number>> } = JSON.parse(readFileSync(built, 'utf8'))
  const others = new Set([...elsewhere, ...entityNames.map(name => `/admin/${name}`)])
  return Object.keys(pages).filter(path => !others.has(path))
}

/** Returns the row of a page that is checked in each width. */
const page = (access: Access, path: string, template = path): PageRow => ({ path, template, access })

/**
 * Returns the row of a page that uses the components of another one: a board in other tabs, or a page of both faces.
 */
const alike = (access: Access, path: PageRow['path'], template = String(path)): PageRow => ({
  path,
  template,
  access,
  looks: 'withAll'
})

/** Returns the row of a page that is checked once. */
const once = (access: Access, path: PageRow['path'], template: string): PageRow => ({
  path,
  template,
  access,
  looks: 'once'
})

/** Returns the row of a page that shows the first record of a list. */
const record = <Row>(
  access: Access,
  path: string,
  list: (caller: Client) => Promise<{ list: readonly Row[] }>,
  query: (row: Row) => string,
  show = once
): PageRow => {
  const address = async ({ url }: Visitor) => {
    const [first] = (await list(await callerAs(access, url))).list
    if (!first) throw new Error(`The demo has no record for ${path}`)
    return `${path}?${query(first)}`
  }
  return show(access, address, path)
}
const byId = ({ id }: { readonly id: number | string }) => `id=${id}`
const byRequest = ({ tid, id }: { readonly tid: number; readonly id: number }) => `tid=${tid}&id=${id}`

/** Returns a function that finds the first record on the page of a list. */
const firstOf =
  (list: string, found: string) =>
  async ({ page: shown, open }: Visitor): Promise<string> => {
    await open(list)
    const first = shown.locator(`a[href*="${found}"]`).first()
    return (await first.getAttribute('href')) ?? ''
  }

export const consolePages: readonly PageRow[] = [
  page('city', '/g/workTable'),
  page('city', '/g/list-ans?display=1'),
  page('city', '/g/toBeReply'),
  alike('city', '/g/toBeExplain'),
  alike('city', '/g/toBeExamine'),
  page('city', '/g/list-collect'),
  page('city', '/g/list-to'),
  alike('city', '/g/lastAssign'),
  alike('city', '/g/lastToBeReply'),
  page('city', '/g/lastExplained'),
  page('city', '/g/allMessage'),
  page('city', '/g/list-from?display=4'),
  alike('city', '/g/ownRechecks?display=5'),
  once('city', '/g/proposalsTo?display=5', 'proposalsTo'),
  page('city', '/g/reportsTo'),
  alike('city', '/g/reportsFrom'),
  alike('province', '/g/list-handle-delivery'),
  page('city', '/g/tab-Delivery?display=5'),
  page('city', '/g/userFeedback?display=1'),
  alike('city', '/g/platformFeedback'),
  alike('city', '/g/lastFeedback'),
  alike('city', '/g/nextFeedback'),
  alike('city', '/g/myTasks'),
  once('city', firstOf('/g/myTasks?display=1', 'instance?id='), '/g/instance'),
  page('city', '/g/messageCenter'),
  {
    path: firstOf('/g/list-ans?display=1', 'taskMain?messageId='),
    template: '/g/taskMain',
    access: 'city'
  },
  record(
    'city',
    '/g/messageCenter/threads/content',
    caller => caller.call('pageAns', { body: { display: 8 } }),
    ({ tid }) => `messageId=${tid}`
  ),
  record(
    'city',
    '/g/messageCenter/detail',
    caller => caller.call('listNotifications', { query: {} }),
    ({ id }) => `news=${id}`
  ),
  page('city', '/g/collectionPage'),
  {
    path: firstOf('/g/collectionPage', 'collectionMain?id='),
    template: '/g/collectionMain',
    access: 'city'
  },
  page('city', '/g/editCollection'),
  record('city', '/g/collectDetail', caller => caller.call('pageOrgCampaigns', { body: {} }), byId),
  page('city', '/g/ownCases'),
  record('city', '/g/applyCasePage', caller => caller.call('pageCases', { body: {} }), byId),
  page('city', '/g/dataBoard?range=365'),
  page('city', '/g/allSearch?keywords=路灯'),
  page('city', '/g/settings/base-info'),
  page('city', '/g/settings/bind-info'),
  page('city', '/g/settings/login-log'),
  page('city', '/g/settings/second-factor'),
  once('city', '/g/settings/edit-pwd', 'edit-pwd'),
  page('city', '/g/help?key=2'),
  page('city', '/g/unify/manual', 'manual'),
  alike('city', '/g/manual-d'),
  once('city', '/g/iframe?url=/helpC?key=1', '/g/iframe'),
  page('editor', '/admin/queue'),
  record(
    'editor',
    '/admin/message',
    caller => caller.call('pageEditorQueue', { body: {} }),
    ({ tid, kind, id }) => `tid=${tid}&kind=${kind}${id === null ? '' : `&id=${id}`}`
  ),
  page('editor', '/admin/rechecks'),
  record('editor', '/admin/recheck', caller => caller.call('pageRechecks', { body: {} }), byRequest),
  alike('editor', '/admin/deletions'),
  record('editor', '/admin/deletion', caller => caller.call('pageDeletions', { body: {} }), byRequest, alike),
  alike('editor', '/admin/deliveries'),
  record(
    'editor',
    '/admin/delivery',
    caller => caller.call('pageDeliveries', { body: {} }),
    byRequest,
    alike
  ),
  page('editor', '/admin/campaigns?display=7'),
  record('editor', '/admin/campaign', caller => caller.call('pageCampaignQueue', { body: {} }), byId),
  page('editor', '/admin/cases?display=1'),
  { path: firstOf('/admin/cases?display=1', 'case?id='), template: '/admin/case', access: 'editor' },
  page('editor', '/admin/accounts'),
  { path: firstOf('/admin/accounts', 'account?uid='), template: '/admin/account', access: 'editor' },
  page('editor', '/admin/handlingRecords'),
  record('editor', '/admin/handlingRecord', caller => caller.call('pageHandlingRecords', { body: {} }), byId),
  page('editor', '/admin/companyRequests?display=5'),
  record('editor', '/admin/companyRequest', caller => caller.call('pageCompanyRequests', { body: {} }), byId),
  page('editor', '/admin/feedback?display=3'),
  record('editor', '/admin/feedbackItem', caller => caller.call('pageFeedback', { body: {} }), byId),
  page('editor', '/admin/helpTexts'),
  page('editor', '/admin/figures'),
  page('editor', '/admin/hotIssues'),
  alike('city', '/g/hotIssues'),
  record('city', '/g/hotIssue', caller => caller.call('listHotIssues'), byId, once),
  record('editor', '/admin/hotIssue', caller => caller.call('listHotIssues'), byId, alike),
  alike('editor', '/admin/messageCenter'),
  record(
    'editor',
    '/admin/messageCenter/detail',
    caller => caller.call('listNotices', { query: {} }),
    byId,
    alike
  ),
  alike('editor', '/admin/settings/edit-pwd'),
  alike('editor', '/admin/settings/second-factor'),
  alike('editor', '/admin/settings/login-log'),
  alike('editor', '/admin/iframe?url=/helpC?key=1'),
  page('admin', '/admin/inbox'),
  page('admin', '/admin/health'),
  page('admin', '/admin/proposals'),
  alike('admin', '/admin/tasks'),
  alike('admin', '/admin/instances'),
  alike('admin', firstOf('/admin/instances', 'instance?id='), '/admin/instance'),
  alike('admin', '/admin/definitions'),
  once('admin', firstOf('/admin/definitions', 'definition?id='), '/admin/definition'),
  alike('admin', '/admin/processModels'),
  once('admin', firstOf('/admin/processModels', 'processModel?id='), '/admin/processModel')
]
