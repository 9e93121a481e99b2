import { findOwnPath } from '@board/schemas/facts/own-path'

/** Returns the path to return to, or `fallback` if it is not a path of this site. It never leads to another host. */
export const safePath = (asked: string | null | undefined, fallback = '/home'): string =>
  findOwnPath(asked ?? '') ?? fallback
