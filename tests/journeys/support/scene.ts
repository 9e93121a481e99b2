import type { Page, Request } from 'playwright'

/** The number of answered requests that are described after a failure: the newest. */
const mostAnswered = 6

const isAnswered = (outcome: string | undefined) => outcome?.startsWith('2') && outcome.endsWith('finished')

/** What the reader of a page sees: messages of its parts, open dialogs, the focused element, the beginning of its text. */
const visible = `(() => {
  const lines = part => part.innerText.replaceAll(/\\s+/g, ' ').trim()
  const seen = selector => [...document.querySelectorAll(selector)].filter(part => part.checkVisibility())
  const focused = document.activeElement
  return [
    ...seen('[role="alert"], [role="status"]').map(part => part.role + ': ' + lines(part).slice(0, 200)),
    ...seen('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
      .map(part => (part.role ?? part.tagName) + ': ' + lines(part).slice(0, 600)),
    'focus: ' + (focused ? focused.cloneNode(false).outerHTML.slice(0, 200) + lines(focused).slice(0, 40) : 'none'),
    'text: ' + lines(document.querySelector('main') ?? document.body).slice(0, 500)
  ].join('\\n')
})()`

/**
 * Records the requests and messages of a page, and returns a function that describes them and what the page shows. A test
 * that waits in vain says only what it waited for; the description says what stood there instead.
 */
export function recordScene(page: Page): () => Promise<string> {
  const began = new Map<Request, number>()
  const requests: Request[] = []
  const outcomes = new Map<Request, string>()
  const messages: string[] = []
  page.on('request', request => {
    began.set(request, Date.now())
    requests.push(request)
    if (requests.length > 500) requests.shift()
  })
  page.on('response', response => outcomes.set(response.request(), String(response.status())))
  page.on('requestfinished', request => outcomes.set(request, `${outcomes.get(request) ?? ''} finished`))
  page.on('requestfailed', request =>
    outcomes.set(request, `${outcomes.get(request) ?? ''} failed: ${request.failure()?.errorText}`)
  )
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`console: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', error => messages.push(`error: ${error.message.slice(0, 300)}`))
  return async () => {
    if (page.isClosed()) return ''
    const now = Date.now()
    const shown = await Promise.race([
      page.evaluate<string>(visible).catch(failure => `not readable: ${failure}`),
      new Promise<string>(done => setTimeout(done, 3000, 'not readable: the page does not answer'))
    ])
    const unanswered = requests.filter(request => !isAnswered(outcomes.get(request))).slice(-10)
    const described = new Set([...unanswered, ...requests.slice(-mostAnswered)])
    return [
      `at ${page.url()}`,
      ...[...described].map(
        request =>
          `  ${((now - (began.get(request) ?? now)) / 1000).toFixed(1)} s ago: ${request.method()} ${request.url().slice(0, 160)} ${outcomes.get(request) ?? 'open'}`
      ),
      ...messages.slice(-4),
      shown
    ].join('\n')
  }
}
