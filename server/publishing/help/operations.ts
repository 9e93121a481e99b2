import { requireSignedIn } from '../../platform/actor.ts'
import { secondsOrNull } from '../../platform/calendar/time.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { helpPage, helpPages, listedHelpPages, saveHelp } from './help.ts'
import type { Page } from './page.ts'

const shown = ({ key, title, content, updatedAt }: Page) => ({
  key,
  title,
  content,
  updatedAt: secondsOrNull(updatedAt)
})

const edited = (page: Page) => ({ ...shown(page), language: page.language, version: page.version })

/** Help pages: as everybody reads them, and as editors change them. */
export const helpOperations = defineOperations({
  listHelp: async ({ db, language }) =>
    (await listedHelpPages(db, language)).map(({ key, title }) => ({ key, title })),
  getHelp: async ({ db, language, query }) => shown(await helpPage(db, query.key, language)),
  listHelpTexts: async ({ db }) => (await helpPages(db)).map(edited),
  saveHelpText: call =>
    call.write(async trx =>
      edited(await saveHelp(trx, requireSignedIn(call.actor), call.body, call.language, call.now))
    )
})
