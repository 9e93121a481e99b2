import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('a password', () => {
  it('is verified against its hash, and no other one is', async () => {
    const stored = await hashPassword('Abc12345')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, 'Abc12345')).toBe(true)
    expect(await verifyPassword(stored, 'Abc12346')).toBe(false)
  })

  it('is salted: the same password has another hash each time', async () => {
    expect(await hashPassword('Abc12345')).not.toBe(await hashPassword('Abc12345'))
  })

  it('is wrong if no hash is stored, after the same work', async () => {
    const stored = await hashPassword('Abc12345')
    const time = async (work: () => Promise<unknown>) => {
      const started = performance.now()
      for (let i = 0; i < 5; i++) await work()
      return performance.now() - started
    }
    expect(await verifyPassword(undefined, '')).toBe(false)
    expect(await verifyPassword(null, 'Abc12345')).toBe(false)
    const known = await time(() => verifyPassword(stored, 'Abc12346'))
    const unknown = await time(() => verifyPassword(undefined, 'Abc12346'))
    expect(unknown).toBeGreaterThan(known / 3)
  })

  it('is the same if it is typed full-width', async () => {
    expect(await verifyPassword(await hashPassword('Abc12345'), 'Ａｂｃ１２３４５')).toBe(true)
  })

  it('is not compared with a stored text of another kind', async () => {
    await expect(verifyPassword('Abc12345', 'Abc12345')).rejects.toThrow('unknown kind')
  })
})
