import type { Field, Model } from '../model.ts'
import type { RawCondition, Scope } from '../rules.ts'

type Scalar = string | number | boolean

/** One condition on the rows of an entity. The store turns it into SQL. */
export type Condition =
  | { readonly op: 'in'; readonly field: Field; readonly values: readonly (Scalar | null)[] }
  /** The field holds a record of `tree` that has one of the ids, or a record below one of them. */
  | { readonly op: 'below'; readonly field: Field; readonly values: readonly Scalar[]; readonly tree: Model }
  | { readonly op: 'like' | 'begins'; readonly field: Field; readonly text: string }
  /** Both ends are included. A moment is a whole second, so `to` includes the whole last second. */
  | { readonly op: 'from' | 'to'; readonly field: Field; readonly value: Scalar }
  /** The record has no parent that its reader may see. */
  | { readonly op: 'top'; readonly field: Field; readonly visible?: readonly Condition[] }
  | { readonly op: 'ids'; readonly ids: readonly number[] }
  | { readonly op: 'after'; readonly id: number }
  /** The row comes after a place in an order. */
  | { readonly op: 'beyond'; readonly order: Order; readonly place: Place }
  | { readonly op: 'columns'; readonly columns: RawCondition }
  /** Data authorisation lets somebody who sees these departments see the record. */
  | { readonly op: 'within'; readonly scope: Scope; readonly departments: readonly number[] }

/** The order of rows. The id breaks ties in the same direction. Without a field, rows are ordered only by id. */
export interface Order {
  readonly field: Field | undefined
  readonly isDescending: boolean
}

/** The place of a row in an order. `value` is null when the row has no value, or when the order goes by id. */
export interface Place {
  readonly value: string | null
  readonly id: number
}
