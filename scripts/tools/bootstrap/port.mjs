import { createServer } from 'node:net'
import { Halt } from './say.mjs'

/**
 * Refuses to start when the server could not listen, before minutes are spent on the installation.
 * @param {string | undefined} wanted the value of PORT
 */
export async function requireFreePort(wanted) {
  const port = Number(wanted || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Halt(
      `PORT=${wanted} is not a port. Give a number from 1 to 65535, such as PORT=8081 npm start.`
    )
  }
  const code = await listenOnce(port)
  if (code === 'EADDRINUSE') {
    throw new Halt(
      `Port ${port} is taken by another program, perhaps by this one started before. ` +
        `Stop that program, or choose another port: PORT=${port + 1} npm start.`
    )
  }
  if (code === 'EACCES') {
    throw new Halt(`Port ${port} is reserved for the administrator of this machine. Try PORT=8080 npm start.`)
  }
}

/** @returns {Promise<string | undefined>} the code of the error, undefined when listening succeeds */
function listenOnce(/** @type {number} */ port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', error => resolve('code' in error ? String(error.code) : 'unknown'))
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
}
