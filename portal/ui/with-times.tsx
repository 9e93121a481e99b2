/** Shows a text with times such as `2026-11-26 09:30`. No line breaks within one of them. */
export function WithTimes({ children }: { children: string }) {
  return children.split(/(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?)/).map((part, at) =>
    // the parts between the separators are at the odd places
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no other name
    at % 2 === 1 ? <time key={at}>{part}</time> : part
  )
}
