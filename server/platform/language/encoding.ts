import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Classifier } from './classifier.ts'

/** A fast level: the higher ones save a tenth of the bytes and take minutes. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The part of a classifier that is stored as text, with the lengths of what follows it. */
interface Head {
  readonly labels: readonly string[]
  readonly terms: readonly string[]
  readonly texts: number
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Encodes a classifier for the database: a head in JSON with its length before it, then the numbers, compressed. */
export function encodeClassifier({ labels, terms, rarities, weights, biases, texts }: Classifier): Buffer {
  const ordered = [...terms].sort(([, one], [, other]) => one - other).map(([term]) => term)
  const head = Buffer.from(JSON.stringify({ labels, terms: ordered, texts } satisfies Head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return brotliCompressSync(
    Buffer.concat([length, head, bytesOf(rarities), bytesOf(weights), bytesOf(biases)]),
    level
  )
}

/** Decodes what `encodeClassifier` has made. */
export function decodeClassifier(data: Uint8Array): Classifier {
  const whole = brotliDecompressSync(data)
  const end = 4 + whole.readUInt32LE(0)
  const { labels, terms, texts } = JSON.parse(whole.toString('utf8', 4, end)) as Head
  // numbers begin at any byte, so they are copied
  const numbers = new Float32Array(Uint8Array.from(whole.subarray(end)).buffer)
  const weightsFrom = terms.length
  const biasesFrom = weightsFrom + terms.length * labels.length
  return {
    labels,
    terms: new Map(terms.map((term, place) => [term, place])),
    rarities: numbers.subarray(0, weightsFrom),
    weights: numbers.subarray(weightsFrom, biasesFrom),
    biases: numbers.subarray(biasesFrom),
    texts
  }
}
