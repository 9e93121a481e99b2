import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { describeError, loggerOptions, pathOf } from './logging.ts'

function logOf(write: (log: ReturnType<typeof fastify>['log']) => void): string {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    }
  })
  write(fastify({ logger: { ...loggerOptions('debug'), stream } }).log)
  return lines.join('')
}

test('the log hides secret values at every depth', () => {
  const log = logOf(log => {
    log.info({ token: 't0ken', body: { phone: 'ph0ne', nested: { pass: 'w0rd' } }, kept: 'visible' }, 'said')
  })
  expect(log).toContain('visible')
  expect(log).not.toMatch(/t0ken|ph0ne|w0rd/)
})

test('the log has only the method and the path of a request', () => {
  const request = {
    method: 'GET',
    url: '/act/his/getInstImage?token=t0ken',
    id: '1',
    headers: { token: 't0ken' }
  }
  expect(logOf(log => log.info({ req: request }, 'asked'))).not.toContain('t0ken')
  expect(pathOf('/a/b?token=1#x')).toBe('/a/b')
})

test('the log has an error with its cause, without values of drivers and without long numbers', () => {
  const cause = Object.assign(new Error('key (13812345678) exists'), {
    code: '23505',
    detail: 'phone=13812345678'
  })
  const described = describeError(new Error('outer', { cause }))
  expect(described.cause).toMatchObject({ code: '23505', message: 'key (…) exists' })
  expect(JSON.stringify(described)).not.toContain('13812345678')
  expect(describeError({ message: 'lost 13812345678' }).message).toBe('lost …')
  const circular = new Error('round')
  circular.cause = circular
  expect(describeError(circular).message).toBe('round')
})
