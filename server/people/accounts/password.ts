import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The cost of making or checking a hash; memory in KiB. */
type Cost = { memory: number; passes: number }

/** Argon2id with 19 MiB, two passes, one lane: OWASP's setting for servers. */
const usual: Cost = { memory: 19_456, passes: 2 }
const fixed = { parallelism: 1, tagLength: 32 } as const

const hash = promisify(argon2)

/**
 * Hashes a password for storage: `$argon2id$v=19$m=…,t=…,p=…$salt$hash` (PHC string format).
 * @param cost lower only when nothing must be protected, as in tests
 */
export async function hashPassword(password: string, cost = usual): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hash('argon2id', { ...cost, ...fixed, message: normal(password), nonce })
  return phc(cost, nonce, tag)
}

const phc = ({ memory, passes }: Cost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${fixed.parallelism}$${text(nonce)}$${text(tag)}`

/** A hash that no password matches. Checking it takes as long as checking a real one. */
const nobody = phc(usual, Buffer.alloc(16), Buffer.alloc(fixed.tagLength))

/**
 * Tells whether a password is right. Without a stored hash (no account, or no password set) it does the same work and
 * returns false, so that the time does not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const { memory, passes, parallelism, nonce, tag } = parse(stored ?? nobody)
  const given = await hash('argon2id', {
    message: normal(password),
    nonce,
    parallelism,
    memory,
    passes,
    tagLength: tag.length
  })
  return timingSafeEqual(given, tag) && stored !== null && stored !== undefined
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Reads a stored hash. @throws Error for an unknown format */
function parse(stored: string) {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = shape.exec(stored) ?? []
  if (!tag) throw new Error('A stored password is of an unknown kind')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64')
  }
}

/** Normalises a password, so that another keyboard gives the same one. */
const normal = (password: string) => password.normalize('NFKC')

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
