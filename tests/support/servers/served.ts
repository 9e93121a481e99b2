import type { AddressInfo } from 'node:net'
import type { Permission } from '@board/generated/permissions'
import { templateWire } from '@board/generated/wire-template'
import { createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { testBoard } from '../builders/world.ts'
import { testDatabase } from '../postgres/database.ts'

/** Serves the test world on a port of this machine, on a database of its own. */
export async function serveBoard() {
  const database = await testDatabase()
  const board = await testBoard(database)
  const { app, deps } = board
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  /** Creates the console's client of a session, over real connections: an aborted call must close one. */
  const consoleClient = (token: string, fetch: typeof globalThis.fetch = globalThis.fetch) =>
    createClient({
      baseUrl: `http://127.0.0.1:${port}`,
      token: () => token,
      language: () => 'zh-CN',
      appCode: 'console',
      publicKey: async () => deps.keys.publicKeyPem,
      encryptField,
      calls: templateWire,
      fetch
    })
  return { database, board, consoleClient }
}

/** Returns the permissions for everything that an entity offers. */
export const everything = (entity: string): Permission[] =>
  ['page', 'info', 'options', 'save', 'update', 'delete', 'export'].map(
    one => `${entity === 'topic' ? 'board' : 'sys'}:${entity}:${one}` as Permission
  )
