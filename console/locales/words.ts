import type { FrameWords } from '@board/schemas/vocabulary/family-words'
import type { StringMap } from 'ra-core'

/** Returns the words of families as messages. Their tabs are texts of boards, under `board.tabs`. */
export const wordMessages = ({ tabs: _, ...words }: FrameWords) => words as unknown as StringMap
