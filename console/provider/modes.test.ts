/**
 * Tests the mutation modes of react-admin's hooks against the server: what is shown, what is sent, and what is undone.
 */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  DataProviderContext,
  type RaRecord,
  UndoableMutationsContextProvider,
  useDelete,
  useGetList,
  useGetOne,
  useTakeUndoableMutation,
  useUpdate
} from 'ra-core'
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../../tests/support/builders/staff.ts'
import { everything, serveBoard } from '../../tests/support/servers/served.ts'
import type { ConsoleDataProvider } from '../api/types.ts'
import { createDataProvider } from './provider.ts'

const { database, board, consoleClient } = await serveBoard()
const providerOf = (...session: Parameters<typeof consoleClient>): ConsoleDataProvider =>
  createDataProvider(consoleClient(...session))

/** The parts of a browser that React needs. Nothing is drawn, because the component under test renders nothing. */
const nowhere = { addEventListener: () => undefined, removeEventListener: () => undefined }
const fakeDocument = { ...nowhere, nodeType: 9, activeElement: null, body: null }
const globals = { window: globalThis, document: fakeDocument, HTMLIFrameElement: class {} }
const before = Object.keys(globals).map(
  name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const
)
beforeAll(() => {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
})
afterAll(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  }
})

const params = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } } as const

/** A page with a record and its list: the present data, and the functions to change it. */
interface Shown {
  one: RaRecord | undefined
  listed: readonly RaRecord[]
  /** Every name of the record that was shown so far. */
  names: readonly unknown[]
  /** Every number of listed records that was shown so far. */
  numbers: readonly number[]
  update: ReturnType<typeof useUpdate>[0]
  remove: ReturnType<typeof useDelete>[0]
  take: ReturnType<typeof useTakeUndoableMutation>
}

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  // React finishes its work in later tasks
  await new Promise(resolve => setTimeout(resolve, 20))
})

/** Mounts such a page for a record. The returned object always has its present state. */
async function pageOf(dataProvider: ConsoleDataProvider, record: RaRecord): Promise<Shown> {
  const shown: { now?: Shown } = {}
  const names: unknown[] = []
  const numbers: number[] = []
  function Page() {
    const { data: one } = useGetOne('topic', { id: record.id })
    const { data: listed = [], isPending } = useGetList('topic', { ...params, filter: { id: [record.id] } })
    const [update] = useUpdate()
    const [remove] = useDelete()
    const take = useTakeUndoableMutation()
    names.push(one?.name)
    if (!isPending) numbers.push(listed.length)
    shown.now = { one, listed, names, numbers, update, remove, take }
    return null
  }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const within = (children: ReactNode) =>
    createElement(
      MemoryRouter,
      null,
      createElement(
        QueryClientProvider,
        { client: queries },
        createElement(
          DataProviderContext.Provider,
          { value: dataProvider },
          createElement(UndoableMutationsContextProvider, null, children)
        )
      )
    )
  const container = { ...nowhere, nodeType: 1, tagName: 'DIV', nodeName: 'DIV', ownerDocument: fakeDocument }
  root = createRoot(container as unknown as Parameters<typeof createRoot>[0])
  root.render(within(createElement(Page)))
  await expect.poll(() => [shown.now?.one?.id, shown.now?.listed.length]).toEqual([record.id, 1])
  return new Proxy({} as Shown, {
    get: (_target, name) => Reflect.get(shown.now ?? {}, name) as unknown
  })
}

let editor: ConsoleDataProvider
let reader: ConsoleDataProvider
beforeAll(async () => {
  editor = providerOf((await staffMember(database, board, everything('topic'))).token)
  const readings = ['board:topic:page', 'board:topic:info']
  reader = providerOf((await staffMember(database, board, readings)).token)
})

let number = 0
async function makeTopic(): Promise<RaRecord> {
  number += 1
  const { data } = await editor.create('topic', { data: { name: `话题 ${number}` } })
  return data
}

/** Returns the name of a record at the server; undefined if it is not there. */
const saved = ({ id }: RaRecord): Promise<string | undefined> =>
  editor.getOne('topic', { id }).then(
    ({ data }) => data.name,
    () => undefined
  )

/** Renames the record as another person. */
const rename = (record: RaRecord, name: string) =>
  editor.update('topic', { id: record.id, data: { ...record, name }, previousData: record })

const modes = ['optimistic', 'undoable'] as const

/** Confirms an undoable mutation, or undoes it. Other mutations have been sent already. */
function settle({ take }: Shown, isUndo = false) {
  const mutation = take()
  mutation?.({ isUndo })
}

