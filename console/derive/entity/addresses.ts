/** Where each list was last: what was filtered there is there again after a form. */
const lastSearch = new Map<string, string>()

/** Remembers the address of a list, for the way back to it. */
export const rememberList = (resource: string, search: string) => void lastSearch.set(resource, search)

/** The address of a resource's list below the basename, as it was last seen. */
export function listAddress(resource: string): string {
  const search = lastSearch.get(resource)
  return search ? `/${resource}?${search}` : `/${resource}`
}

/** The address of the form for a new record; `given` fills some of its fields. */
export function createAddress(
  resource: string,
  given: Readonly<Record<string, string | number>> = {}
): string {
  const params = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))
  return `/${resource}/create${params.size > 0 ? `?${params}` : ''}`
}

/** The address of a record: its page, its history, or its form. */
export const recordAddress = (resource: string, id: number, page: 'show' | 'edit' | 'history') =>
  `/${resource}/${id}${page === 'edit' ? '' : '/show'}${page === 'history' ? '?tab=history' : ''}`
