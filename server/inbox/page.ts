import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { seconds } from '../calendar/time.ts'
import type { Db } from '../database/open.ts'
import { readPage, shownPage } from '../paging/paging.ts'
import { selectLetters } from './store.ts'

type Page = components['schemas']['DevLetterPage']

/** By `display`: 1 all, 2 SMS, 3 mail. */
const channels = { 1: undefined, 2: 'sms', 3: 'mail' } as const

/** A page of what real providers would have sent out. @throws Refusal MSG0011, GEN0400. Design 5. */
export async function pageInbox(
  db: Db,
  { display = 1, keywords, page, rows, cursor }: BodyOf<'pageDevInbox'>
): Promise<Page> {
  const filter = { channel: channels[display], keywords }
  const found = await selectLetters(db, filter, readPage({ page, rows, cursor }))
  return shownPage(found, ({ id, recipient, body, at, ...letter }) => ({
    id,
    recipient,
    body,
    at: seconds(at),
    channel: letter.channel as Page['list'][number]['channel'],
    allowedActions: []
  }))
}
