/** Returns the address of a resource's list below the basename; react-admin's store remembers its last state. */
export const listAddress = (resource: string): string => `/${resource}`

/** Returns the address of the form for a new record; `given` fills some of its fields. */
export function createAddress(
  resource: string,
  given: Readonly<Record<string, string | number>> = {}
): string {
  const params = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))
  return `/${resource}/create${params.size > 0 ? `?${params}` : ''}`
}

/** Returns the address of a record: its page, its history, or its form. */
export const recordAddress = (resource: string, id: number, page: 'show' | 'edit' | 'history') =>
  `/${resource}/${id}${page === 'edit' ? '' : '/show'}${page === 'history' ? '?tab=history' : ''}`
