/** A text message on its way out. A sink that remembers `reference` sends it once, however often it is asked. */
export type Sms = { reference: string; to: string; text: string }

export type Mail = { reference: string; to: string; subject: string; text: string }

/**
 * Sends by SMS. It throws where it is not sure that the message was taken: then it is asked again with the same
 * reference.
 */
export type SmsProvider = { send(sms: Sms, signal: AbortSignal): Promise<void> }

/** Sends by mail; as `SmsProvider`. */
export type MailProvider = { send(mail: Mail, signal: AbortSignal): Promise<void> }
