/**
 * Provides the idempotency key of a submission. The same content keeps its key through all retries, so that it takes
 * effect once. Changed content gets another key.
 */
export class SubmissionKey {
  private key = ''
  private content = ''
  private readonly random: () => string

  constructor(random: () => string) {
    this.random = random
  }

  /** Returns the key for this content. */
  for(body: object): string {
    const content = JSON.stringify(body)
    if (content !== this.content) {
      this.content = content
      this.key = this.random()
    }
    return this.key
  }
}
