import { describe, expect, it } from 'vitest'
import { answeredTokens, belongToOnePerson, parseTokens } from './tokens'

const tokensOf = (userId: string, exp: number) => ({
  access_token: `e30.${btoa(JSON.stringify({ user_id: userId, exp })).replaceAll('=', '')}.sig`,
  refresh_token: `refresh-${exp}`,
})

describe('belongToOnePerson', () => {
  it('"the access token carries user_id and exp": compares who, not until when', () => {
    expect(belongToOnePerson(tokensOf('rosa', 1), tokensOf('rosa', 2))).toBe(true)
    expect(belongToOnePerson(tokensOf('rosa', 1), tokensOf('ada', 1))).toBe(false)
  })
})

describe('parseTokens', () => {
  it.each([null, '', 'nonsense', 'null', '[]', '{"access_token":"a"}', '{"access_token":1,"refresh_token":2}'])(
    'finds no tokens in %j',
    (text) => {
      expect(parseTokens(text)).toBeNull()
    },
  )

  it('finds the pair', () => {
    expect(parseTokens('{"access_token":"a","refresh_token":"r","more":1}')).toEqual({
      access_token: 'a',
      refresh_token: 'r',
    })
  })

  it.each([
    '{"refresh_token":"r"}',
    '{"access_token":null,"refresh_token":"r"}',
    '{"access_token":7,"refresh_token":"r"}',
  ])('an access token that is missing, as in %s, is one to refresh', (text) => {
    expect(parseTokens(text)).toEqual({ access_token: '', refresh_token: 'r' })
  })
})

describe('answeredTokens', () => {
  it('is the pair of the answer', () => {
    expect(answeredTokens({ access_token: 'a', refresh_token: 'r', more: 1 })).toEqual({
      access_token: 'a',
      refresh_token: 'r',
    })
  })

  it.each([
    '{}',
    'null',
    '""',
    '{"access_token":"","refresh_token":""}',
    '{"access_token":"a","refresh_token":" "}',
    '{"access_token":1,"refresh_token":2}',
  ])('has no answer where %s is one', (body) => {
    expect(() => answeredTokens(JSON.parse(body))).toThrow(expect.objectContaining({ status: 0 }))
  })
})
