import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseLanguage } from '../i18n'
import { useDateTime } from './use-date-time'

afterEach(() => chooseLanguage('en', { remember: false }))

describe('useDateTime', () => {
  it('writes date and time as the reader is used to, in their own time zone', async () => {
    const moment = new Date(2026, 10, 21, 8, 30).toISOString()
    const { result } = renderHook(useDateTime)
    expect(result.current(moment)).toMatch(/^Nov 21, 2026, 8:30\sAM$/)
    await act(() => chooseLanguage('es', { remember: false }))
    expect(result.current(moment)).toMatch(/^21 nov 2026, 8:30$/)
  })
})
