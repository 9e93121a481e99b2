/**
 * Names a submission: the same content keeps its key through every retry, so that it has one effect; changed content
 * is another submission.
 */
export class SubmissionKey {
  private key = ''
  private content = ''
  private readonly random: () => string

  constructor(random: () => string) {
    this.random = random
  }

  /** The key for this content. */
  for(body: object): string {
    const content = JSON.stringify(body)
    if (content !== this.content) {
      this.content = content
      this.key = this.random()
    }
    return this.key
  }
}
