export type { BodyOf, DataOf, OperationId, ParamsOf, QueryOf } from '@board/generated/calls'
export { createClient } from './client.ts'
export type { EncryptField } from './encrypt.ts'
export {
  ApiError,
  type FieldProblem,
  type LocalCode,
  type RefusalDetail,
  type Restriction,
  type SameMessage,
  type SecondStep,
  unnamedRequest
} from './error.ts'
export type { SessionEvent } from './session.ts'
export type { AnyInput, CallOptions, Client, ClientOptions, Input } from './types.ts'
export type { Progress } from './upload.ts'
