import type { OperationId } from '@board/generated/calls'
import type { Caller, Stage } from '../support/stage.ts'

/** Makes the row of a list that came into it at a moment; rows are numbered, so that each can be another one. */
export type Make = (at: Date, number: number) => Promise<unknown>

export interface Walk {
  readonly id: OperationId
  readonly by: Caller
  readonly filter: Record<string, unknown>
  /** Sets the scene. @returns how its rows are made, what else the list is asked with, and the token of somebody else */
  readonly scene: (stage: Stage) => Promise<{ make: Make; more?: Record<string, unknown>; token?: string }>
  /** The field that identifies a row; absent: `tid`. */
  readonly key?: string
}
