import type { EntityRecord } from './types.ts'

/** The links to the lists of a record's messages. */
export interface Behind {
  /** The address of a list of the console, for people who may open it. */
  readonly to: string
  /** The address of a public list, for all others. */
  readonly href?: string
}

/** The lists of messages behind the records of an entity, by its name; others have none. */
const lists: Readonly<Record<string, (record: EntityRecord) => Behind>> = {
  forum: ({ id }) => ({ to: `/queue?display=4&fids=${id}` }),
  institution: ({ id }) => ({ to: `/queue?display=4&groupId=${id}` }),
  topic: ({ id }) => ({ to: `/queue?display=4&topicId=${id}`, href: `/messageSearch?topicId=${id}` })
}

/** Returns the links to the messages of a record; undefined if records of this kind have none. */
export const messagesBehind = (entity: string, record: EntityRecord): Behind | undefined =>
  lists[entity]?.(record)
