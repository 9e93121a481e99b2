import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useThrottle } from '../../fields/throttle.ts'

/**
 * Returns a mutation and the function that sends it, at most once in a second. A press that comes too early starts no
 * mutation, because a second mutation would replace the state and the result of the first; `send` then returns undefined.
 */
export function useSend<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const throttle = useThrottle()
  const { mutateAsync, ...state } = useMutation<Data, Error, Variables>(options)
  const send = useCallback(
    (variables: Variables) => throttle(() => mutateAsync(variables)),
    [throttle, mutateAsync]
  )
  return { ...state, send }
}
