/** The rules of an entity that its schema cannot express; see docs/guide/entities-on-the-server.md. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import type { Refusal } from '../../platform/refusal.ts'

/** A record as the API sends it: its properties by name. */
export type EntityRecord = Readonly<Record<string, unknown>>

/** The values of columns, by column name. */
export type Columns = Readonly<Record<string, unknown>>

type Scalar = string | number | boolean

/** The required value of each column: one value, one of several, or null. */
export type RawCondition = Readonly<Record<string, Scalar | readonly Scalar[] | null>>

/** A many-to-many field: its values are the `other` column of the rows of `table` whose `own` column is the record. */
export interface LinkRule {
  readonly table: string
  readonly own: string
  readonly other: string
}

/** A fact that a row of another table tells: `own` is its column with the record's id, and `column` has a value. */
export interface ExistsRule {
  readonly table: string
  readonly own: string
  readonly column: string
}

/** A number that another table tells: how many of its rows have the record in their column `own`. */
export interface CountsRule {
  readonly table: string
  readonly own: string
}

/**
 * The department of a record, for the data authorisation of roles (decision 0164): a column has it, or a column has the
 * account of a member of staff who has it. Records of the form `nobody` are about people of no department; only those who
 * see all departments see them. `{}` is every record.
 */
export type Scope =
  | { readonly department: string }
  | { readonly account: string }
  | { readonly nobody: RawCondition }

/** The rules for reading and writing one property. */
export interface FieldRule {
  /** Keeps the field out of events: a value that its table stores sealed must not be readable in the history. */
  readonly isSecret?: boolean
  /** The columns that `read` receives, in this order; absent: the property's own column. */
  readonly columns?: readonly string[]
  /** Makes a read-only boolean: true if there is such a row. Its `columns` are empty, and no list is sorted by it. */
  readonly exists?: ExistsRule
  /** Makes a read-only number: how many such rows there are. Its `columns` are empty, and no list is sorted by it. */
  readonly counts?: CountsRule
  /** Returns the property's value from its columns. Absent: the value of the first column. */
  read?(values: readonly unknown[], deps: Deps): unknown
  /** Returns the columns to write for a value. Absent: the value goes into the first column. */
  write?(value: unknown, deps: Deps): Columns | Promise<Columns>
  /**
   * True when `write` takes long, as a hash does: an import calls it before its transaction, for several lines at a
   * time.
   */
  readonly isSlow?: boolean
  /**
   * The filter compares the beginning of the value. An index on `lower(column)` then makes it fast for millions of
   * rows.
   */
  readonly beginsWith?: boolean
  /**
   * The filter compares any part of the value. An index on `bigrams(column)` makes it fast for a hundred thousand rows.
   */
  readonly hasBigrams?: boolean
  /** The column of a list of texts that the filter `like` compares too: other names of the record. */
  readonly alsoIn?: string
  /** Returns the condition that replaces the filter `like` on a sealed value. */
  match?(words: string, deps: Deps): RawCondition
}

/** A write before its transaction. */
export interface Trying<R extends EntityRecord = EntityRecord> {
  /** The whole record as it is now; absent: the record is new. */
  readonly before?: R | undefined
  readonly values: Partial<R>
  readonly deps: Deps
  readonly now: Date
}

/** The result of a trial, and what a failed one says. */
export interface Tried {
  readonly passed: boolean
  readonly words: Refusal['params']
}

/** A record that is about to be written, or was just written. */
export interface Saving<R extends EntityRecord = EntityRecord> {
  readonly actor: SignedInActor
  /** The whole record before the write; absent: the record is new. */
  readonly before?: R
  /** The values to write: the changes, or all values of a new record. */
  readonly values: Partial<R>
  readonly now: Date
  /** The reader's language, for messages at a field. */
  readonly language: Language
  readonly deps: Deps
  /** The result of `tryOut`, if the write was tried. */
  readonly tried?: Tried | undefined
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
  /** The reader's language, for messages at a field. */
  readonly language: Language
  readonly deps: Deps
}

/** The rules of an entity. All are optional. `R` is the record, by its schema: `RecordOf<typeof dept>`. */
export interface EntityRules<R extends EntityRecord = EntityRecord> {
  /** The table. Absent: the entity's name in snake case. A read-only entity may name a view. */
  readonly table?: string
  /** The id column. Absent: `id`. */
  readonly key?: string
  /** The columns whose name differs from that of their property. */
  readonly columns?: Readonly<Record<string, string>>
  /** The condition for the rows of the table that are records. A new row gets the single values of it. */
  readonly where?: RawCondition
  /** Returns the field that names a record in a language. Where that field is empty, the schema's label field names it. */
  label?(language: Language): string
  /** The boolean field that marks a record in pickers, with its name as a detail. */
  readonly mark?: string
  /** How data authorisation limits which records an actor sees, if no property has the department of a record. */
  readonly scope?: Scope
  /** The field of a unique index or a check constraint, if the columns of the constraint do not name the field. */
  readonly constraints?: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, LinkRule>>
  readonly fields?: Readonly<Record<string, FieldRule>>
  /** Takes a lock that covers more than one record, when the rules need one. Every write calls it before it locks a record. */
  lock?(trx: Trx): Promise<void>
  /**
   * Tries what a write would put in use, outside of every transaction. The hooks get the result. Undefined if nothing has to
   * be tried. It never throws for a failed trial.
   */
  tryOut?(trying: Trying<R>): Promise<Tried | undefined>
  /** Checks a record before it is written. It may refuse, and may return other values to write. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only looks returns nothing
  beforeSave?(trx: Trx, saving: Saving<R>): Promise<EntityRecord | void>
  afterSave?(trx: Trx, saved: Saved<R>): Promise<void>
  /** Checks a record before it is deleted. It may refuse. */
  beforeDelete?(trx: Trx, deleting: Deleting<R>): Promise<void>
  afterDelete?(trx: Trx, deleting: Deleting<R>): Promise<void>
  /**
   * Lists the actions that the actor cannot do with a record, whatever their permissions. They are missing in
   * `allowedActions`, and refused.
   */
  forbidden?(actor: SignedInActor, record: R): readonly string[]
  /** Does the same with one query for all records of a page, by their ids. */
  forbiddenMany?(
    db: Db | Trx,
    actor: SignedInActor,
    records: readonly R[]
  ): Promise<ReadonlyMap<number, readonly string[]>>
}
