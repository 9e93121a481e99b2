import fastify, { type FastifyInstance, LogController } from 'fastify'
import { readParameters } from '../directory/site/parameters.ts'
import type { Deps } from '../platform/deps/deps.ts'
import { bind, type Contract } from '../platform/http/answer/bind.ts'
import { answerRefusals, badUrlRefusal } from '../platform/http/answer/refuse.ts'
import type { Operations } from '../platform/http/call.ts'
import { productContract } from '../platform/http/contract/product-contract.ts'
import { serveForms } from '../platform/http/forms/serve.ts'
import { keepJournal } from '../platform/http/log/journal.ts'
import { loggerOptions, pathOf } from '../platform/http/log/logging.ts'
import { servePages } from '../platform/http/pages/pages.ts'
import { arrivalTimeout, watchBodies } from '../platform/http/receive/arrivals.ts'
import { readBodies } from '../platform/http/receive/body.ts'
import { largestBody } from '../platform/http/receive/body-limit.ts'
import { connectionRefusal } from '../platform/http/receive/client-error.ts'
import { watchAnswers } from '../platform/http/receive/departures.ts'
import { serveMetrics } from '../platform/http/receive/measure.ts'
import { shedLoad } from '../platform/http/receive/pressure.ts'
import { serveProbes } from '../platform/http/receive/probes.ts'
import { requestIdOf, tellRequestIds } from '../platform/http/receive/request-id.ts'
import { secureHeaders } from '../platform/http/receive/security-headers.ts'
import { traceRequests } from '../platform/http/receive/traces.ts'
import { notReady } from './health/ready.ts'
import { operations } from './operations.ts'

/** Milliseconds of silence after which a connection is closed. Specification 9: HTTP timeout. */
const silence = 180_000

/**
 * Builds the whole server, ready to listen or to receive injected requests; `main` and tests build it in the same way.
 * @throws Error that names what is missing, if contract and handlers do not match
 */
export async function buildApp(
  deps: Deps,
  contract: Contract = productContract(),
  nouns: readonly Operations[] = operations
): Promise<FastifyInstance> {
  const { trustProxy } = deps.config
  const app = fastify({
    logger: loggerOptions(deps.config.logLevel),
    genReqId: requestIdOf,
    // one logger for all requests: a logger for each request costs more than it is worth
    childLoggerFactory: logger => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: largestBody,
    connectionTimeout: silence,
    // bodies have deadlines of their own, because uploads may take long
    requestTimeout: 0,
    http: { headersTimeout: arrivalTimeout, connectionsCheckingInterval: 500 },
    clientErrorHandler: connectionRefusal(deps.config),
    forceCloseConnections: 'idle',
    // until the end, requests over open connections get an answer of this server
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: badUrlRefusal(deps.config)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const level = reply.statusCode >= 500 ? 'warn' : 'debug'
    app.log[level](
      {
        id: request.id,
        method,
        path: pathOf(url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime)
      },
      'answered'
    )
  })
  tellRequestIds(app)
  traceRequests(app)
  serveMetrics(app, deps)
  keepJournal(app, deps)
  app.addHook('onClose', () => deps.footprints.stop())
  app.addHook('onReady', async () => void deps.changes.isHeard())
  app.addHook('onClose', () => deps.changes.stop())
  app.addHook('onReady', async () => deps.replica?.start())
  app.addHook('onClose', () => deps.replica?.stop())
  answerRefusals(app)
  await secureHeaders(app, deps.config)
  watchBodies(app, deps.config)
  watchAnswers(app)
  await shedLoad(app, deps.config)
  await readBodies(app)
  bind(app, deps, contract, nouns)
  serveProbes(app, () => notReady(deps.config, deps.database))
  await servePages(app, deps, contract, () => isContractWhole(deps))
  await serveForms(app, deps)
  await app.ready()
  return app
}

/** Tells whether everybody may also read the calls that need a session. */
async function isContractWhole({ database, config }: Deps): Promise<boolean> {
  const { contract } = await readParameters(database.db)
  return contract === 'auto' ? config.mode === 'demo' : contract === 'whole'
}
