import { describe, expect, it } from 'vitest'
import { checkNewPassword, commonPasswords, reasonAgainst } from './password-rule'

const rosa = { email: 'rosa.delgado@ridgeline.example', firstName: 'Rosa', lastName: 'Delgado' }
const common = new Set(['password', 'letmein', 'p@ssw0rd', 'correcthorsebatterystaple'])
const reason = (password: string, owner = rosa) => reasonAgainst(password, owner, common)?.en

describe('passwords: at least 12 characters, refused when among common ones (behaviour, section 3)', () => {
  it.each([
    'quarry lorry in the rain',
    'B7#mQ2!xTf9z',
    'ocho grúas amarillas',
    'twelve chars',
    '水曜日の朝は静かな採石場です',
  ])('accepts %j', (password) => expect(reason(password)).toBeUndefined())

  it.each(['', 'elevenchars', '💧💧💧💧💧💧'])('refuses %j: too short, counted in characters', (password) => {
    expect(reason(password)).toContain('at least 12 characters')
  })

  it.each([
    ['as it is', 'correcthorsebatterystaple'],
    ['in capitals', 'CorrectHorseBatteryStaple'],
    ['with spaces', 'correct horse battery staple'],
    ['with digits behind', 'password2026'],
    ['with digits and signs around', '!!Password-2026!!'],
    ['with an accent', 'pässword1234'],
    ['twice', 'passwordpassword'],
    ['twice and a bit', 'letmeinletmeinlet'],
    ['with its own signs', 'P@ssw0rd1234'],
  ])('refuses a common one %s: %s', (_, password) => expect(reason(password)).toContain('Too many people'))

  it.each(['aaaaaaaaaaaa', 'xyzzyxyzzyxyzzy', 'ab1ab1ab1ab1'])('refuses %s: it repeats', (password) => {
    expect(reason(password)).toContain('repeats')
  })

  it.each(['abcdefghijkl', '987654321098', 'qwertyuiopas', '1qaz2wsx3edc', 'aaaabbbbcccc', 'abcdef123456'])(
    'refuses %s: keys in a row',
    (password) => expect(reason(password)).toContain('in a row'),
  )

  it.each([
    rosa.email,
    'rosa.delgado1',
    'Delgado-Rosa-26',
    'rosadelgado@ridge',
    'DELGADO12345',
    'Yardhand2026',
    'yardhand-rosa!',
  ])('refuses %s: mostly the person’s or the product’s name', (password) =>
    expect(reason(password)).toContain('a name that others know'),
  )

  it('accepts a name among other words, and ignores short names', () => {
    expect(reason('delgado keeps nine lorries')).toBeUndefined()
    expect(reason('along the yard by hand', { ...rosa, email: 'al@x.example', firstName: 'Al' })).toBeUndefined()
  })

  it('uses a dictionary of common ones', async () => {
    expect((await commonPasswords()).size).toBeGreaterThan(40_000)
    expect((await checkNewPassword('Qwerty123456!', rosa))?.en).toContain('Too many people')
    expect(await checkNewPassword('quarry lorry in the rain', rosa)).toBeUndefined()
  })
})
