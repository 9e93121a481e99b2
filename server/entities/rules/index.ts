import type { EntityRules } from '../rules.ts'

/** The rules of each entity that has some of its own. */
export const entityRules: Readonly<Record<string, EntityRules>> = {}