describe('a change', () => {
  it('is shown after the server has it, in the pessimistic mode', async () => {
    const record = await makeTopic()
    const page = await pageOf(editor, record)
    const data = { ...record, name: '改好了' }
    const sent = page.update('topic', { id: record.id, data, previousData: record }, { returnPromise: true })
    expect(page.one?.name).toBe(record.name)
    expect(await sent).toMatchObject({ name: '改好了', version: 2 })
    await expect.poll(() => [page.one?.name, page.listed[0]?.name]).toEqual(['改好了', '改好了'])
  })

  it.each(['refused', 'late'])('is never shown if it is %s, in the pessimistic mode', async reason => {
    const record = await makeTopic()
    const page = await pageOf(reason === 'late' ? editor : reader, record)
    if (reason === 'late') await rename(record, `${record.name}，别人先改`)
    const data = { ...record, name: '没改成' }
    const sent = page.update('topic', { id: record.id, data, previousData: record }, { returnPromise: true })
    await expect(sent).rejects.toMatchObject({ status: reason === 'late' ? 409 : 403 })
    expect([page.one?.name, page.listed[0]?.name]).toEqual([record.name, record.name])
  })

  it.each(modes)('is shown at once and then sent, in the %s mode', async mutationMode => {
    const record = await makeTopic()
    const page = await pageOf(editor, record)
    const name = `${record.name}，马上改`
    const data = { ...record, name }
    page.update('topic', { id: record.id, data, previousData: record }, { mutationMode })
    await expect.poll(() => [page.one?.name, page.listed[0]?.name]).toEqual([name, name])
    if (mutationMode === 'undoable') expect(await saved(record)).toBe(record.name)
    settle(page)
    await expect.poll(() => saved(record)).toBe(name)
    await expect.poll(() => page.one?.name).toBe(name)
  })

  it('is reverted and never sent if it is undone', async () => {
    const record = await makeTopic()
    const page = await pageOf(editor, record)
    const data = { ...record, name: '撤销' }
    page.update('topic', { id: record.id, data, previousData: record }, { mutationMode: 'undoable' })
    await expect.poll(() => page.one?.name).toBe('撤销')
    settle(page, true)
    await expect.poll(() => [page.one?.name, page.listed[0]?.name]).toEqual([record.name, record.name])
    expect(await saved(record)).toBe(record.name)
  })

  it.each(modes)('is reverted if it is refused, in the %s mode', async mutationMode => {
    const record = await makeTopic()
    const page = await pageOf(reader, record)
    const failures: unknown[] = []
    const data = { ...record, name: '不许改' }
    const onError = (failure: unknown) => void failures.push(failure)
    page.update('topic', { id: record.id, data, previousData: record }, { mutationMode, onError })
    await expect.poll(() => page.names).toContain('不许改')
    settle(page)
    await expect.poll(() => failures).toMatchObject([{ status: 403 }])
    await expect.poll(() => [page.one?.name, page.listed[0]?.name]).toEqual([record.name, record.name])
  })

  it.each(modes)(
    'is reverted if it is based on an older version, and the present value is shown, in the %s mode',
    async mutationMode => {
      const record = await makeTopic()
      const page = await pageOf(editor, record)
      const theirs = `${record.name}，别人先改`
      await rename(record, theirs)
      const failures: unknown[] = []
      const data = { ...record, name: '我后改' }
      const onError = (failure: unknown) => void failures.push(failure)
      page.update('topic', { id: record.id, data, previousData: record }, { mutationMode, onError })
      await expect.poll(() => page.names).toContain('我后改')
      settle(page)
      await expect
        .poll(() => failures)
        .toMatchObject([{ status: 409, detail: { current: { name: theirs, version: 2 } } }])
      // the page shows nothing of the refused change, and the server keeps the other person's name
      await expect.poll(() => page.one?.name).not.toBe('我后改')
      expect(await saved(record)).toBe(theirs)
    }
  )
})

describe('a deletion', () => {
  it('is shown after the server has it, in the pessimistic mode', async () => {
    const record = await makeTopic()
    const page = await pageOf(editor, record)
    const sent = page.remove('topic', { id: record.id, previousData: record }, { returnPromise: true })
    expect(page.listed.length).toBe(1)
    await sent
    await expect.poll(() => page.listed.length).toBe(0)
    expect(await saved(record)).toBeUndefined()
  })

  it.each(modes)('is shown at once and then sent, in the %s mode', async mutationMode => {
    const record = await makeTopic()
    const page = await pageOf(editor, record)
    page.remove('topic', { id: record.id, previousData: record }, { mutationMode })
    await expect.poll(() => page.listed.length).toBe(0)
    if (mutationMode === 'undoable') expect(await saved(record)).toBe(record.name)
    settle(page)
    await expect.poll(() => saved(record)).toBeUndefined()
  })

  it('is reverted and never sent if it is undone', async () => {
    const record = await makeTopic()
    const page = await pageOf(editor, record)
    page.remove('topic', { id: record.id, previousData: record }, { mutationMode: 'undoable' })
    await expect.poll(() => page.listed.length).toBe(0)
    settle(page, true)
    await expect.poll(() => page.listed.length).toBe(1)
    expect(await saved(record)).toBe(record.name)
  })

  it.each(['pessimistic', ...modes] as const)(
    'is reverted if it is refused, in the %s mode',
    async mutationMode => {
      const record = await makeTopic()
      const page = await pageOf(reader, record)
      const failures: unknown[] = []
      const onError = (failure: unknown) => void failures.push(failure)
      page.remove('topic', { id: record.id, previousData: record }, { mutationMode, onError })
      if (mutationMode !== 'pessimistic') await expect.poll(() => page.numbers).toContain(0)
      settle(page)
      await expect.poll(() => failures).toMatchObject([{ status: 403 }])
      await expect.poll(() => page.listed.length).toBe(1)
      expect(await saved(record)).toBe(record.name)
    }
  )
})
