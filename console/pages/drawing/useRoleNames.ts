import { useGetList } from 'ra-core'
import { useMemo } from 'react'
import { optionsStale } from '../../api/options.ts'
import { useMe } from '../../session/useMe.ts'

interface Role {
  readonly id: number
  readonly code?: string | null
  readonly name: string
}

const nobody: readonly Role[] = []

/** Returns the names of roles by their codes in documents; empty for readers who may not see roles. */
export function useRoleNames(): ReadonlyMap<string, string> {
  const { permissions } = useMe()
  const { data = nobody } = useGetList<Role>(
    'role',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: permissions.includes('sys:role:page'), staleTime: optionsStale, retry: false }
  )
  return useMemo(
    () => new Map(data.flatMap(({ code, name }): [string, string][] => (code ? [[code, name]] : []))),
    [data]
  )
}
