import { type ActionId, actions } from '@board/generated/actions'
import type { Values } from '../../base/values.ts'
import { isReply } from '../../fields/fields.ts'

type Address = (record: Values, to: string) => string

/** Opens the page of the record, so that the approver sees the text, the public wording and the usual urgency. */
const ownPage: Address = (_, to) => to

const pages: Partial<Record<ActionId, Address>> = {
  approveMessage: ownPage,
  approveSupplement: ownPage,
  proposeCase: ({ tid }) => `/applyCasePage?messageId=${tid}`
}

/**
 * Returns the address of the page for an action that needs more room than a dialog; undefined for other actions.
 * @param to the address of the record
 */
export const actPage = (id: ActionId, record: Values, to: string): string | undefined =>
  isReply(actions[id].body) ? `${to}&act=${id}` : pages[id]?.(record, to)
