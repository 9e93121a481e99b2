import { ApiError, type SameMessage } from './error.ts'

/** Returns the author's earlier message with the same text, because of which a message was refused. */
export const sameMessageOf = (failure: unknown): SameMessage | undefined =>
  failure instanceof ApiError && failure.detail && 'tid' in failure.detail ? failure.detail : undefined
