import { describe, expect, it } from 'vitest'
import { i18n } from '@/shared/lib/i18n'
import { problem, tokenNotValid } from '../../../tests/msw/problem'
import { ApiError, isSessionRefusal, noAnswer } from './api-error'

describe('ApiError', () => {
  it('"A generic request failure yields success false, status, message (default: An error occurred) and data."', () => {
    expect(new ApiError({ status: 500, data: '<html>' })).toMatchObject({
      success: false,
      status: 500,
      message: 'An error occurred',
      data: '<html>',
    })
  })

  it('"No response at all yields: Network error or server did not respond."', () => {
    expect(noAnswer()).toMatchObject({
      success: false,
      status: 0,
      message: 'Network error or server did not respond.',
      data: undefined,
    })
  })

  it('says both in Spanish, too, without loading anything', () => {
    i18n.changeLanguage('es')
    expect([noAnswer().message, new ApiError({ status: 500 }).message]).toEqual([
      'No hay conexión o el servidor no respondió.',
      'Se produjo un error',
    ])
    i18n.changeLanguage('en')
  })

  it('takes message, code and request id from problem details', () => {
    const data = { detail: 'Machine not found.', code: 'not_found', request_id: 'r-7' }
    const error = new ApiError({ status: 404, data })
    expect(error).toMatchObject({ message: 'Machine not found.', code: 'not_found', requestId: 'r-7' })
  })

  it('gives each refused field its reason under the name that the form knows', () => {
    const errors = [{ path: 'body.email', message: 'Email is required field.' }]
    expect(new ApiError({ status: 400, data: { errors } }).fields).toEqual({ email: 'Email is required field.' })
    expect(new ApiError({ status: 400, data: { errors: 'none' } }).fields).toEqual({})
  })

  it('"a 401 whose detail mentions token_not_valid" is one, and nothing else', () => {
    const detail = 'token_not_valid: the access token is missing, expired or forged.'
    expect(new ApiError({ status: 401, data: { detail } }).isTokenNotValid).toBe(true)
    expect(new ApiError({ status: 403, data: { detail } }).isTokenNotValid).toBe(false)
    expect(new ApiError({ status: 401, data: { detail: 'Wrong e-mail or password.' } }).isTokenNotValid).toBe(false)
    expect(new ApiError({ status: 401, data: 'token_not_valid' }).isTokenNotValid).toBe(false)
  })
})

describe('a session is refused', () => {
  it.each([400, 401, 403])('by a problem document of the server with %i', (status) => {
    expect(isSessionRefusal(new ApiError({ status, data: problem(status, 'refused', 'No.') }))).toBe(true)
  })

  it('by whatever says that the token is not valid', () => {
    expect(isSessionRefusal(new ApiError({ status: 401, data: { detail: tokenNotValid.detail } }))).toBe(true)
  })

  it.each([404, 409, 429, 500, 503])('not by one with %i', (status) => {
    expect(isSessionRefusal(new ApiError({ status, data: problem(status, 'busy', 'Later.') }))).toBe(false)
  })

  const foreign: unknown[] = [
    undefined,
    '',
    '<html>400 Request Header Or Cookie Too Large</html>',
    null,
    [],
    { message: 'Forbidden' },
    { error: 'invalid_token', error_description: 'Sign in to the network.' },
    { statusCode: 401, message: 'Access denied due to missing subscription key.' },
    { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'Blocked.' },
  ]
  it.each(foreign.map((data) => [data]))('not by what something between answers: %j', (data) => {
    for (const status of [400, 401, 403]) expect(isSessionRefusal(new ApiError({ status, data }))).toBe(false)
  })
})
