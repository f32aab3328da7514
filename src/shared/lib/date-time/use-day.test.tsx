import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../i18n'
import { useDay } from './use-day'

afterEach(async () => {
  vi.unstubAllGlobals()
  await chooseLanguage('en', { remember: false })
})

describe('useDay', () => {
  it('writes a day as the reader is used to, never the one before or after it', async () => {
    const { result } = renderHook(useDay)
    expect(result.current('2026-12-07')).toBe('Dec 7, 2026')
    await act(() => chooseLanguage('es', { remember: false }))
    expect(result.current('2026-12-07')).toBe('7 dic 2026')
  })

  it('writes it in the order of the region', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] })
    expect(renderHook(useDay).result.current('2026-12-07')).toBe('7 Dec 2026')
  })
})
