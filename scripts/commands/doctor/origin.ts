import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '@board/server/platform/config/config'
import { reasonOf } from '@board/server/platform/database/unavailable'
import { error, type Line, ok, warning } from './line.ts'

/** Milliseconds within which the proxy must answer. */
const answerTimeout = 4000

/** Days before its end from which a certificate needs attention; clients for certificates renew them 30 days before. */
const soon = 14

const dayMs = 86_400_000

/**
 * Connects to the address that people type and looks at its certificate. Lists nothing for an address without TLS. An
 * address that cannot be reached is a warning alone: this machine may have no way to its own public name.
 * @param ca certificates to trust in place of those of Node
 */
export async function originLines({ siteOrigin }: Pick<Config, 'siteOrigin'>, ca?: string): Promise<Line[]> {
  const url = siteOrigin ? new URL(siteOrigin) : undefined
  if (url?.protocol !== 'https:') return []
  try {
    return [certificateLine(url.host, await certificateEnd(url, ca))]
  } catch (problem) {
    return [failureLine(url.host, problem)]
  }
}

/** Returns the moment at which the certificate ends; a certificate that browsers refuse is an error. */
async function certificateEnd(url: URL, ca: string | undefined): Promise<number> {
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  return await new Promise<number>((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(url.port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      ...(ca !== undefined && { ca })
    })
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), answerTimeout)
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error('the connection was closed'))
    })
  })
}

/** Says how long the certificate is valid. */
export function certificateLine(host: string, end: number, now = Date.now()): Line {
  const days = Math.floor((end - now) / dayMs)
  const until = new Date(end).toISOString().slice(0, 10)
  if (days >= soon) return ok('origin', `The certificate of ${host} is valid until ${until}`)
  const says = `The certificate of ${host} ends on ${until}.`
  return warning('origin', says, 'Renew it, and find out why it was not renewed by itself.')
}

function failureLine(host: string, problem: unknown): Line {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : ''
  if (code === 'CERT_HAS_EXPIRED')
    return error('origin', `The certificate of ${host} has expired.`, 'Renew it and reload the proxy.')
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const todo = 'Give the proxy a certificate for this name, or correct SITE_ORIGIN.'
    return error('origin', `The certificate of ${host} is for another name.`, todo)
  }
  if (/CERT|SIGNATURE|ISSUER/.test(code)) {
    const todo =
      'Give the proxy the whole chain (fullchain.pem). An authority of your own belongs into NODE_EXTRA_CA_CERTS.'
    return warning('origin', `The certificate of ${host} is not trusted here: ${code}.`, todo)
  }
  const todo = 'Check the name, the proxy and the firewall; a machine may have no way to its own public name.'
  return warning('origin', `${host} cannot be reached from here: ${reasonOf(problem)}.`, todo)
}
