import type { Field, Model } from './model.ts'
import type { RawCondition } from './rules.ts'

type Scalar = string | number | boolean

/** One condition on the rows of an entity, in words that the store turns into SQL. */
export type Condition =
  | { readonly op: 'in'; readonly field: Field; readonly values: readonly (Scalar | null)[] }
  /** Any of the records of `tree`, or one below them. */
  | { readonly op: 'below'; readonly field: Field; readonly values: readonly Scalar[]; readonly tree: Model }
  | { readonly op: 'like' | 'begins'; readonly field: Field; readonly text: string }
  /** Both ends are meant; of moments, which are whole seconds, the whole last second. */
  | { readonly op: 'from' | 'to'; readonly field: Field; readonly value: Scalar }
  /** Nothing above it that its reader may see. */
  | { readonly op: 'top'; readonly field: Field; readonly visible?: readonly Condition[] }
  | { readonly op: 'ids'; readonly ids: readonly number[] }
  | { readonly op: 'after'; readonly id: number }
  /** What an order puts after a row. */
  | { readonly op: 'beyond'; readonly order: Order; readonly place: Place }
  | { readonly op: 'columns'; readonly columns: RawCondition }

/** How rows are ordered; the id breaks ties in the same direction. Without a field: by id alone. */
export interface Order {
  readonly field: Field | undefined
  readonly isDescending: boolean
}

/** A row's place: the value that its list is ordered by, as text (null: it has none, or the list goes by id), and its id. */
export interface Place {
  readonly value: string | null
  readonly id: number
}
