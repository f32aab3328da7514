import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme, chosenTheme, startTheme, themes, useTheme } from '.'

const shown = () => document.documentElement.dataset.theme
const wantsContrast = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

function Current() {
  return <output>{useTheme()}</output>
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('Theme', () => {
  it('follows the system until somebody chooses', () => {
    startTheme()
    expect(chosenTheme()).toBe('system')
    expect(shown()).toBeUndefined()
  })

  it('follows the system’s wish for more contrast, unless a theme was chosen', () => {
    wantsContrast(true)
    startTheme()
    expect(shown()).toBe('contrast')
    chooseTheme('light')
    expect(shown()).toBe('light')
  })

  it('is remembered on the device and shown wherever it is read', () => {
    render(<Current />)
    act(() => chooseTheme('dark'))
    expect(screen.getByRole('status').textContent).toBe('dark')
    delete document.documentElement.dataset.theme
    startTheme()
    expect(shown()).toBe('dark')
  })

  it('does not break on what another version has stored', () => {
    localStorage.setItem('theme', 'sepia')
    startTheme()
    expect(chosenTheme()).toBe('system')
    expect(shown()).toBeUndefined()
  })
})

describe('public/early.js, which runs before the first paint', () => {
  const source = readFileSync('public/early.js', 'utf8')

  it.each(themes.flatMap((theme) => [true, false].map((contrast) => [theme, contrast] as const)))(
    'shows for %s, with more contrast wished for: %s, what the app will show',
    (theme, contrast) => {
      wantsContrast(contrast)
      chooseTheme(theme)
      const expected = shown()
      delete document.documentElement.dataset.theme
      new Function(source)()
      expect(shown()).toBe(expected)
    },
  )
})
