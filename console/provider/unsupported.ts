/**
 * Refuses a method of the data provider that a resource does not have, before anything is sent. The error is in the
 * page that calls it: docs/guide/overrides.md lists the methods of boards.
 */
export class UnsupportedMethod extends Error {
  override readonly name = 'UnsupportedMethod'

  constructor(resource: string, method: string, reason: string) {
    super(`"${resource}" has no ${method}: ${reason} (docs/guide/overrides.md, "The methods of a board")`)
  }
}
