import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const common = { index: false, dotfiles: 'ignore', preCompressed: true } as const

/**
 * Serves a front end's build below `prefix`: what lies in `assets` changes its name with its content and is
 * kept for ever; icons and the like are asked for again after an hour. Nothing else of the folder is served.
 */
export async function serveBuild(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const assets = { ...common, root: join(folder, 'assets'), prefix: `${prefix}assets/` }
  await app.register(files, { ...assets, immutable: true, maxAge: '365d', decorateReply: false })
  await app.register(async scope => {
    await scope.register(files, { ...common, root: folder, serve: false, maxAge: '1h' })
    for (const name of await topFiles(folder)) {
      scope.get(prefix + name, (_request, reply) => reply.sendFile(name))
    }
  })
}

const topFiles = async (folder: string) =>
  (await readdir(folder)).filter(name => /^[\w-]+\.(ico|svg|png|txt|webmanifest)$/.test(name))
