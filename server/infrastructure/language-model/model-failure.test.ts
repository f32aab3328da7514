import { describe, expect, it } from 'vitest'
import { failureOfStatus } from './model-failure'

const kindOf = (status: number, message?: string) =>
  failureOfStatus({ status, headers: new Headers({ 'retry-after': '7' }) }, message).kind

describe('a response of', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'refused'],
    [408, 'overloaded'],
    [413, 'too-long'],
    [415, 'refused'],
    [422, 'refused'],
    [425, 'overloaded'],
    [429, 'overloaded'],
    [500, 'overloaded'],
    [501, 'refused'],
    [503, 'overloaded'],
    [529, 'overloaded'],
    [302, 'refused'],
  ])('%i is %s', (status, kind) => {
    expect(kindOf(status)).toBe(kind)
  })

  it('429 says how long to wait', () => {
    const headers = new Headers({ 'retry-after': '7' })
    expect(failureOfStatus({ status: 429, headers })).toMatchObject({ retryAfterMs: 7000, status: 429 })
  })
})

describe('a refusal is about the length of the request', () => {
  it.each([
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    '{"error": {"code": "context_length_exceeded"}}',
    'prompt is too long: 200001 tokens > 200000 maximum',
    'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000',
    'the request exceeds the available context size, try increasing it',
    'The decoder prompt (length 5000) is longer than the maximum model length of 4096',
    'Prompt contains 33000 tokens, too large for model',
    'The input token count (40000) exceeds the maximum number of tokens allowed (32768).',
    '`inputs` tokens + `max_new_tokens` must be <= 4096',
  ])('%s', (message) => {
    expect([kindOf(400, message), kindOf(422, message)]).toEqual(['too-long', 'too-long'])
    expect(kindOf(404, message)).toBe('refused')
  })

  it.each([
    'max_tokens is not supported with this model',
    'Unexpected token in JSON',
    'response_format is not supported',
    'This model does not support image input',
  ])('but not by %s', (message) => {
    expect(kindOf(400, message)).toBe('refused')
  })
})
