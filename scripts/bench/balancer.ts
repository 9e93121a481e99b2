/**
 * One address for several servers: each new connection goes to the next of the ports in TARGETS. It passes bytes on without
 * reading them, so that it uses little CPU time beside the servers.
 */
import { connect, createServer } from 'node:net'

const targets = (process.env.TARGETS ?? '').split(',').map(Number)
let turn = 0

const server = createServer({ noDelay: true }, incoming => {
  const port = targets[turn++ % targets.length] ?? 0
  const outgoing = connect({ port, host: '127.0.0.1', noDelay: true })
  incoming.pipe(outgoing).pipe(incoming)
  incoming.on('error', () => outgoing.destroy())
  outgoing.on('error', () => incoming.destroy())
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
