import { describe, it } from 'vitest'
import { comeAs } from './support/api.ts'
import { isReadableInTheDark, looksWell, openBrowser, type Size, type Visitor } from './support/browser.ts'

const browser = await openBrowser()

/** The boards and pages of the console that are made by hand; what is derived from entities has a test of its own. */
const pages = {
  city: [
    '/g/workTable',
    '/g/list-ans?display=1',
    '/g/toBeReply',
    '/g/list-collect',
    '/g/list-to',
    '/g/lastExplained',
    '/g/allMessage',
    '/g/list-from?display=4',
    '/g/messageCenter'
  ],
  editor: ['/admin/queue'],
  admin: ['/admin/inbox', '/admin/health']
} as const

/** Looks at a page by day and by night. */
async function look(visitor: Visitor, path: string) {
  await visitor.open(path)
  await looksWell(visitor, `console-${path.replace(/^\//, '').replace(/[^a-zA-Z]+/g, '-')}`)
  await isReadableInTheDark(visitor, path)
}

describe.each<Size>(['desktop', 'phone'])('on a %s', size => {
  it.each(['city', 'editor', 'admin'] as const)(
    'what %s works with is clean for axe and never scrolls sideways',
    async name => {
      const visitor = await browser.person(size)
      await comeAs(visitor, name)
      for (const path of pages[name]) await look(visitor, path)
      if (name !== 'city') return
      await visitor.open('/g/list-ans?display=1')
      const first = visitor.page.locator('a[href*="taskMain?messageId="]').first()
      await look(visitor, (await first.getAttribute('href')) ?? '')
    }
  )
})
