import type { Values } from '../../base/values.ts'

/** Tells whether the holder of an assignment has asked to return it. */
export const isReturnRequested = ({ processState }: { readonly processState?: unknown }): boolean =>
  processState === 30

/** Returns the text key of the verb of cancelling: while a return is requested, the giver agrees to it. Domain 4. */
export const verbOfCancelling = (assignment: Values): string | undefined =>
  isReturnRequested(assignment) ? 'actions.cancelProcess.agree' : undefined
