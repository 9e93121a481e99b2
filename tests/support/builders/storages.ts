import type { Client } from '../../../client/types.ts'
import { s3Account } from '../servers/s3-server.ts'

let last = 0

/** Creates a storage at an S3 server as an administrator; by default it is not in use. */
export const makeStorage = (administrator: Client, endpoint: string, given: object = {}) =>
  administrator.call('sysOssCreate', {
    body: { name: `附件存储${++last}`, type: 6, endpoint, ...s3Account, prefix: `files${last}`, ...given }
  })
