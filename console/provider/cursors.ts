import type { GetListParams } from 'ra-core'

/** The largest number of pages whose cursor is stored. The oldest is removed first. */
const maxCursors = 500

/** Stores the cursor of the page after each visited page, so that a deep page is as fast as the first. */
export function createCursors() {
  const known = new Map<string, string>()
  const keyOf = (resource: string, { pagination, sort, filter }: GetListParams, page: number) =>
    JSON.stringify([resource, filter, sort, pagination?.perPage, page])
  return {
    /** Finds the cursor of a page: `meta.cursor`, or the one in the answer for the previous page. */
    find(resource: string, params: GetListParams): string | undefined {
      const { meta, pagination } = params as GetListParams & { meta?: { cursor?: string } }
      const page = pagination?.page ?? 1
      return meta?.cursor ?? (page > 1 ? known.get(keyOf(resource, params, page)) : undefined)
    },
    /** Stores the cursor of the next page, or removes it if there is no next page any more. */
    keep(resource: string, params: GetListParams, next: string | null | undefined): void {
      const key = keyOf(resource, params, (params.pagination?.page ?? 1) + 1)
      known.delete(key)
      if (!next) return
      if (known.size >= maxCursors) known.delete(known.keys().next().value ?? '')
      known.set(key, next)
    }
  }
}

export type Cursors = ReturnType<typeof createCursors>
