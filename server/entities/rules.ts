/** What an entity does that its schema cannot say; see docs/guide/entities-on-the-server.md. */
import type { Language } from '@board/schemas/errors'
import type { SignedInActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import type { Deps } from '../deps.ts'

/** A record as it travels: its properties by name. */
export type EntityRecord = Readonly<Record<string, unknown>>

/** Values of columns. */
export type Columns = Readonly<Record<string, unknown>>

type Scalar = string | number | boolean

/** What a column must hold: a value, one of several, or nothing. */
export type RawCondition = Readonly<Record<string, Scalar | readonly Scalar[] | null>>

/** A many-to-many field: its values are the `other` column of the rows of `table` whose `own` column is the record. */
export interface LinkRule {
  readonly table: string
  readonly own: string
  readonly other: string
}

/** Own reading and writing of one property. */
export interface FieldRule {
  /** Never in events: what lies sealed in its table must not lie in clear in the history. */
  readonly isSecret?: boolean
  /** The columns that `read` gets, in this order; absent: the property's own. */
  readonly columns?: readonly string[]
  /** What the record shows of them. Absent: the value of the first. */
  read?(values: readonly unknown[], deps: Deps): unknown
  /** What is written for a value; absent: the value, into the first column. */
  write?(value: unknown, deps: Deps): Columns | Promise<Columns>
  /** `write` takes long, as a hash does: an import calls it before its transaction, for several lines at a time. */
  readonly isSlow?: boolean
  /** Filtered by how it begins instead of by a part of it, so that an index on `lower(column)` finds it among millions. */
  readonly beginsWith?: boolean
  /** Filtered by a part of it over an index on `bigrams(column)`, so that it is found among a hundred thousand. */
  readonly hasBigrams?: boolean
  /** Finds a sealed value by what can be looked up of it: the filter `like` becomes this. */
  match?(words: string, deps: Deps): RawCondition
}

/** A record about to be written, or just written. */
export interface Saving<R extends EntityRecord = EntityRecord> {
  readonly actor: SignedInActor
  /** The record as it was, every field of it; absent: it is new. */
  readonly before?: R
  /** What changes; of a new record, all of it. */
  readonly values: Partial<R>
  readonly now: Date
  /** The reader's, for problems at a field. */
  readonly language: Language
  readonly deps: Deps
}

export interface Saved<R extends EntityRecord = EntityRecord> extends Saving<R> {
  readonly id: number
  readonly after: R
}

export interface Deleting<R extends EntityRecord = EntityRecord> {
  readonly actor: SignedInActor
  readonly id: number
  readonly before: R
  readonly now: Date
  /** The reader's, for problems at a field. */
  readonly language: Language
  readonly deps: Deps
}

/** Everything is optional: most entities need no rules at all. `R` is the record, by its schema: `RecordOf<typeof dept>`. */
export interface EntityRules<R extends EntityRecord = EntityRecord> {
  /** Absent: the entity's name in snake case. May be a view of the database, for what is only read. */
  readonly table?: string
  /** The column with the id; absent: `id`. */
  readonly key?: string
  /** Columns that are not called like their property. */
  readonly columns?: Readonly<Record<string, string>>
  /** Which rows of the table are records at all; a new row gets single values of it. */
  readonly where?: RawCondition
  /** The field that names a record in a language, where each has its own; where it is empty, the schema's does. */
  label?(language: Language): string
  /** The column with the department that limits what is seen, where no property holds it. */
  readonly scope?: string
  /** The field that a unique index or check of the database is about, where its columns do not say so. */
  readonly constraints?: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, LinkRule>>
  readonly fields?: Readonly<Record<string, FieldRule>>
  /** Takes the lock of more than one record, where the rules need one: before any record is locked, in all its writes. */
  lock?(trx: Trx): Promise<void>
  /** May refuse, and may give back other values to write. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only looks returns nothing
  beforeSave?(trx: Trx, saving: Saving<R>): Promise<EntityRecord | void>
  afterSave?(trx: Trx, saved: Saved<R>): Promise<void>
  /** May refuse. */
  beforeDelete?(trx: Trx, deleting: Deleting<R>): Promise<void>
  afterDelete?(trx: Trx, deleting: Deleting<R>): Promise<void>
  /** What cannot be done with a record whatever the permissions: left out of `allowedActions`, and refused. */
  forbidden?(actor: SignedInActor, record: R): readonly string[]
  /** The same where it takes a query: one for all records of a page, by their ids. */
  forbiddenMany?(
    db: Db | Trx,
    actor: SignedInActor,
    records: readonly R[]
  ): Promise<ReadonlyMap<number, readonly string[]>>
}
