/**
 * The parts that other nouns add to a message's detail. Each of them exports a function of a type below; the
 * server registers them in `server/runtime/message-details.ts`, so that this folder imports none of them.
 */
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import type { MessageRecord } from './record.ts'

type Schemas = components['schemas']

/** The reader, the time and the language of a request. */
export interface Reader {
  readonly db: Db
  readonly deps: Deps
  readonly actor: Actor
  readonly now: Date
  readonly language: Language
}

/** The context in which one message is read. */
export interface MessageReading extends Reader {
  readonly message: MessageRecord
  /** Loads data once for several parts; `load` must be the same function in all of them. */
  readonly once: <T>(load: (reading: MessageReading) => Promise<T>) => Promise<T>
}

/** The extent of a reader's view: everything, or the public wording and a little more. */
export type Sight = 'full' | 'received'

/** Facts about the reader from the assignments of a message. */
export interface Hands {
  /** True if the reader's group gave or holds one that is not past. */
  readonly isConcerned: boolean
  /** True if the reader's group gave or holds one that is open. */
  readonly isAtWork: boolean
  /** True if the message's own group has given one that is open. */
  readonly isAssigned: boolean
  /** Ids of the assignments that the reader sees. */
  readonly tpids: readonly number[]
}

/** Attachments by their owner. */
interface Attached<A> {
  ofContent(contentItemId: number): A[]
  ofReply(replyId: number): A[]
  ofAssignment(tpid: number): A[]
  /** Attachments by their own ids. A proposed reply names its attachments like this. */
  ofIds(aids: readonly number[]): A[]
}

/** The context in which a permitted staff member reads a message. */
export interface StaffReading extends MessageReading {
  readonly sight: Sight
  /** True if the reader's group handles the message. */
  readonly isHandler: boolean
  /** The actions that the message's own transition table allows to the reader. */
  readonly actions: readonly string[]
  readonly attachments: Attached<Schemas['StaffAttachment']>
}

/** The context in which a permitted citizen or visitor reads a message. */
export interface PublicReading extends MessageReading {
  /** True if the reader is the author. */
  readonly isOwn: boolean
  readonly attachments: Attached<Schemas['Attachment']>
}

/** The noun that provides each field of `StaffMessageDetail` which the message does not provide itself. */
interface StaffGivers {
  replies: 'replies'
  grades: 'grades'
  handleDegree: 'grades'
  handleManner: 'grades'
  handleSpeed: 'grades'
  assignments: 'assignments'
  assignUntil: 'assignments'
  candidateGroupIdList: 'assignments'
  collectTitle: 'campaigns'
  extendedFrom: 'extensions'
  pendingExtension: 'extensions'
  rechecks: 'rechecks'
  readdressings: 'moderation'
  deletionRequests: 'moderation'
  deliveries: 'deliveries'
  reports: 'reports'
  proposals: 'proposals'
  proposedKind: 'proposals'
  approverName: 'proposals'
  collectState: 'marks'
  voices: 'voices'
  mergedInto: 'merging'
  mergedHere: 'merging'
}

/** The noun that provides each field of `MessageDetail` which the message does not provide itself. */
interface PublicGivers {
  replies: 'replies'
  grades: 'grades'
  handleDegree: 'grades'
  handleManner: 'grades'
  handleSpeed: 'grades'
  collectTitle: 'campaigns'
  deletion: 'moderation'
  favourited: 'marks'
  liked: 'marks'
  followed: 'marks'
  favouriteCount: 'marks'
  followCount: 'marks'
  voiceCount: 'voices'
  voicesOpen: 'voices'
  voice: 'voices'
  mergedInto: 'merging'
}

/** Nouns that provide actions to staff, but no field. */
type Acting = 'cases'

type FieldsOf<Givers, Noun> = { [F in keyof Givers]: Givers[F] extends Noun ? F : never }[keyof Givers]

interface Allowing {
  readonly allowedActions?: readonly string[]
}

/** Returns a noun's fields of the staff detail, and the actions that this noun allows to the reader. */
export type StaffPart<Noun extends StaffGivers[keyof StaffGivers] | Acting> = (
  reading: StaffReading
) => Promise<Pick<Schemas['StaffMessageDetail'], FieldsOf<StaffGivers, Noun>> & Allowing>

/** Returns a noun's fields of the public detail, and the actions that this noun allows to the reader. */
export type PublicPart<Noun extends PublicGivers[keyof PublicGivers]> = (
  reading: PublicReading
) => Promise<Pick<Schemas['MessageDetail'], FieldsOf<PublicGivers, Noun>> & Allowing>

/** The parts of all other nouns. It does not compile if no noun, or two nouns, provide a field. */
export interface MessageDetails {
  readonly hands: (reading: MessageReading) => Promise<Hands>
  /** Functions that let other groups than the handlers see the message. They are asked in this order. */
  readonly sights: readonly ((reading: MessageReading) => Promise<Sight | null>)[]
  readonly staff: {
    readonly attachments: (
      reading: MessageReading,
      tpids: readonly number[]
    ) => Promise<StaffReading['attachments']>
    /** The parts, in the order in which `allowedActions` lists their actions. */
    readonly parts: { readonly [Noun in StaffGivers[keyof StaffGivers] | Acting]: StaffPart<Noun> }
  }
  readonly public: {
    readonly attachments: (reading: MessageReading, isOwn: boolean) => Promise<PublicReading['attachments']>
    readonly parts: { readonly [Noun in PublicGivers[keyof PublicGivers]]: PublicPart<Noun> }
  }
}

/** The fields of each detail that other nouns provide, and those that the message provides itself. */
export type GivenStaffFields = Pick<Schemas['StaffMessageDetail'], keyof StaffGivers>
export type OwnStaffFields = Omit<Schemas['StaffMessageDetail'], keyof StaffGivers | 'allowedActions'>
export type GivenPublicFields = Pick<Schemas['MessageDetail'], keyof PublicGivers>
export type OwnPublicFields = Omit<Schemas['MessageDetail'], keyof PublicGivers | 'allowedActions'>

/** Creates the context for reading a message. */
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
 * Reads all parts one after the other, so that a request uses one connection at a time.
 * @returns the fields of the parts, which are complete if `parts` are, and all actions that they allow
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
