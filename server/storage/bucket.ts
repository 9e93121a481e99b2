/** A configuration of a cloud or of MinIO, as a bucket that can be asked. Specification 3, 9. */
import { isIP } from 'node:net'
import { StorageFailure } from '../storage-failure.ts'

export const types = { cloudC: 1, cloudA: 2, cloudB: 3, fastDfs: 4, local: 5, minio: 6 } as const

/** A configuration as it stands in its table, with the secret opened. */
export interface StorageAccount {
  readonly id: number
  readonly name: string
  readonly type: number
  /** Of cloud C. */
  readonly region: string
  /** Of the others. */
  readonly regionCode: string
  /** Scheme and host; empty: the cloud's own. */
  readonly endpoint: string
  readonly bucket: string
  /** The beginning of every name, such as `board/`; may be empty. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
}

export interface Bucket {
  readonly origin: URL
  /** Whether the bucket stands in the path, not in the host. */
  readonly isInPath: boolean
  readonly region: string
  readonly bucket: string
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
}

/** The clouds' own S3 addresses by region. */
const addresses: Readonly<Record<number, (region: string) => string>> = {
  [types.cloudC]: region => `https://cos.${region}.myqcloud.com`,
  [types.cloudA]: region => `https://s3.oss-${region}.aliyuncs.com`,
  [types.cloudB]: region => `https://s3.${region}.qiniucs.com`
}

/** The region that requests are signed for; where none is given, what S3 itself takes for it. */
const regionOf = ({ type, region, regionCode }: StorageAccount): string =>
  type === types.cloudC ? region : regionCode.replace(/^oss-/, '')

/** Lists the names of the fields that must be filled before files can lie there. */
export function missingOf(
  account: StorageAccount
): ('endpoint' | 'regionCode' | 'bucket' | 'accessKey' | 'secretKey')[] {
  if (account.type === types.local) return []
  const needed = ['bucket', 'accessKey', 'secretKey'] as const
  const missing = needed.filter(name => account[name] === '')
  if (account.endpoint !== '' || account.type === types.cloudC) return missing
  if (account.type === types.minio) return ['endpoint', ...missing]
  return account.regionCode === '' ? ['regionCode', ...missing] : missing
}

/** @throws StorageFailure where the configuration is not complete, or of a type that cannot be asked */
export function bucketOf(account: StorageAccount): Bucket {
  const { type, endpoint, bucket, prefix, accessKey, secretKey } = account
  const missing = missingOf(account)
  if (missing.length > 0) throw new StorageFailure('notSetUp', missing.join(', '), { finding: 'incomplete' })
  const region = regionOf(account)
  const address = endpoint || addresses[type]?.(region)
  if (!address) throw new StorageFailure('notSetUp', 'FastDFS')
  const origin = URL.parse(address)
  if (!origin) throw new StorageFailure('notSetUp', `${address} is no address`, { finding: 'malformed' })
  return {
    origin,
    bucket,
    accessKey,
    secretKey,
    isInPath: type === types.minio || isIP(origin.hostname.replace(/^\[|\]$/g, '')) !== 0,
    region: region || 'us-east-1',
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  }
}
