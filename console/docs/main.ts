/** Shows the page of the contract, on which the signed-in person can try calls. */
import { encryptField } from '@board/client/encrypt-browser'
import { randomHex } from '@board/client/random'
import { wire } from '@board/generated/wire'
import { templateWire } from '@board/generated/wire-template'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import { api } from '../api/client.ts'
import { readCookie } from '../base/cookies.ts'
import { complete } from './complete.ts'
import './docs.css'
import { shownContract } from './shown.ts'
import { wordsOf } from './words.ts'

const address = '/api/openapi.json'
const language = readCookie('language') ?? 'zh-CN'
const words = wordsOf(language)
const place = document.getElementById('docs')
const caller = document.getElementById('caller')
const token = () => readCookie('token') ?? ''

document.documentElement.lang = language
document.title = words.title

/** Shows the account with which calls are tried. */
function showCaller() {
  if (!caller) return
  const link = document.createElement('a')
  link.href = address
  link.textContent = 'openapi.json'
  caller.replaceChildren(token() === '' ? words.visitor : words.signedIn, ' ', link)
}

async function open(domNode: HTMLElement) {
  domNode.textContent = words.loading
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const spec = shownContract(await answer.json())
  domNode.textContent = ''
  SwaggerUI({
    domNode,
    spec,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    filter: true,
    deepLinking: true,
    displayOperationId: true,
    // no document is sent to an external validator
    validatorUrl: null,
    requestInterceptor: request =>
      complete(request, {
        origin: location.origin,
        token: token(),
        language,
        appCode: 'api-docs',
        calls: { ...wire, ...templateWire },
        publicKey: async () => (await api.call('siteConfig')).publicKey,
        encryptField,
        clock: Date.now,
        random: randomHex
      })
  })
}

showCaller()
document.addEventListener('visibilitychange', showCaller)
if (place) open(place).catch(() => place.replaceChildren(words.failed))
