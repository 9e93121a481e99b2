import { openBrowser, type Visitor } from './support/browser.ts'
import { type PageRow, surveyPages } from './support/survey.ts'

/** The message that the city's own board shows first. */
async function aMessage({ page, open }: Visitor): Promise<string> {
  await open('/g/list-ans?display=1')
  const first = page.locator('a[href*="taskMain?messageId="]').first()
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
  { path: '/admin/queue', template: 'queue', access: 'editor' },
  { path: '/admin/inbox', template: 'inbox', access: 'admin' },
  { path: '/admin/health', template: 'health', access: 'admin' }
]

surveyPages(await openBrowser(), 'console', pages)
