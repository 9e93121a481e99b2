import type { GetListParams } from 'ra-core'

/** Maximum number of pages whose start is remembered; the oldest is forgotten first. */
const most = 500

/** Remembers the start of the page after each visited page, so that a deep page costs no more than the first. */
export function createCursors() {
  const known = new Map<string, string>()
  const keyOf = (resource: string, { pagination, sort, filter }: GetListParams, page: number) =>
    JSON.stringify([resource, filter, sort, pagination?.perPage, page])
  return {
    /** Finds the cursor of a page: `meta.cursor`, or the one that the answer for the page before contained. */
    find(resource: string, params: GetListParams): string | undefined {
      const { meta, pagination } = params as GetListParams & { meta?: { cursor?: string } }
      const page = pagination?.page ?? 1
      return meta?.cursor ?? (page > 1 ? known.get(keyOf(resource, params, page)) : undefined)
    },
    /** Keeps the cursor of the page that follows; forgets an older one if there is no such page any more. */
    keep(resource: string, params: GetListParams, next: string | null | undefined): void {
      const key = keyOf(resource, params, (params.pagination?.page ?? 1) + 1)
      known.delete(key)
      if (!next) return
      if (known.size >= most) known.delete(known.keys().next().value ?? '')
      known.set(key, next)
    }
  }
}

export type Cursors = ReturnType<typeof createCursors>
