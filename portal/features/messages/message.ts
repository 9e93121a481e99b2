import type { DataOf } from '@board/generated/calls'

/** A message as its page reads it. */
export type Message = DataOf<'getMessage'>
