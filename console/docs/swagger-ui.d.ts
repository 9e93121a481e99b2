declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** A request that is about to be sent. */
  export interface TriedRequest {
    url: string
    method: string
    headers: Record<string, string>
    body?: unknown
  }

  interface Options {
    domNode: HTMLElement
    spec: object
    docExpansion: 'none'
    defaultModelsExpandDepth: number
    filter: boolean
    deepLinking: boolean
    displayOperationId: boolean
    validatorUrl: null
    requestInterceptor: (request: TriedRequest) => Promise<TriedRequest>
  }

  export default function SwaggerUI(options: Options): void
}
