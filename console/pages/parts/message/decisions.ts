import { editorDecisions } from '@board/schemas/boards/editor-decisions'
import type { MessageRequest } from './requests.ts'

/** The requests about messages that editors decide. */
export const requestKinds = ['recheck', 'deletion', 'delivery'] as const

export type RequestKind = (typeof requestKinds)[number]

/** Tells whether a word names a kind of request. */
export const isRequestKind = (kind: string | null): kind is RequestKind =>
  requestKinds.some(one => one === kind)

/** The actions on a message that decide its request, by the kind of request. A delivery has actions of its own. */
const onMessage: Readonly<Record<RequestKind, readonly string[]>> = {
  recheck: editorDecisions.recheck,
  deletion: editorDecisions.deletion,
  delivery: []
}

/** Tells whether a request still waits for its decision. */
export const isOpenRequest = ({ state }: Pick<MessageRequest, 'state'>): boolean => state?.value === 0

/** Returns the actions that decide a request, among those that the reader may call now. */
export function requestActions(
  { kind, allowedActions }: Pick<MessageRequest, 'kind' | 'allowedActions'>,
  ofMessage: readonly string[]
): string[] {
  const deciding = isRequestKind(kind) ? onMessage[kind] : []
  return [...deciding.filter(id => ofMessage.includes(id)), ...allowedActions]
}
