import type { DataOf } from '@board/client'

type Message = DataOf<'getMessage'>
export type Answer = Message['replies'][number] | Message['grades'][number]

/** Returns replies and grades in the order of time, so that an explanation stands below the grade that it answers. */
export const inOrder = ({ replies, grades }: Pick<Message, 'replies' | 'grades'>): Answer[] =>
  [...replies, ...grades].sort((a, b) => a.createdAt - b.createdAt)
