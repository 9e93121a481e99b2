import { ApiError } from '../error.ts'
import type { Client } from '../types.ts'

/** The code with which the site requires a captcha. Specification 8. */
const captchaMissing = '11104'

/**
 * Sends a code to a phone or mail address. If the site requires a captcha, the device solves a calculation and the code
 * is sent with its proof, so that nobody has to read a picture. The calculation is loaded when it is needed.
 * @param send the call, with or without the uuid of a proof
 * @throws ApiError as the call does
 */
export async function sendWithProof<T>(
  call: Client['call'],
  send: (proof: { uuid?: string }) => Promise<T>,
  load = () => import('./proof.ts')
): Promise<T> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || String(error.code) !== captchaMissing) throw error
    const { passCaptcha } = await load()
    const uuid = await passCaptcha(call)
    if (uuid === undefined) throw error
    return await send({ uuid })
  }
}
