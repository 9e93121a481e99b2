/** Lists the keys of all texts of a tree of messages, such as `board.tabs.open`. */
export function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null ? keysOf(child, `${prefix}${key}.`) : `${prefix}${key}`
  )
}
