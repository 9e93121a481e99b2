import type { ActionId } from '@board/generated/actions'
import type { Values } from '../base/values.ts'
import { readOverrides } from './overrides.ts'

/** Returns the text key of an action's verb for a record. */
export const verbKey = (id: ActionId, record: Values): string =>
  readOverrides().verbs?.[id]?.(record) ?? `actions.${id}.verb`
