import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path'

const origin = 'https://yard.example'

describe('nextPath', () => {
  it('"Honours a next query parameter, default /"', () => {
    expect(nextPath(undefined, origin)).toBe('/')
    expect(nextPath('', origin)).toBe('/')
    expect(nextPath('/machines?page=2#list', origin)).toBe('/machines?page=2#list')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'machines',
  ])('stays on this site: %j', (next) => {
    const path = nextPath(next, origin)
    expect(new URL(path, origin).origin).toBe(origin)
    expect(path).toBe('/')
  })

  it.each(['/login', '/login/?next=/', '/logout', '/magic-login?token=x', '/onboarding'])(
    'does not lead in a circle: %s',
    (next) => {
      expect(nextPath(next, origin)).toBe('/')
    },
  )
})
