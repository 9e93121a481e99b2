import type { EntityTexts } from '@board/schemas/vocabulary'
import type { StringMap } from 'ra-core'

/** Returns the words of entities as messages; what an entity has no word for is simply not there. */
export const entityMessages = (texts: Readonly<Record<string, EntityTexts>>) => texts as unknown as StringMap
