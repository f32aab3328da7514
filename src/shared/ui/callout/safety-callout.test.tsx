import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { SafetyCallout } from './safety-callout'

describe('SafetyCallout', () => {
  afterEach(() => act(() => chooseLanguage('en', { remember: false })))

  it("has the signal word in the reader's language and the text of the manual", async () => {
    render(<SafetyCallout level="warning">Hot oil burns.</SafetyCallout>)
    expect(screen.getByRole('note').textContent).toBe('WARNINGHot oil burns.')
    await act(() => chooseLanguage('es', { remember: false }))
    expect(screen.getByRole('note').textContent).toBe('ADVERTENCIAHot oil burns.')
  })
})
