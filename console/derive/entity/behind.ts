import type { EntityRecord } from '../../fields/entityRecord.ts'

/** The link to the list of a record's messages. */
export interface Behind {
  /** The address of a list of the console. */
  readonly to: string
}

/** The lists of messages behind the records of an entity, by its name; others have none. */
const lists: Readonly<Record<string, (record: EntityRecord) => Behind>> = {
  forum: ({ id }) => ({ to: `/queue?display=4&fids=${id}` }),
  institution: ({ id }) => ({ to: `/queue?display=4&groupId=${id}` }),
  topic: ({ id }) => ({ to: `/queue?display=4&topicId=${id}` })
}

/** Returns the link to the messages of a record; undefined if records of this kind have none. */
export const messagesBehind = (entity: string, record: EntityRecord): Behind | undefined =>
  lists[entity]?.(record)
