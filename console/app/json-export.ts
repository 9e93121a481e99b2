type Done = (failure: Error | null, csv: string) => void

/**
 * Replaces jsonexport in the build (vite.config.ts), and fetches it when react-admin's own exporter writes a
 * list: otherwise every list would include it.
 */
export default function jsonExport(data: readonly object[], done: Done): void {
  void import('jsonexport/dist').then(({ default: write }) => write(data, done))
}
