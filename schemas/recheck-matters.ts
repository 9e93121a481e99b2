/** The matter that disputes a grade (dictionary recheckMatter). */
const ofGrade = 4

/** A message; `satisfaction` is its last grade that counts, rounded. */
interface Graded {
  readonly satisfaction?: unknown
}

/** Tells whether a recheck of a message may be about a matter: only a grade that there is can be disputed. Domain 2. */
export const canDispute = (matter: unknown, { satisfaction }: Graded): boolean =>
  matter !== ofGrade || satisfaction !== null
