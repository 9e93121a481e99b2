import { defineOperations } from '../../platform/http/call.ts'
import { rehearseParameter } from './rehearse.ts'

export const rehearsalOperations = defineOperations({
  rehearseParameter: ({ db, body, language, now }) => rehearseParameter(db, body, language, now)
})
