import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { certificate } from '../certificate.ts'

/** A mail that the server has accepted. */
export interface Received {
  readonly to: string[]
  readonly messageId: string
  readonly raw: string
  /** The text, decoded. */
  readonly text: string
}

/** The behaviour of the server on the next mails; `dropping` accepts a mail and cuts the connection before it confirms. */
export type Mood = 'well' | 'busy' | 'refusing' | 'dropping' | 'silent'

/** The account that the server accepts. */
export const mailAccount = { user: 'board', pass: 'Chang-jiang9' } as const

interface Options {
  /** Encrypt with TLS from the start; absent: offer STARTTLS. */
  readonly secure?: boolean
  /** Encrypt nothing and do not offer STARTTLS. */
  readonly plain?: boolean
}

/** Starts a real SMTP server on this machine, which keeps the mails that it accepts. Close it at the end. */
export async function startMailServer({ secure = false, plain = false }: Options = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  /** Each connection waits for `greet` before the server greets it. */
  const state = { mood: 'well' as Mood, connections: 0, greet: Promise.resolve() }
  const server = new SMTPServer({
    ...certificate,
    secure,
    ...(plain && { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => void state.greet.then(() => done()),
    onAuth: ({ username, password }, _session, done) =>
      username === mailAccount.user && password === mailAccount.pass
        ? done(null, { user: username })
        : done(refusal(535, '5.7.8 Authentication failed')),
    onData(stream, { envelope }, done) {
      void text(stream).then(raw => {
        if (state.mood === 'busy') return done(refusal(451, '4.3.0 Try again later'))
        if (state.mood === 'refusing') return done(refusal(550, '5.1.1 No such user'))
        received.push(
          read(
            raw,
            envelope.rcptTo.map(({ address }) => address)
          )
        )
        if (state.mood === 'silent') return
        if (state.mood === 'dropping') for (const socket of sockets) socket.destroy()
        else done(null)
      })
    }
  })
  // the tests cut connections, so errors of connections are ignored
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    state.connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  // a server that a test forgets to close must not keep the run alive
  server.server.unref()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    state,
    /** Returns the number of different mails, by Message-ID: a server that knows the Message-ID keeps one copy of each. */
    kept: () => new Set(received.map(({ messageId }) => messageId)).size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(resolve => server.close(resolve))
    }
  }
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function read(raw: string, to: string[]): Received {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end)
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const body = raw.slice(end + 4)
  const isEncoded = header('Content-Transfer-Encoding').toLowerCase() === 'base64'
  return {
    to,
    raw,
    messageId: header('Message-ID'),
    text: isEncoded ? Buffer.from(body, 'base64').toString('utf8') : body
  }
}
