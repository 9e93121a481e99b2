import type { Values } from '../../derive/schema/fields.ts'

/** The state of an assignment whose holder has asked to return it. */
const returnRequested = 30

/** Returns the text key of the verb of cancelling: while a return is requested, the giver agrees to it. Domain 4. */
export const verbOfCancelling = ({ processState }: Values): string | undefined =>
  processState === returnRequested ? 'actions.cancelProcess.agree' : undefined
