import { Binary, defineOperations } from '../../platform/http/call.ts'
import { exportList } from './export-list.ts'

/** Lists of task boards as files. */
export const exportOperations = defineOperations({
  exportList: async call => {
    const { mediaType, fileName, content } = await exportList(call, call.body)
    return new Binary(mediaType, content, {
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store'
    })
  }
})
