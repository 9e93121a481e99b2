/** The matter of a recheck that disputes a grade (dictionary recheckMatter). */
const ofGrade = 4

/** A message; `satisfaction` is its last counted grade, rounded. */
interface Graded {
  readonly satisfaction?: unknown
}

/** Tells whether a recheck of a message may have a matter: a message without a grade cannot dispute one. Domain 2. */
export const canDispute = (matter: unknown, { satisfaction }: Graded): boolean =>
  matter !== ofGrade || satisfaction !== null
