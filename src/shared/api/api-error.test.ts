import { describe, expect, it } from 'vitest'
import { i18n } from '@/shared/lib/i18n'
import { foreignAnswers } from '../../../tests/msw/foreign-answers'
import { problem, tokenNotValid } from '../../../tests/msw/problem'
import { ApiError, isRefusal, isSessionRefusal, isUnanswered, noAnswer } from './api-error'

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

  it.each(foreignAnswers)('not by what something between answers: %j', (data) => {
    for (const status of [400, 401, 403]) expect(isSessionRefusal(new ApiError({ status, data }))).toBe(false)
  })
})

describe('a call is refused', () => {
  it.each([400, 404, 410, 429])('by a problem document of the server with %i', (status) => {
    const cause = new ApiError({ status, data: problem(status, 'refused', 'No.') })
    expect([isRefusal(cause), isRefusal(cause, 409, status), isRefusal(cause, 409)]).toEqual([true, true, false])
    expect(isUnanswered(cause)).toBe(false)
  })

  it('not where the server is in trouble, which is an answer nevertheless', () => {
    const cause = new ApiError({ status: 503, data: problem(503, 'busy', 'Later.') })
    expect([isRefusal(cause), isUnanswered(cause)]).toEqual([false, false])
  })

  it.each(foreignAnswers)('not by what something between answers, which is as good as no answer: %j', (data) => {
    for (const status of [400, 403, 404, 407, 410, 413, 502, 511]) {
      const cause = new ApiError({ status, data })
      expect([isRefusal(cause), isRefusal(cause, status), isUnanswered(cause)]).toEqual([false, false, true])
    }
  })
})
