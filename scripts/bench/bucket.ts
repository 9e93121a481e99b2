/** Runs a bucket in a thread of its own, so that it does not delay the requests that are measured. */
import { parentPort } from 'node:worker_threads'
import { startS3Server } from '../../tests/support/servers/s3-server.ts'

const bucket = await startS3Server()
parentPort?.once('message', async () => {
  await bucket.close()
  process.exit(0)
})
parentPort?.postMessage(bucket.endpoint)
