import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './queries.ts'

/** Runs a mutation as react-admin's hooks do, and tells which of the kept answers are out of date afterwards. */
async function outdatedAfter(mutation: { mutationKey?: readonly unknown[]; variables: unknown }) {
  const client = createQueryClient()
  const keys = [
    ['user', 'getList', { page: 1 }],
    ['user', 'options', { q: '' }],
    ['user', 'getOne', { id: '1' }],
    ['role', 'getList', { page: 1 }]
  ]
  for (const key of keys) client.setQueryData(key, [])
  const observer = new MutationObserver(client, {
    mutationFn: async (variables: unknown) => variables,
    ...(mutation.mutationKey && { mutationKey: mutation.mutationKey })
  })
  await observer.mutate(mutation.variables)
  return keys
    .filter(key => client.getQueryState(key)?.isInvalidated)
    .map(([name, method]) => `${name} ${method}`)
}

test('after a record was written, what else is kept of its resource is fetched anew', async () => {
  const outdated = ['user getList', 'user options']
  expect(await outdatedAfter({ variables: { resource: 'user', id: 1 } })).toEqual(outdated)
  expect(await outdatedAfter({ mutationKey: ['user', 'delete'], variables: { id: 1 } })).toEqual(outdated)
})

test('a mutation that is not about a resource leaves everything as it is', async () => {
  expect(await outdatedAfter({ variables: undefined })).toEqual([])
})
