import type { EntityTexts } from '@board/schemas/vocabulary/vocabulary'
import type { StringMap } from 'ra-core'

/** Returns the texts of entities as messages; texts that an entity does not have are left out. */
export const entityMessages = (texts: Readonly<Record<string, EntityTexts>>) => texts as unknown as StringMap
