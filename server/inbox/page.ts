import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { Db } from '../database/open.ts'
import { readPage } from '../lists/paging.ts'
import { seconds } from '../site/time.ts'
import { selectLetters } from './store.ts'

type Page = components['schemas']['DevLetterPage']

/** By `display`: 1 all, 2 SMS, 3 mail. */
const channels = { 1: undefined, 2: 'sms', 3: 'mail' } as const

/** A page of what real providers would have sent out. Design 5. */
export async function pageInbox(
  db: Db,
  { display = 1, keywords, page, rows }: BodyOf<'pageDevInbox'>
): Promise<Page> {
  const filter = { channel: channels[display], keywords }
  const { list, total } = await selectLetters(db, filter, readPage({ page, rows }))
  return {
    list: list.map(letter => ({
      ...letter,
      channel: letter.channel as Page['list'][number]['channel'],
      at: seconds(letter.at),
      allowedActions: []
    })),
    total
  }
}
