/**
 * The modules that start the app after the first paint, and the app: the first scripts of every page, in this
 * order.
 */
export const entries = ['entry/entry-start.ts', 'entry/entry-client.tsx'] as const
