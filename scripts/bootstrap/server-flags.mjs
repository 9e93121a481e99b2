/**
 * What Node is told when it runs the server. New objects get two halves of 8 MB instead of 32 MB and more each: what
 * a request makes is gone sooner than that, and V8 gives little of the larger halves back.
 * @type {readonly string[]}
 */
export const serverFlags = ['--max-semi-space-size=8']
