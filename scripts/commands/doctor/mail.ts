import { connect, isIP } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { Config } from '@board/server/platform/config/config'
import type { Db } from '@board/server/platform/database/open'
import { reasonOf } from '@board/server/platform/database/unavailable'
import { findMailServer, type MailServer } from '@board/server/platform/mail/store'
import { outgoingOf, targetOf } from '@board/server/platform/outgoing/addresses'
import { type Line, ok, warning } from './line.ts'

/** Milliseconds within which a mail server must have greeted: some take their time on purpose. Letters wait for minutes. */
const patience = 60_000

/** Characters of the longest line of SMTP. */
const longestLine = 512

/**
 * Connects to the mail server in use, as a letter would, and reads its greeting. It sends QUIT alone: no name, no account
 * and no password. Lists nothing if no configuration is in use. A server that does not greet is a warning: letters are
 * tried again.
 */
export async function mailServerLines(
  db: Db,
  { privateTargets }: Pick<Config, 'privateTargets'>,
  deadline = patience
): Promise<Line[]> {
  const server = await findMailServer(db)
  if (!server) return []
  const name = `${server.host}:${server.port}`
  try {
    const greeting = await greetingOf(server, privateTargets, deadline)
    if (greeting.startsWith('220')) return [ok('mail server', `${name} greets`)]
    return [
      warning(
        'mail server',
        `${name} does not greet: ${shown(greeting)}.`,
        'Ask its operator what it refuses; check port and encryption at /admin/mailConfig.'
      )
    ]
  } catch (problem) {
    return [
      warning(
        'mail server',
        `${name} cannot be used from here: ${reasonOf(problem)}.`,
        'Check host, port and encryption at /admin/mailConfig, the firewall, and PRIVATE_TARGETS.'
      )
    ]
  }
}

/** Returns the first line that a mail server says. */
async function greetingOf(
  { host, port, security }: MailServer,
  opened: readonly string[],
  deadline: number
): Promise<string> {
  const { address } = await targetOf(host, outgoingOf(opened))
  const socket =
    security === 2
      ? connectSecurely({
          host: address,
          port,
          minVersion: 'TLSv1.2',
          ...(isIP(host) === 0 && { servername: host })
        })
      : connect(port, address)
  return await new Promise<string>((resolve, reject) => {
    let heard = ''
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), deadline)
    socket.on('data', data => {
      heard += String(data)
      if (!heard.includes('\n') && heard.length < longestLine) return
      resolve(heard.split('\n', 1)[0] ?? '')
      // no more is read, and the server may close first
      socket.end('QUIT\r\n')
      socket.destroySoon()
    })
    socket.on('error', reject)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error('the connection was closed'))
    })
  })
}

/** A line of a stranger, without what a terminal would obey. */
const shown = (line: string): string => line.replace(/[^\p{L}\p{N}\p{P}\p{Z}]/gu, '').slice(0, 80)
