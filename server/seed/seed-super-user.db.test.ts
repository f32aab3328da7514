import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, people, type TestApp } from '../../tests/support/test-app'
import { seedSuperUser } from './seed-super-user'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const password = 'long enough for this'

describe('the first super user is created by a documented command (behaviour, section 10)', () => {
  it('can sign in', async () => {
    await seedSuperUser(test.db, ' First@Yard.example', password)
    const { body } = await test.anyone.post('/api/v2/auth/login', { email: 'first@yard.example', password })
    const headers = { authorization: `Bearer ${body.access_token}` }
    const me = await test.anyone.get('/api/v2/auth/me', { headers })
    expect(me.body).toMatchObject({ email: 'first@yard.example', is_superuser: true, organization: null })
  })

  it.each([
    ['no address', password, 'is not an e-mail address'],
    ['new@yard.example', 'short', 'at least 12 characters'],
    ['new@yard.example', undefined, 'SUPER_USER_PASSWORD: Use at least 12 characters'],
    ['new@yard.example', 'Password123456', 'Too many people'],
    ['night.watchman@yard.example', 'nightwatchman1', 'a name that others know'],
    [people.operator, password, 'already has an account'],
  ])('refuses %s with the password %s', async (email, given, reason) => {
    await expect(seedSuperUser(test.db, email, given)).rejects.toThrow(reason)
  })
})
