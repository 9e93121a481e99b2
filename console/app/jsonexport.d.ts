declare module 'jsonexport/dist' {
  /** Writes records as CSV. */
  export default function jsonExport(
    data: readonly object[],
    done: (failure: Error | null, csv: string) => void
  ): void
}
