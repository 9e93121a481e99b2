import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestIdHeader } from '../receive/request-id.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the files of a front end's build. */
    isBuildFile?: boolean
  }
}

/** Tells whether a request asks for a file of a front end's build. */
export const isBuildFile = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.isBuildFile === true

const common = { index: false, dotfiles: 'ignore', preCompressed: true } as const

/**
 * Serves a front end's build below `prefix`. A file in `assets` has a name that changes with its content, so it is cached
 * for ever. Icons and the like are cached for an hour. No other file of the folder is served.
 */
export async function serveBuild(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await app.register(async scope => {
    markRoutes(scope)
    scope.addHook('onSend', dropPageHeaders)
    const assets = { ...common, root: join(folder, 'assets'), prefix: `${prefix}assets/` }
    // a client never asks again for a file that never changes, so it needs no ETag
    const forEver = {
      immutable: true,
      maxAge: '365d',
      etag: false,
      lastModified: false,
      acceptRanges: false
    } as const
    await scope.register(files, { ...assets, ...forEver, decorateReply: false })
  })
  await app.register(async scope => {
    markRoutes(scope)
    await scope.register(files, { ...common, root: folder, serve: false, maxAge: '1h' })
    for (const name of await topFiles(folder)) {
      scope.get(prefix + name, (_request, reply) => reply.sendFile(name))
    }
  })
}

/** Marks the routes that are added from now on as files of a build. */
function markRoutes(scope: FastifyInstance): void {
  scope.addHook('onRoute', route => {
    route.config = { ...route.config, isBuildFile: true }
  })
}

/**
 * Headers that have no meaning for a script or a style sheet; on a first view they weigh as much as a page's own script.
 */
const ofPages = [
  'content-security-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  requestIdHeader
]

async function dropPageHeaders({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 400 || !/\.(?:js|css)$/.test(url)) return
  for (const name of ofPages) reply.removeHeader(name)
  // all scripts are modules, which are UTF-8 by definition
  if (url.endsWith('.js')) reply.header('content-type', 'text/javascript')
  // clients keep connections of HTTP/1.1 open without this header
  reply.raw.removeHeader('connection')
}

const topFiles = async (folder: string) =>
  (await readdir(folder)).filter(name => /^[\w-]+\.(ico|svg|png|txt|webmanifest)$/.test(name))
