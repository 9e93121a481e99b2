import { defineOperations } from '../http/call.ts'
import { pageInbox } from './page.ts'

export const inboxOperations = defineOperations({
  pageDevInbox: call => pageInbox(call.db, call.body)
})
