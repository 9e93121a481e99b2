import { type Outgoing, outgoingOf } from '../../../server/platform/outgoing/addresses.ts'

/** Keeps requests on this machine: no host name is known, and only the machine itself can be reached. */
export const loopback: Outgoing = {
  ...outgoingOf(['127.0.0.1', '::1']),
  resolve: () => Promise.reject(new Error('no test looks a host up'))
}
