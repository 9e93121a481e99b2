import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { requireFreePort } from './port.mjs'
import { adviceFor } from './say.mjs'

test('a taken port is refused with a command for another port', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  await expect(requireFreePort(String(port))).rejects.toThrow(`PORT=${port + 1} npm start`)
  other.close()
  await once(other, 'close')
  await expect(requireFreePort(String(port))).resolves.toBeUndefined()
})

test('an invalid port is refused with its value', async () => {
  await expect(requireFreePort('80a')).rejects.toThrow('PORT=80a is not a port')
  await expect(requireFreePort('70000')).rejects.toThrow('from 1 to 65535')
})

test.each([
  ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', 'The disk is full'],
  ['npm error code ECONNREFUSED', 'The package registry cannot be reached'],
  ['npm error code EAI_AGAIN', 'The package registry cannot be reached'],
  ["Error: EACCES: permission denied, mkdir '/srv/board/.cache'", 'cannot be written by the current user'],
  // a server, whose account may not write the program: it was not installed or built anew after the sources changed
  [
    "EACCES: permission denied, mkdir '/opt/board/.cache/build.lock.1'",
    'npm ci --ignore-scripts && npm run build'
  ],
  ['npm error code EUSAGE', 'do not agree']
])('%s is answered with advice', (output, advice) => {
  expect(adviceFor(output)).toContain(advice)
})

test('an unknown failure gets no advice, so that its own text is shown', () => {
  expect(adviceFor('TypeError: x is not a function')).toBeUndefined()
})
