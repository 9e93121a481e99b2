import { expect, test } from 'vitest'
import { loader } from './root.ts'

const documents = [{ name: '居民身份证', value: '1' }]

/** Runs the loader of a visitor, and returns its data with the calls in the order in which they began. */
async function loadRoot() {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    robot: { robot: { pcLocation: '', pcOrgLocation: '' } },
    certificationTypeConfig: documents
  }
  const context = {
    call: async (id: string) => {
      asked.push(id)
      // the other calls do not wait for this one
      await Promise.resolve()
      return answers[id]
    },
    site: async () => ({ limits: {}, dictList: [] }),
    hasToken: () => false
  }
  const request = new Request('https://board.example/home')
  return { root: await loader({ request, context, params: {} } as never), asked }
}

test('the kinds of documents are loaded at the start, together with all else', async () => {
  const { root, asked } = await loadRoot()
  expect(root.certificationTypes).toEqual(documents)
  expect(asked).toEqual(['robot', 'certificationTypeConfig'])
})
