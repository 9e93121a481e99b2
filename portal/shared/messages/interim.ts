/** Tells whether the last reply is an interim one: a grade of it ends the duty to reply finally. Domain 2. */
export const isInterim = ({ state }: { state: number }): boolean => state === 1
