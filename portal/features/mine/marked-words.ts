import type { MessageKey } from '../../lib/i18n.tsx'

/** The texts of one kind of list. */
export interface MarkedWords {
  title: MessageKey
  found: MessageKey
  none: MessageKey
  noneHint: MessageKey
  /** The time of the mark: "收藏于 {time}". */
  marked: MessageKey
  /** The label of the button that removes a message from the list. */
  remove: MessageKey
  removed: MessageKey
}
