import { searchDocument } from '@board/server/records/search/bigrams'
import type { Ledger } from '../../demo/ledger.ts'

/** Returns the rows of the search table, with the values that its trigger would otherwise look up for each row. */
export function searchRows({ messages, contents }: Ledger) {
  const texts = new Map(contents.map(({ tid, content }) => [tid, content]))
  return messages
    .filter(({ approved_at }) => approved_at !== null)
    .map(message => {
      const { tid, subject, approved_at: at, is_public, fid, group_id, type_id, domain_id } = message
      const state = Number(message.state)
      const values = { forum: fid, group: group_id, type: type_id, domain: domain_id, state }
      const { body, grams } = searchDocument([subject, texts.get(Number(tid)) ?? ''], values)
      const columns = { fid, group_id, type_id, domain_id, state }
      return { tid, body, grams: `{${grams.join(',')}}`, at, is_listed: is_public, ...columns }
    })
}
