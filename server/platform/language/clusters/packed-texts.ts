import type { MessageText } from './term-index.ts'

/** The bytes of a chunk, and of a character. */
const chunkBytes = 2 ** 21
const characterBytes = 2

/** A message whose characters lie in a chunk; they become strings when somebody reads them. */
class PackedText implements MessageText {
  private readonly chunk: Buffer
  private readonly start: number
  private readonly middle: number
  private readonly end: number

  constructor(chunk: Buffer, { start, middle, end }: { start: number; middle: number; end: number }) {
    this.chunk = chunk
    this.start = start
    this.middle = middle
    this.end = end
  }

  get subject(): string {
    return this.chunk.toString('utf16le', this.start, this.middle)
  }

  get content(): string {
    return this.chunk.toString('utf16le', this.middle, this.end)
  }
}

/**
 * Holds many texts in chunks outside of the heap: two bytes a character. A search over 100,000 messages reads each text a
 * few times only, and the numbers that it computes need the memory.
 */
export class PackedTexts {
  private chunk = Buffer.alloc(0)
  private end = 0

  /** Adds a text. @returns the same text, read from its chunk */
  add({ subject, content }: MessageText): MessageText {
    const bytes = (subject.length + content.length) * characterBytes
    if (this.end + bytes > this.chunk.length) {
      this.chunk = Buffer.alloc(Math.max(chunkBytes, bytes))
      this.end = 0
    }
    const start = this.end
    const middle = start + this.chunk.write(subject, start, 'utf16le')
    this.end = middle + this.chunk.write(content, middle, 'utf16le')
    return new PackedText(this.chunk, { start, middle, end: this.end })
  }
}
