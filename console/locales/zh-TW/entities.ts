import { entityTexts } from '@board/generated/locales/zh-TW'
import { entityMessages } from '../entities.ts'

/** The words of entities; the face of institutions has no screens of them and does not fetch these. */
export const entities = entityMessages(entityTexts)
