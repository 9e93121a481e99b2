import { api } from '../api/client.ts'
import { createDataProvider } from './provider.ts'

/** The data provider of this console, through its one client. */
export const dataProvider = createDataProvider(api)
