/** Makes and uses passkeys with the browser's WebAuthn. Its pages load it when they need it. Decision 0108. */
import type { BodyOf, DataOf } from '@board/generated/calls'

/** The used part of a credential. It is declared here because the client is also type-checked without the DOM types. */
interface Credential<Response> {
  readonly rawId: ArrayBuffer
  readonly response: { readonly clientDataJSON: ArrayBuffer } & Response
}
type Made = Credential<{ readonly attestationObject: ArrayBuffer; getTransports?(): string[] }>
type Signed = Credential<{ readonly authenticatorData: ArrayBuffer; readonly signature: ArrayBuffer }>

/** The used parts of a window. */
interface Surroundings {
  readonly isSecureContext: boolean
  readonly PublicKeyCredential?: unknown
  readonly navigator: {
    readonly credentials: {
      create(options: object): Promise<Made | null>
      get(options: object): Promise<Signed | null>
    }
  }
}
const surroundings = () => globalThis as unknown as Surroundings

/** Tells whether the browser has passkeys here: they need https, or a page of this computer. */
export function hasPasskeys(): boolean {
  const { isSecureContext, PublicKeyCredential } = surroundings()
  return isSecureContext && typeof PublicKeyCredential === 'function'
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const textOf = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const withBytes = <Given extends { id: string }>(given: Given) => ({ ...given, id: bytesOf(given.id) })

/** Asks the browser to make a passkey. @throws DOMException, see `passkeyTrouble` */
export async function makePasskey(
  options: DataOf<'beginPasskey'>
): Promise<Omit<BodyOf<'addPasskey'>, 'name'>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: withBytes(options.user),
    excludeCredentials: options.excludeCredentials.map(withBytes)
  }
  const made = await surroundings().navigator.credentials.create({ publicKey })
  if (!made) throw new Error('The browser has made no passkey.')
  const { clientDataJSON, attestationObject } = made.response
  return {
    id: textOf(made.rawId),
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
    transports: made.response.getTransports?.() ?? []
  }
}

/** Asks the browser to sign with a passkey. @throws DOMException, see `passkeyTrouble` */
export async function signByPasskey(
  options: DataOf<'beginPasskeyStep'>
): Promise<Omit<BodyOf<'takePasskeyStep'>, 'ticket'>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: options.allowCredentials.map(withBytes)
  }
  const signed = await surroundings().navigator.credentials.get({ publicKey })
  if (!signed) throw new Error('The browser has signed with no passkey.')
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return {
    id: textOf(signed.rawId),
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature)
  }
}

/** The kinds of failures of a browser, for the text of which each page has its own. */
export type PasskeyTrouble = 'cancelled' | 'known' | 'address' | 'failed'

const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  // the browser does not tell a person who cancels from one who waits too long
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address'
}

/** Returns the kind of a failure of `makePasskey` and `signByPasskey`. */
export const passkeyTrouble = (failure: unknown): PasskeyTrouble =>
  (failure instanceof Error && troubles[failure.name]) || 'failed'
