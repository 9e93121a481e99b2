/** The messages between `npm run dev` and its servers. Each server is a process of its own. */

import type { HotPayload } from 'vite'

/** A problem, as terminal and browser show it. */
export type Problem = {
  /** The act that failed, in a few words. */
  title: string
  /** The text of the error. */
  message: string
  /** Path from the root, and line, if they are known. */
  place?: { file: string; line: number }
}

/** The parts of `npm run dev` that a server calls. */
export type Calls = {
  /** Answers the module runner of the portal's renderer. */
  invoke: { payload: HotPayload; answer: { result: unknown } | { error: unknown } }
  /** Returns the style sheets of modules of the portal and of everything that they import. */
  styles: { payload: readonly string[]; answer: readonly StyleSheet[] }
}

export type CallName = keyof Calls

/** A style sheet with the name by which Vite's client knows it. */
export type StyleSheet = { id: string; text: string }

export type ToServer =
  /** Loads the product as it is now; `changed` are the files that have changed since this process has begun. */
  | { type: 'load'; changed: readonly string[] }
  /** Opens the database and serves: the server before it has ended. */
  | { type: 'serve'; socketFile: string | undefined }
  /** Files of the portal's renderer have changed. */
  | { type: 'changed'; files: readonly string[] }
  | { type: 'answer'; id: number; value?: unknown; error?: string }

export type FromServer =
  | { type: 'serving'; port: number; addresses: string }
  | { type: 'call'; id: number; name: CallName; payload: unknown }
  /** A page of the portal could not be rendered. */
  | { type: 'unrendered' }
