import { openBrowser, type Visitor } from './support/browser.ts'
import { type PageRow, surveyPages } from './support/survey.ts'

/** The message that the city's own board shows first. */
async function aMessage({ page, open }: Visitor): Promise<string> {
  await open('/g/list-ans?display=1')
  const first = page.locator('a[href*="taskMain?messageId="]').first()
  return (await first.getAttribute('href')) ?? ''
}

/** Returns a function that finds the first record of a board. */
const firstOf =
  (board: string, page: string) =>
  async ({ page: shown, open }: Visitor): Promise<string> => {
    await open(`/${board}`)
    const first = shown.locator(`a[href*="${page}"]`).first()
    return (await first.getAttribute('href')) ?? ''
  }

/** The boards and pages of the console that are made by hand; what is derived from entities has a test of its own. */
const pages: readonly PageRow[] = [
  { path: '/g/workTable', template: 'workTable', access: 'city' },
  { path: '/g/list-ans?display=1', template: 'list-ans', access: 'city' },
  { path: '/g/toBeReply', template: 'toBeReply', access: 'city' },
  { path: '/g/list-collect', template: 'list-collect', access: 'city' },
  { path: '/g/list-to', template: 'list-to', access: 'city' },
  { path: '/g/lastExplained', template: 'lastExplained', access: 'city' },
  { path: '/g/allMessage', template: 'allMessage', access: 'city' },
  { path: '/g/list-from?display=4', template: 'list-from', access: 'city' },
  { path: '/g/messageCenter', template: 'messageCenter', access: 'city' },
  { path: aMessage, template: 'taskMain', access: 'city' },
  { path: '/g/collectionPage', template: 'collectionPage', access: 'city' },
  { path: firstOf('g/collectionPage', 'collectionMain?id='), template: 'collectionMain', access: 'city' },
  { path: '/g/editCollection', template: 'editCollection', access: 'city' },
  { path: '/g/ownCases', template: 'ownCases', access: 'city' },
  { path: '/g/dataBoard?range=365', template: 'dataBoard', access: 'city' },
  { path: '/g/reportsTo', template: 'reportsTo', access: 'city' },
  { path: '/g/tab-Delivery?display=5', template: 'tab-Delivery', access: 'city' },
  { path: '/g/userFeedback?display=1', template: 'userFeedback', access: 'city' },
  { path: '/g/allSearch?keywords=路灯', template: 'allSearch', access: 'city' },
  { path: '/g/settings/base-info', template: 'base-info', access: 'city' },
  { path: '/g/settings/bind-info', template: 'bind-info', access: 'city' },
  { path: '/g/settings/login-log', template: 'login-log', access: 'city' },
  { path: '/g/help?key=2', template: 'help', access: 'city' },
  { path: '/g/unify/manual', template: 'manual', access: 'city' },
  { path: '/admin/queue', template: 'queue', access: 'editor' },
  { path: '/admin/rechecks', template: 'rechecks', access: 'editor' },
  { path: '/admin/campaigns?display=7', template: 'campaigns', access: 'editor' },
  { path: '/admin/cases?display=1', template: 'cases', access: 'editor' },
  { path: '/admin/accounts', template: 'accounts', access: 'editor' },
  { path: firstOf('admin/accounts', 'account?uid='), template: 'account', access: 'editor' },
  { path: '/admin/handlingRecords', template: 'handlingRecords', access: 'editor' },
  { path: '/admin/companyRequests?display=5', template: 'companyRequests', access: 'editor' },
  { path: '/admin/feedback?display=3', template: 'feedback', access: 'editor' },
  { path: firstOf('admin/cases?display=1', 'case?id='), template: 'case', access: 'editor' },
  { path: '/admin/helpTexts', template: 'helpTexts', access: 'editor' },
  { path: '/admin/figures', template: 'figures', access: 'editor' },
  { path: '/admin/inbox', template: 'inbox', access: 'admin' },
  { path: '/admin/health', template: 'health', access: 'admin' }
]

surveyPages(await openBrowser(), 'console', pages)
