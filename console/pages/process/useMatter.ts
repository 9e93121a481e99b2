import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { Values } from '../../base/values.ts'

/** Fetches the process of a task and its steps. */
export function useMatter({ processInstanceId }: Values) {
  const id = Number(processInstanceId)
  return useQuery({
    queryKey: ['taskMatter', id],
    queryFn: async ({ signal }) => {
      const query = { processInstanceId: id }
      const [instance, steps] = await Promise.all([
        api.call('getInstance', { query, signal }),
        api.call('getTaskHandleDetailInfo', { query, signal })
      ])
      return { instance, steps }
    },
    retry: false,
    gcTime: 0
  })
}
