import type { DataProvider } from 'ra-core'

const load = () => import('./data-provider.ts').then(module => module.dataProvider)

/** The data provider, fetched with the first record that is asked for: boards and pages made by hand need none. */
export const lazyProvider: DataProvider = {
  supportAbortSignal: true,
  getList: async (...args) => (await load()).getList(...args),
  getOne: async (...args) => (await load()).getOne(...args),
  getMany: async (...args) => (await load()).getMany(...args),
  getManyReference: async (...args) => (await load()).getManyReference(...args),
  create: async (...args) => (await load()).create(...args),
  update: async (...args) => (await load()).update(...args),
  updateMany: async (...args) => (await load()).updateMany(...args),
  delete: async (...args) => (await load()).delete(...args),
  deleteMany: async (...args) => (await load()).deleteMany(...args)
}
