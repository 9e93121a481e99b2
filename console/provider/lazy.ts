import type { ConsoleDataProvider } from '../api/types.ts'

let provider: Promise<ConsoleDataProvider> | undefined

/** Loads the data provider once. After a failure the next call loads it again. */
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

/** The data provider, which is loaded with the first request for a record. Pages written by hand do not need it. */
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
