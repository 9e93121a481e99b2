import type { CallName, Calls, FromServer, ToServer } from '../messages.ts'

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let last = 0

/** Calls the process that has started this server. */
export function callParent<Name extends CallName>(
  name: Name,
  payload: Calls[Name]['payload']
): Promise<Calls[Name]['answer']> {
  const id = ++last
  const message: FromServer = { type: 'call', id, name, payload }
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    process.send?.(message)
  })
}

/** Gives the answer of the parent to the caller. */
export function receiveAnswer({ id, value, error }: Extract<ToServer, { type: 'answer' }>): void {
  const caller = waiting.get(id)
  waiting.delete(id)
  if (error === undefined) caller?.resolve(value as never)
  else caller?.reject(new Error(error))
}
