import { generateKeyPairSync } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { openDatabase } from '../../../server/platform/database/open.ts'
import { administer, databaseUrl, dropDatabase, startPostgres } from '../postgres/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the run: its address, and the migrated database that each test file copies. */
    postgres: { url: string; template: string }
    /** A private key in PEM, shared because making a key takes as long as a whole test file. */
    privateKey: string
  }
}

/** Starts PostgreSQL once for a run of tests and migrates one database in it, which `testDatabase` copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  const template = `board_template_${process.pid}_${Date.now()}`
  try {
    await administer(postgres.url, `create database "${template}"`)
    const database = await openDatabase({ url: databaseUrl(postgres.url, template) })
    await migrate(database)
    await database.close()
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  project.provide('privateKey', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  project.provide('postgres', { url: postgres.url, template })

  return async () => {
    // our own server is removed with all its databases; a server of the machine keeps every database that is not
    // dropped
    if (postgres.pid === undefined) await dropDatabase(postgres.url, template)
    await postgres.stop()
  }
}
