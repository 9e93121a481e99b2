import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import type { Mail } from '../outbox/provider.ts'
import { type Outgoing, targetOf } from '../outgoing/addresses.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { messageOf } from '../outgoing/post.ts'
import type { MailAccount } from './store.ts'

/** Milliseconds that a mail server may take for one step. */
const stepTimeout = 8000

/**
 * Sends a mail through a server and returns the server's answer. Each mail has its own connection: a server gets one mail
 * at a time, and a changed configuration applies at once.
 * @throws SendFailure; final if the server refuses this mail permanently
 */
export async function sendBySmtp(
  account: MailAccount,
  { reference, to, subject, text }: Mail,
  signal: AbortSignal,
  outgoing: Outgoing
): Promise<string> {
  return await withTransport(account, signal, outgoing, async transport => {
    const { response } = await transport.sendMail({
      from: { name: account.senderName, address: account.sender },
      to: { name: '', address: to },
      subject,
      text,
      textEncoding: 'base64',
      messageId: `<${messageIdOf(reference)}@${domainOf(account)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' }
    })
    return response ?? ''
  })
}

/**
 * Signs in at a server as a mail would, and sends none.
 * @throws SendFailure
 */
export async function signInAtServer(
  account: MailAccount,
  signal: AbortSignal,
  outgoing: Outgoing
): Promise<string> {
  return await withTransport(account, signal, outgoing, async transport => {
    await transport.verify()
    return ''
  })
}

const domainOf = ({ sender }: MailAccount): string => sender.slice(sender.lastIndexOf('@') + 1)

async function withTransport(
  account: MailAccount,
  signal: AbortSignal,
  outgoing: Outgoing,
  use: (transport: Transporter) => Promise<string>
): Promise<string> {
  const { address } = await targetOf(account.host, outgoing)
  // loaded for the first mail: many servers send none
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host: address,
    port: account.port,
    secure: account.security === 2,
    requireTLS: account.security === 1,
    ignoreTLS: account.security === 0,
    ...(account.account && { auth: { user: account.account, pass: account.password } }),
    name: domainOf(account),
    tls: {
      minVersion: 'TLSv1.2',
      ...(isIP(account.host) ? {} : { servername: account.host }),
      ...(outgoing.ca && { ca: outgoing.ca })
    },
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    disableFileAccess: true,
    disableUrlAccess: true
  })
  const close = () => transport.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    return await use(transport)
  } catch (error) {
    throw failureOf(error)
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
}

/**
 * Returns the Message-ID of a reference. It is the same at each attempt, so that a receiver that knows it keeps one mail.
 */
const messageIdOf = (reference: string): string =>
  createHash('sha256').update(reference).digest('hex').slice(0, 32)

/** Steps at which an answer of 5xx is about this mail, not about the account. */
const aboutMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])
const onTheWay: ReadonlySet<unknown> = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETLS', 'EPROTOCOL'])

function failureOf(cause: unknown): SendFailure {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  const { code, responseCode, response } = error as Error & {
    code?: unknown
    responseCode?: number
    response?: string
  }
  const words = response || messageOf(error)
  if (responseCode !== undefined)
    return new SendFailure('refused', words, { isFinal: responseCode >= 500 && aboutMail.has(code) })
  if (code === 'ETIMEDOUT') return new SendFailure('unanswered', words)
  return new SendFailure(onTheWay.has(code) ? 'unreachable' : 'other', words)
}
