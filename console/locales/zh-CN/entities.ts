import { entityTexts } from '@board/generated/locales/zh-CN'
import { entityMessages } from '../entities.ts'

/** The texts of entities. The face of institutions has no screens of entities, and does not fetch them. */
export const entities = entityMessages(entityTexts)
