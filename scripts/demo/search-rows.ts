import { searchDocument } from '@board/server/records/search/bigrams'
import type { Ledger } from './ledger.ts'

/** Returns the search text of each message that was approved at some time: the text that its readers may see. */
export function searchRows({ messages, contents }: Ledger) {
  const texts = Map.groupBy(
    contents.filter(({ audit_state }) => audit_state === 1),
    ({ tid }) => tid
  )
  return messages
    .filter(({ approved_at }) => approved_at !== null)
    .map(message => {
      const readable = (texts.get(Number(message.tid)) ?? []).map(item => item.public_content ?? item.content)
      const { body, grams } = searchDocument([message.public_subject ?? message.subject, ...readable])
      return { tid: message.tid, body, grams: `{${grams.join(',')}}` }
    })
}
