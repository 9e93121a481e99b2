/** Converts the configuration of a cloud or of MinIO to a bucket for requests. Specification 3, 9. */
import { isIP } from 'node:net'
import { StorageFailure } from '../storage-failure.ts'

export const types = { cloudC: 1, cloudA: 2, cloudB: 3, fastDfs: 4, local: 5, minio: 6 } as const

/** A configuration as in its table, with the secret decrypted. */
export interface StorageAccount {
  readonly id: number
  readonly name: string
  readonly type: number
  /** The region; only for cloud C. */
  readonly region: string
  /** The code of the region; for the other clouds. */
  readonly regionCode: string
  /** The scheme and the host; empty for the cloud's own address. */
  readonly endpoint: string
  readonly bucket: string
  /** The beginning of every object name, such as `board/`; may be empty. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
}

export interface Bucket {
  readonly origin: URL
  /** True if the bucket is in the path of the address, and not in its host. */
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

/** Returns the region of a configuration in the form of its cloud; empty if there is none. */
const regionOf = ({ type, region, regionCode }: StorageAccount): string =>
  type === types.cloudC ? region : regionCode.replace(/^oss-/, '')

/** Lists the names of the fields that must be filled in before the storage can have files. */
export function missingFields(
  account: StorageAccount
): ('endpoint' | 'regionCode' | 'bucket' | 'accessKey' | 'secretKey')[] {
  if (account.type === types.local) return []
  const needed = ['bucket', 'accessKey', 'secretKey'] as const
  const missing = needed.filter(name => account[name] === '')
  if (account.endpoint !== '' || account.type === types.cloudC) return missing
  if (account.type === types.minio) return ['endpoint', ...missing]
  return account.regionCode === '' ? ['regionCode', ...missing] : missing
}

/**
 * Returns the bucket of a configuration.
 * @throws StorageFailure if the configuration is not complete, or its type is not supported
 */
export function bucketOf(account: StorageAccount): Bucket {
  const { type, endpoint, bucket, prefix, accessKey, secretKey } = account
  const missing = missingFields(account)
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
