/** Reads of the development inbox; the outbox's provider writes it. */

import { inboxTabs } from '@board/schemas/boards/dev-inbox'
import { tabNamed } from '@board/schemas/boards/tabs'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  type Order,
  orderBy,
  type Page
} from '../paging/paging.ts'
import { conditionsByDisplay } from '../paging/tabs.ts'
import { textContains } from '../paging/text-contains.ts'

export interface LetterRow {
  id: number
  channel: string
  recipient: string
  body: string
  at: Date
}

export interface LetterFilter {
  /** The number of a tab; all tabs if absent. */
  display?: number | undefined
  keywords?: string | undefined
}

const tabs = conditionsByDisplay(inboxTabs, { channel: sql`channel` })

const { display: everything } = tabNamed(inboxTabs, 'all')

const newest: Order = { column: 'at', id: 'id', descending: true }

/** Selects a page of letters, newest first, and counts them. */
export async function selectLetters(
  db: Db,
  { display = everything, keywords }: LetterFilter,
  page: Page
): Promise<Found<LetterRow>> {
  let letters = db.selectFrom('dev_inbox').where(tabs[display] ?? sql<boolean>`true`)
  const words = keywords?.trim()
  if (words) {
    letters = letters.where(eb => eb.or([textContains('recipient', words), textContains('body', words)]))
  }
  const [rows, total] = await Promise.all([
    letters
      .select(['id', 'channel', 'recipient', 'body', 'at', cursorKey(newest).as('cursor')])
      .where(afterCursorOfAll(newest, page.after))
      .orderBy(orderBy(newest, false))
      .limit(page.rows)
      .offset(page.offset)
      .execute(),
    cappedTotal(db, sql`from (${letters.select('id')}) as found`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}
