interface Call {
  readonly write: boolean
  /** `public`, `login`, `citizen`, `institution`, or a permission string. */
  readonly permission: string
  /** The value of `x-account`. */
  readonly isMarked: boolean
}

/**
 * Tells whether a call takes the header `account`, by which the page says whose it is. Every write that needs a session
 * takes it. A public call takes it if it is made in the name of whoever is signed in; signing in, registering and
 * recovering are not, because they say themselves for whom they are. Domain 8; decision 0144.
 */
export const takesAccount = ({ write, permission, isMarked }: Call): boolean =>
  isMarked || (write && permission !== 'public')
