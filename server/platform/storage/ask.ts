/**
 * Sends one request in the S3 protocol. It is signed with AWS Signature 4, and goes only to the address that was
 * checked.
 */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import aws4 from 'aws4'
import { NoTarget, type Outgoing, type Target, targetOf } from '../outgoing/addresses.ts'
import { messageOf, pinnedLookup } from '../outgoing/post.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { Bucket } from './bucket.ts'
import { idleTimeout } from './patience.ts'

export interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly name: string
  readonly headers?: Readonly<Record<string, string>>
  /** The SHA-256 of the body in hex. The bucket refuses a body with another one. */
  readonly sha256?: string
  /** Creates the body. It is called for each attempt. */
  readonly body?: () => Readable
}

/** The SHA-256 of an empty body. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/**
 * Sends a request and returns the answer with any status. The caller must read the answer to its end or destroy it. If
 * the connection breaks before there is an answer, it tries once more, because the other side may have closed a kept
 * connection.
 * @throws StorageFailure unreachable, unanswered
 */
export async function sendRequest(
  bucket: Bucket,
  asked: Asked,
  outgoing: Outgoing
): Promise<IncomingMessage> {
  const target = await reachable(bucket, outgoing)
  try {
    return await attempt(bucket, asked, target, outgoing)
  } catch (error) {
    if (!(error instanceof StorageFailure) || error.kind !== 'unreachable') throw error
    return await attempt(bucket, asked, target, outgoing)
  }
}

async function reachable({ origin, isInPath, bucket }: Bucket, outgoing: Outgoing): Promise<Target> {
  const host = isInPath ? origin.hostname : `${bucket}.${origin.hostname}`
  try {
    const target = await targetOf(host, outgoing)
    if (origin.protocol === 'https:' || target.isOpened) return target
  } catch (cause) {
    if (!(cause instanceof NoTarget)) throw cause
    throw new StorageFailure('unreachable', cause.message, { cause, finding: cause.why })
  }
  throw new StorageFailure('unreachable', `${host} can only be asked over https`, {
    finding: 'onlyHttps'
  })
}

function attempt(bucket: Bucket, asked: Asked, target: Target, { ca }: Outgoing): Promise<IncomingMessage> {
  const { origin } = bucket
  const isSecure = origin.protocol === 'https:'
  const signed = signedRequest(bucket, asked)
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)({
      ...signed,
      hostname: signed.hostname.replace(/^\[|\]$/g, ''),
      port: origin.port || (isSecure ? 443 : 80),
      agent: isSecure ? agents.https : agents.http,
      ...(ca && { ca }),
      lookup: pinnedLookup(target)
    })
    const giveUp = () => sent.destroy(new StorageFailure('unanswered', ''))
    // the timeout of a request only starts when it is connected
    const connecting = setTimeout(giveUp, idleTimeout)
    const isConnected = () => clearTimeout(connecting)
    sent.on('socket', socket => (socket.connecting ? socket.once('connect', isConnected) : isConnected()))
    sent.on('close', isConnected)
    sent.setTimeout(idleTimeout, giveUp)
    sent.on('response', answer => {
      // the reader of the answer has a time limit of its own
      sent.setTimeout(0)
      resolve(answer)
    })
    const body = asked.body?.()
    const fail = (cause: Error) => {
      body?.destroy()
      const known = cause instanceof StorageFailure
      reject(known ? cause : new StorageFailure('unreachable', messageOf(cause), { cause }))
    }
    sent.on('error', fail)
    if (!body) return void sent.end()
    // a draft that cannot be read is not a failure of the storage
    body.on('error', cause => {
      reject(cause)
      sent.destroy()
    })
    body.pipe(sent)
  })
}

/**
 * Returns the method, the path and the headers with the signature. The path needs no encoding, because the server makes
 * the names.
 */
function signedRequest(bucket: Bucket, { method, name, headers = {}, sha256 = emptyHash }: Asked) {
  const { origin, isInPath, prefix, region, accessKey: accessKeyId, secretKey: secretAccessKey } = bucket
  const hostname = isInPath ? origin.hostname : `${bucket.bucket}.${origin.hostname}`
  const path = `${isInPath ? `/${bucket.bucket}` : ''}/${prefix}${name}`
  const host = origin.port ? `${hostname}:${origin.port}` : hostname
  const request = {
    method,
    path,
    region,
    service: 's3',
    host: hostname,
    headers: { host, 'X-Amz-Content-Sha256': sha256, ...headers }
  }
  const { headers: all } = aws4.sign(request, { accessKeyId, secretAccessKey })
  return { method, path, hostname, headers: all as Record<string, string> }
}
