import type { ConsoleDataProvider } from './types.ts'

let provider: Promise<ConsoleDataProvider> | undefined

/** Fetches the data provider once; after a failure the next call fetches it again. */
export function loadProvider(): Promise<ConsoleDataProvider> {
  provider ??= import('./console.ts').then(
    module => module.dataProvider,
    failure => {
      provider = undefined
      throw failure
    }
  )
  return provider
}

/** The data provider, fetched with the first request for a record: pages made by hand need none. */
export const lazyProvider: ConsoleDataProvider = {
  supportAbortSignal: true,
  getList: async (...args) => (await loadProvider()).getList(...args),
  getOne: async (...args) => (await loadProvider()).getOne(...args),
  getMany: async (...args) => (await loadProvider()).getMany(...args),
  getManyReference: async (...args) => (await loadProvider()).getManyReference(...args),
  create: async (...args) => (await loadProvider()).create(...args),
  update: async (...args) => (await loadProvider()).update(...args),
  updateMany: async (...args) => (await loadProvider()).updateMany(...args),
  delete: async (...args) => (await loadProvider()).delete(...args),
  deleteMany: async (...args) => (await loadProvider()).deleteMany(...args),
  act: async (...args) => (await loadProvider()).act(...args),
  bulkAct: async (...args) => (await loadProvider()).bulkAct(...args),
  count: async (...args) => (await loadProvider()).count(...args),
  tree: async (...args) => (await loadProvider()).tree(...args),
  export: async (...args) => (await loadProvider()).export(...args)
}
