import type { OperationId } from '@board/generated/calls'
import type { Caller, Stage } from '../support/stage.ts'

/** Creates a row of a list with the time at which it came; `number` lets rows differ. */
export type Make = (at: Date, number: number) => Promise<unknown>

export interface Walk {
  readonly id: OperationId
  readonly by: Caller
  readonly filter: Record<string, unknown>
  /**
   * Sets the scene. @returns the maker of the rows, further parameters of the list, and the token of another caller
   */
  readonly scene: (stage: Stage) => Promise<{ make: Make; more?: Record<string, unknown>; token?: string }>
  /** The field that identifies a row; `tid` when absent. */
  readonly key?: string
}
