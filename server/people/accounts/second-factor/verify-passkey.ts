import { algorithms, hostOf, type PasskeySite, pageOf } from './passkey-options.ts'
import type { PasskeyRecord } from './store.ts'

/** Loads the library when a passkey is used: it takes a quarter of a second and 26 MB. */
const library = () => import('@simplewebauthn/server')

/** A new passkey as the browser hands it in; its parts are base64url. */
export interface MadePasskey {
  id: string
  clientDataJSON: string
  attestationObject: string
}

/** The signature of a passkey as the browser hands it in; its parts are base64url. */
export interface Signature {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
}

/**
 * Tells whether a new passkey comes without certificates. The site asks for none, and checking them would fetch lists of
 * revoked ones from addresses of their issuers.
 */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/**
 * Verifies a new passkey: challenge, origin, host, and that the device has verified its user.
 * @returns what the table keeps of it; undefined if anything is wrong
 */
export async function verifyMade(
  { id, clientDataJSON, attestationObject }: MadePasskey,
  challenge: string,
  site: PasskeySite
): Promise<{ credential_id: string; public_key: string; counter: number } | undefined> {
  try {
    if (!(await isWithoutCertificates(attestationObject))) return undefined
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {}
      },
      expectedChallenge: challenge,
      expectedOrigin: pageOf(site),
      expectedRPID: hostOf(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms
    })
    // the id that the device has signed, and not the one beside it, is the one to look up later
    if (registrationInfo?.credential.id !== id) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // the library throws for every fault of what strangers may send
    return undefined
  }
}

/**
 * Verifies the signature of a passkey: challenge, origin, host, that the device has verified its user, and that its count
 * of signatures has grown.
 * @returns the new count; undefined if anything is wrong
 */
export async function verifySignature(
  { id, clientDataJSON, authenticatorData, signature }: Signature,
  { credential_id, public_key, counter }: PasskeyRecord,
  challenge: string,
  site: PasskeySite
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {}
      },
      expectedChallenge: challenge,
      expectedOrigin: pageOf(site),
      expectedRPID: hostOf(site),
      credential: {
        id: credential_id,
        publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
        counter
      },
      requireUserVerification: true
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
