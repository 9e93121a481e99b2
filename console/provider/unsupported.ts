/**
 * Refuses a method of the data provider that a resource does not have, before anything is sent. It is a mistake of
 * the page that calls it: docs/guide/overrides.md says which methods a board has.
 */
export class UnsupportedMethod extends Error {
  override readonly name = 'UnsupportedMethod'

  constructor(resource: string, method: string, reason: string) {
    super(`"${resource}" has no ${method}: ${reason} (docs/guide/overrides.md, "The methods of a board")`)
  }
}
