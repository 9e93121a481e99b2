import { defineOperations } from '../../platform/http/call.ts'
import { searchSite } from './search.ts'

export const siteSearchOperations = defineOperations({
  searchSite: call => searchSite(call, call.query)
})
