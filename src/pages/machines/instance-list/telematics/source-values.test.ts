import { describe, expect, it } from 'vitest'
import { provider } from '@/entities/telematics-source/testing'
import { intervalsWith, toSend, valuesOf } from './source-values'

describe('the fields of an endpoint', () => {
  it('start with what is stored, except for the password, and send it unchanged', () => {
    const { name, url, authentication, username, interval_minutes, is_active } = provider
    expect(toSend(valuesOf(provider))).toEqual({ name, url, authentication, username, interval_minutes, is_active })
  })

  it('send a password that was typed', () => {
    expect(toSend({ ...valuesOf(undefined), password: 'secret' })).toMatchObject({ password: 'secret' })
  })

  it('offer an interval that is stored beside the usual ones', () => {
    expect(intervalsWith(90)).toEqual([15, 30, 60, 90, 240, 720, 1440])
    expect(intervalsWith(undefined)).toEqual([15, 30, 60, 240, 720, 1440])
  })
})
