import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { bufferOf } from './buffer.ts'

/** Returns a buffer whose table accepts rows once `open` is called, and what the buffer logged. */
function stage(given: { most?: number } = {}) {
  const written: number[] = []
  const said: string[] = []
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  let fails: Error | undefined
  const buffer = bufferOf<number>({
    name: 'log',
    gather: 1,
    again: 1,
    ...given,
    log: (message, detail) => void said.push(`${message}: ${'rows' in detail ? detail.rows : ''}`),
    write: async rows => {
      await gate.promise
      if (fails) throw fails
      written.push(...rows)
    }
  })
  return {
    buffer,
    written,
    said,
    close: () => {
      gate = Promise.withResolvers()
    },
    open: () => gate.resolve(),
    fail: (error?: Error) => {
      fails = error
    }
  }
}

describe('buffered rows', () => {
  it('are written without a call, in their order', async () => {
    const { buffer, written } = stage()
    for (let row = 0; row < 250; row++) buffer.add(row)
    await expect.poll(() => written).toEqual([...Array(250).keys()])
  })

  it('wait while the database is slow, up to the allowed number', async () => {
    const { buffer, written, said, close, open } = stage({ most: 150 })
    close()
    for (let row = 0; row < 1000; row++) buffer.add(row)
    const drained = buffer.drain()
    // the first hundred are being written, so that as many more have room
    for (let row = 1000; row < 2000; row++) buffer.add(row)
    open()
    await drained
    expect(written).toHaveLength(250)
    expect(said).toEqual(['the log lost rows: 1750'])
  })

  it('stay while the database is away, and are written when it is back', async () => {
    const { buffer, written, fail } = stage()
    fail(new DatabaseUnavailable('away'))
    buffer.add(1)
    const drained = buffer.drain()
    buffer.add(2)
    expect(written).toEqual([])
    fail()
    await drained
    await buffer.drain()
    expect(written).toEqual([1, 2])
  })

  it('are dropped and reported if the table refuses them; the next ones are written', async () => {
    const { buffer, written, said, fail } = stage()
    fail(new Error('no such column'))
    buffer.add(1)
    await buffer.drain()
    fail()
    buffer.add(2)
    await buffer.drain()
    expect([written, said]).toEqual([[2], ['rows of the log were refused: 1']])
  })

  it('are written at the end; a database that is away does not delay the end', async () => {
    const one = stage()
    one.buffer.add(1)
    await one.buffer.stop()
    expect(one.written).toEqual([1])
    const other = stage()
    other.fail(new DatabaseUnavailable('away'))
    other.buffer.add(1)
    await other.buffer.stop()
    expect(other.said).toEqual(['the log lost rows: 1'])
  })
})
