import type { z } from 'zod'

export type ModelProvider = 'openai-compatible' | 'anthropic'

/** A language model behind one endpoint. */
export interface LanguageModel {
  /** As the settings name it. */
  readonly name: string
  readonly provider: ModelProvider
  /** Whether it is sent pictures; those of a message are left out otherwise. */
  readonly seesImages: boolean
  /**
   * One answer in JSON: as structured output, or as plain JSON in text where the endpoint refuses `response_format`.
   * @throws ModelFailure, or the signal's reason
   */
  generate<Value>(request: GenerateRequest<Value>): Promise<Generated<Value>>
  /**
   * Text as it is written, with calls of tools in between, which are executed and answered, in at most `maxSteps`
   * requests; in the last one no tool may be called.
   * @throws ModelFailure, also in the middle of the text, the signal's reason, or what a tool throws
   */
  stream(request: StreamRequest): AsyncIterable<ModelEvent>
  health(): ModelHealth
}

export interface ModelRequest {
  instructions: string
  /** Alternating turns; the last one is the user's. */
  messages: readonly ModelMessage[]
  /** Ends the request upstream, too. */
  signal: AbortSignal
  /**
   * Called for each request that the endpoint has answered at least in part, also if it failed or was cancelled then, so
   * that no use escapes a budget. Together they are the `usage` of a result.
   */
  onUsage?: (usage: ModelUsage) => void
}

export interface ModelMessage {
  role: 'user' | 'assistant'
  text: string
  /** PNG, JPEG or WebP; only for a model that sees them. */
  images?: readonly Uint8Array[]
}

export interface GenerateRequest<Value> extends ModelRequest {
  /** Of an object whose properties are all required, as strict structured output demands; what is unknown is nullable. */
  schema: z.ZodType<Value>
}

export interface Generated<Value> {
  value: Value
  usage: ModelUsage
}

export interface ModelTool {
  name: string
  description: string
  /** Of an object. An input that does not fit is not executed; the model is told why. */
  input: z.ZodType
  /** The result as text for the model; what it throws ends the stream. The calls of one step are executed together. */
  execute(input: unknown, signal: AbortSignal): Promise<string>
}

export interface StreamRequest extends ModelRequest {
  tools: readonly ModelTool[]
  /** At least 1. */
  maxSteps: number
}

export type ModelEvent =
  | { type: 'text'; text: string }
  /** Ends a step, after its tools were executed: what was written in it was no answer. */
  | { type: 'tools'; calls: { name: string; input: unknown }[] }
  | { type: 'end'; usage: ModelUsage; isCutOff: boolean }

/** Of all requests; estimated by the length of the texts where the endpoint reports nothing. */
export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

/** Of this process. */
export interface ModelHealth {
  /** `unused` until the first request; `resting` while the circuit breaker is open. */
  state: 'unused' | 'working' | 'failing' | 'resting'
  lastSuccessAt: Date | null
  lastFailure: { at: Date; kind: FailureKind } | null
}

export type FailureKind =
  /** No connection. */
  | 'unreachable'
  /** No byte arrived in time. */
  | 'timeout'
  /** The key is wrong, or may not use the model. */
  | 'unauthorized'
  /** Too many requests, or an error of the server, also after further attempts. */
  | 'overloaded'
  /** The request was not accepted, for example because the model is unknown or sees no pictures. */
  | 'refused'
  /** More text than the model can read at once. */
  | 'too-long'
  /** The response cannot be read, or does not fit the schema. */
  | 'garbled'
  /** The response ended in the middle. */
  | 'broken-off'
  /** Not called, because it has failed repeatedly or asked to wait. */
  | 'resting'
