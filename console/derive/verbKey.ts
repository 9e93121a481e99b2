import type { ActionId } from '@board/generated/actions'
import { overrides } from '../app/overrides.ts'
import type { Values } from '../fields/fields.ts'

/** Returns the text key of an action's verb for a record. */
export const verbKey = (id: ActionId, record: Values): string =>
  overrides.verbs?.[id]?.(record) ?? `actions.${id}.verb`
