import type { MessageKey } from '../../lib/i18n.tsx'

/** The texts of one kind of list. */
export interface MarkedWords {
  title: MessageKey
  found: MessageKey
  none: MessageKey
  noneHint: MessageKey
  /** When the reader marked a message: "收藏于 {time}". */
  marked: MessageKey
  /** The button that takes a message off the list. */
  remove: MessageKey
  removed: MessageKey
}
