import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createSecureServer } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { certificate } from '../../../tests/support/certificate.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { mailAccount, startMailServer } from '../../../tests/support/servers/mail-server.ts'
import { mailServerLines } from './mail.ts'

const { db } = await testDatabase()
const here = { privateTargets: ['127.0.0.1'] }

async function use(port: number, security = 1): Promise<void> {
  await db.deleteFrom('mail_config').execute()
  await db
    .insertInto('mail_config')
    .values({
      name: '发信',
      host: '127.0.0.1',
      port,
      security,
      account: mailAccount.user,
      password_sealed: '',
      sender: 'board@example.org',
      sender_name: '留言板',
      status: 1
    })
    .execute()
}

/** Starts a server that says one text to everybody; returns its port, and everything that it hears. */
async function speaker(text: string) {
  const sockets: Socket[] = []
  const heard: string[] = []
  const server = createServer(socket => {
    sockets.push(socket)
    socket.on('data', data => heard.push(String(data))).on('error', () => {})
    socket.write(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, heard }
}

test('says nothing of a mail server where none is in use', async () => {
  await db.deleteFrom('mail_config').execute()
  expect(await mailServerLines(db, here)).toEqual([])
})

test('finds a mail server that greets well, and tells it nothing but QUIT', async () => {
  const server = await startMailServer()
  await use(server.port)
  expect(await mailServerLines(db, here)).toMatchObject([{ part: 'mail server', level: 'ok' }])
  await server.close()

  const { port, heard } = await speaker('220 mail.example.org ESMTP\r\n')
  await use(port)
  expect(await mailServerLines(db, here)).toMatchObject([{ part: 'mail server', level: 'ok' }])
  await expect.poll(() => heard.join('')).toBe('QUIT\r\n')
})

test('warns of a server that refuses, in words that a terminal does not obey', async () => {
  const { port } = await speaker('554 5.7.1 no \u001b[31mservice\r\n')
  await use(port)
  const [line] = await mailServerLines(db, here)
  expect(line).toMatchObject({ level: 'warning' })
  expect(line?.says).toContain('554 5.7.1 no [31mservice')
})

test('warns of a server that says nothing, after a limited time', async () => {
  const { port } = await speaker('')
  await use(port)
  const [line] = await mailServerLines(db, here, 300)
  expect(line).toMatchObject({ level: 'warning' })
  expect(line?.says).toContain('no answer in time')
})

test('warns of a server that cannot be reached, or whose private address nobody has opened', async () => {
  await use(1)
  expect((await mailServerLines(db, here))[0]).toMatchObject({ level: 'warning' })
  const [line] = await mailServerLines(db, { privateTargets: [] })
  expect(line?.says).toContain('private address')
})

test('warns of a certificate that is not trusted', async () => {
  const greet = (socket: Socket) => socket.on('error', () => {}).write('220 mail.example.org ESMTP\r\n')
  const server = createSecureServer(certificate, greet).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  await use((server.address() as AddressInfo).port, 2)
  const [line] = await mailServerLines(db, here)
  expect(line).toMatchObject({ level: 'warning' })
  expect(line?.says).toContain('cannot be used from here: self-signed certificate')
})
