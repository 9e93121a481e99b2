import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { seconds } from '../calendar/time.ts'
import type { Db } from '../database/open.ts'
import { readPage, shownPage } from '../paging/paging.ts'
import { selectLetters } from './store.ts'

type Page = components['schemas']['DevLetterPage']

/** Pages the letters that real providers would have sent. @throws Refusal MSG0011, GEN0400. Design 5. */
export async function pageInbox(
  db: Db,
  { display, keywords, page, rows, cursor }: BodyOf<'pageDevInbox'>
): Promise<Page> {
  const found = await selectLetters(db, { display, keywords }, readPage({ page, rows, cursor }))
  return shownPage(found, ({ id, recipient, body, at, ...letter }) => ({
    id,
    recipient,
    body,
    at: seconds(at),
    channel: letter.channel as Page['list'][number]['channel'],
    allowedActions: []
  }))
}
