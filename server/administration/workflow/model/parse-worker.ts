/** Reads one large document in a thread of its own, which then ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { layoutOf } from '../drawing/layout.ts'
import { formFieldsOf } from './form-fields.ts'
import type { Job } from './parse.ts'
import { readProcess } from './read.ts'

const job = workerData as Job
const read = () => {
  switch (job.kind) {
    case 'process':
      return readProcess(job.xml, job.key)
    case 'layout':
      return layoutOf(job.xml)
    case 'form':
      return formFieldsOf(job.xml, job.graph)
  }
}
parentPort?.postMessage(await read())
