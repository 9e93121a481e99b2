/** The measurements of one server, in the text format of Prometheus. Decision 0099. */
export interface Metrics {
  /** Notes that a request has come in. */
  begun(): void
  /**
   * Notes that a request has ended.
   * @param operation an operationId, or the kind of an address outside the contract
   * @param status the HTTP status, or `aborted` where the client left first
   */
  ended(operation: string, status: number | 'aborted', seconds: number): void
  /** Counts a run of a scheduled job; `result` is `done` or the kind of its failure. */
  jobEnded(job: string, result: string): void
  /** Returns all measurements, within about a second even where the database does not answer. */
  text(): Promise<string>
  readonly contentType: string
  stop(): void
}
