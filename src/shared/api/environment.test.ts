import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment'

describe('parseEnvironment', () => {
  it('serves all four from the page’s own origin by default', () => {
    expect(parseEnvironment({}, 'https://yard.example')).toEqual({
      platformUrl: 'https://yard.example/api/v2',
      assistantsUrl: 'https://yard.example/api/v1',
      partsUrl: 'https://yard.example/api/parts',
      socketUrl: 'https://yard.example',
    })
  })

  it('takes each address from its variable, with or without a slash at its end', () => {
    const variables = { VITE_PLATFORM_API_URL: 'https://api.example/v2/', VITE_PARTS_API_URL: '/parts' }
    expect(parseEnvironment(variables, 'https://yard.example')).toMatchObject({
      platformUrl: 'https://api.example/v2',
      partsUrl: 'https://yard.example/parts',
    })
  })

  it('names the variable that is not an address', () => {
    expect(() => parseEnvironment({ VITE_SOCKET_URL: 'mailto:a@b.example' }, 'https://yard.example')).toThrow(
      'VITE_SOCKET_URL',
    )
  })
})
