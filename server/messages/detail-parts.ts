/**
 * Where other nouns add their parts to a message's detail. Each of them exports a function of a type below; the server
 * registers them in `server/message-details.ts`, so that this folder imports none of them.
 */
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import type { Deps } from '../deps.ts'
import type { MessageRecord } from './record.ts'

type Schemas = components['schemas']

/** Who reads, when, in which language. */
export interface Reader {
  readonly db: Db
  readonly deps: Deps
  readonly actor: Actor
  readonly now: Date
  readonly language: Language
}

/** Somebody reads one message. */
export interface MessageReading extends Reader {
  readonly message: MessageRecord
  /** Loads once what several parts need; `load` is one function for all of them. */
  readonly once: <T>(load: (reading: MessageReading) => Promise<T>) => Promise<T>
}

/** How much a reader sees: all, or what the public reads and a little more. */
export type Sight = 'full' | 'received'

/** What the assignments of a message say of its reader. */
export interface Hands {
  /** Whether the reader's group gave or holds one that is not past. */
  readonly isConcerned: boolean
  /** Whether the reader's group gave or holds one that is open. */
  readonly isAtWork: boolean
  /** Whether the message's own group has given one that is open. */
  readonly isAssigned: boolean
  /** Those that the reader sees. */
  readonly tpids: readonly number[]
}

/** Attachments by what they belong to. */
interface Attached<A> {
  ofContent(contentItemId: number): A[]
  ofReply(replyId: number): A[]
  ofAssignment(tpid: number): A[]
}

/** Staff reads a message, and may. */
export interface StaffReading extends MessageReading {
  readonly sight: Sight
  /** Whether the reader's group handles it. */
  readonly isHandler: boolean
  /** What the reader may do by the message's own transition table. */
  readonly actions: readonly string[]
  readonly attachments: Attached<Schemas['StaffAttachment']>
}

/** A citizen or visitor reads a message, and may. */
export interface PublicReading extends MessageReading {
  /** Whether the reader wrote it. */
  readonly isOwn: boolean
  readonly attachments: Attached<Schemas['Attachment']>
}

/** The noun that gives each field of `StaffMessageDetail` which the message does not give itself. */
interface StaffGivers {
  replies: 'replies'
  grades: 'grades'
  assignments: 'assignments'
  collectTitle: 'campaigns'
  rechecks: 'rechecks'
  readdressings: 'moderation'
  deletionRequests: 'moderation'
  deliveries: 'deliveries'
  reports: 'reports'
  collectState: 'marks'
}

/** The noun that gives each field of `MessageDetail` which the message does not give itself. */
interface PublicGivers {
  replies: 'replies'
  grades: 'grades'
  collectTitle: 'campaigns'
  deletion: 'moderation'
  favourited: 'marks'
  liked: 'marks'
  followed: 'marks'
  favouriteCount: 'marks'
  followCount: 'marks'
}

/** Nouns that give no field to staff, but something to do. */
type Acting = 'extensions' | 'cases'

type FieldsOf<Givers, Noun> = { [F in keyof Givers]: Givers[F] extends Noun ? F : never }[keyof Givers]

interface Allowing {
  readonly allowedActions?: readonly string[]
}

/** A noun's fields of the detail that staff reads, and what the reader may do by that noun. */
export type StaffPart<Noun extends StaffGivers[keyof StaffGivers] | Acting> = (
  reading: StaffReading
) => Promise<Pick<Schemas['StaffMessageDetail'], FieldsOf<StaffGivers, Noun>> & Allowing>

/** A noun's fields of the detail that everybody reads. */
export type PublicPart<Noun extends PublicGivers[keyof PublicGivers]> = (
  reading: PublicReading
) => Promise<Pick<Schemas['MessageDetail'], FieldsOf<PublicGivers, Noun>>>

/** Everything that other nouns add, each noun once: a field that nobody gives, or two of them, does not compile. */
export interface MessageDetails {
  readonly hands: (reading: MessageReading) => Promise<Hands>
  /** Groups besides the handlers that read it, by what they see; asked in this order. */
  readonly sights: readonly ((reading: MessageReading) => Promise<Sight | null>)[]
  readonly staff: {
    readonly attachments: (
      reading: MessageReading,
      tpids: readonly number[]
    ) => Promise<StaffReading['attachments']>
    /** In the order in which `allowedActions` names what they allow. */
    readonly parts: { readonly [Noun in StaffGivers[keyof StaffGivers] | Acting]: StaffPart<Noun> }
  }
  readonly public: {
    readonly attachments: (reading: MessageReading, isOwn: boolean) => Promise<PublicReading['attachments']>
    readonly parts: { readonly [Noun in PublicGivers[keyof PublicGivers]]: PublicPart<Noun> }
  }
}

/** The fields of each detail that other nouns give, and those that the message gives itself. */
export type GivenStaffFields = Pick<Schemas['StaffMessageDetail'], keyof StaffGivers>
export type OwnStaffFields = Omit<Schemas['StaffMessageDetail'], keyof StaffGivers | 'allowedActions'>
export type GivenPublicFields = Pick<Schemas['MessageDetail'], keyof PublicGivers>
export type OwnPublicFields = Omit<Schemas['MessageDetail'], keyof PublicGivers>

/** Begins to read a message. */
export function readingOf(
  { db, deps, actor, now, language }: Reader,
  message: MessageRecord
): MessageReading {
  const loaded = new Map<unknown, Promise<unknown>>()
  const once: MessageReading['once'] = <T>(load: (of: MessageReading) => Promise<T>) => {
    const known = loaded.get(load) ?? load(reading)
    loaded.set(load, known)
    return known as Promise<T>
  }
  const reading = { db, deps, actor, now, language, message, once }
  return reading
}

/**
 * Reads all parts, one after the other: an answer takes one connection at a time.
 * @returns their fields, which are complete where `parts` are, and all that they allow
 */
export async function readParts<Fields, R extends MessageReading>(
  parts: Readonly<Record<string, (reading: R) => Promise<Partial<Fields> & Allowing>>>,
  reading: R
): Promise<{ fields: Fields; actions: string[] }> {
  const fields: Partial<Fields> = {}
  const actions: string[] = []
  for (const read of Object.values(parts)) {
    const { allowedActions = [], ...given } = await read(reading)
    Object.assign(fields, given)
    actions.push(...allowedActions)
  }
  return { fields: fields as Fields, actions }
}
