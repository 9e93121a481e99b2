import { ApiError } from '@board/client'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient, withFreshAnswers } from './queries.ts'

/** Runs a mutation as react-admin's hooks do, and returns which of the cached answers are out of date afterwards. */
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

test('after a record was written, the cached data of its resource are fetched again', async () => {
  const outdated = ['user getList', 'user options']
  expect(await outdatedAfter({ variables: { resource: 'user', id: 1 } })).toEqual(outdated)
  expect(await outdatedAfter({ mutationKey: ['user', 'delete'], variables: { id: 1 } })).toEqual(outdated)
})

test('a list that the written record was put into is fetched again, because the write may change other rows', async () => {
  const client = createQueryClient()
  const list = ['oss', 'getList', { page: 1 }]
  client.setQueryData(list, [{ id: 1, status: 1 }])
  const observer = new MutationObserver(client, {
    mutationFn: async (variables: unknown) => variables,
    // react-admin's hooks write the record into the lists after the write, which marks them as up to date
    onSuccess: () => {
      client.setQueryData(list, [
        { id: 1, status: 1 },
        { id: 2, status: 1 }
      ])
    }
  })
  await observer.mutate({ resource: 'oss', id: 2 })
  expect(client.getQueryState(list)?.isInvalidated).toBe(true)
})

test('a mutation without a resource leaves the cache unchanged', async () => {
  expect(await outdatedAfter({ variables: undefined })).toEqual([])
})

test('after a conflict, only cached records of the resource that no page shows are removed', async () => {
  const client = createQueryClient()
  const shown = ['user', 'getOne', { id: '1' }]
  const kept = ['user', 'getOne', { id: '2' }]
  const others = ['role', 'getOne', { id: '2' }]
  for (const queryKey of [shown, kept, others]) client.setQueryData(queryKey, { version: 1 })
  const leave = new QueryObserver(client, { queryKey: shown, staleTime: 60_000 }).subscribe(() => undefined)
  const fail = async (status: number) => {
    const failure = new ApiError({ code: 'GEN0409', status, message: '' })
    const observer = new MutationObserver(client, {
      mutationFn: (_variables: unknown) => Promise.reject<unknown>(failure)
    })
    await observer.mutate({ resource: 'user', id: 2 }).catch(() => undefined)
  }
  const there = () => [shown, kept, others].map(key => client.getQueryData(key) !== undefined)
  await fail(403)
  expect(there()).toEqual([true, true, true])
  await fail(409)
  expect(there()).toEqual([true, false, true])
  leave()
})

test('a write without a network fails at once, and is not sent when the network is back', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  let sent = 0
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: async (_variables: unknown) => {
      sent += 1
      throw new Error('lost')
    }
  })
  const written = observer.mutate({ resource: 'user', id: 1 }).catch(() => 'refused')
  expect(await Promise.race([written, new Promise(resolve => setTimeout(resolve, 100, 'waits'))])).toBe(
    'refused'
  )
  onlineManager.setOnline(true)
  await new Promise(resolve => setTimeout(resolve))
  expect(sent).toBe(1)
})

test('after a change of the language, answers with words of the earlier one are fetched again', async () => {
  const client = createQueryClient()
  const key = ['list-ans', 'getList', { page: 1 }]
  client.setQueryData(key, [{ typeName: '投诉' }])
  const changed: string[] = []
  const provider = {
    translate: (words: string) => words,
    getLocale: () => 'zh-CN',
    // the request header has the language only after this
    changeLocale: async (locale: string) => {
      expect(client.getQueryState(key)?.isInvalidated).toBe(false)
      changed.push(locale)
    }
  }
  await withFreshAnswers(provider, client).changeLocale('en-US')
  expect(changed).toEqual(['en-US'])
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})
