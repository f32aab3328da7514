import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar } from './progress-bar'

describe('ProgressBar', () => {
  it('shows the real figure, and reads it out', () => {
    render(<ProgressBar label="Reading pages" value={112} max={248} figure="112 of 248 pages" />)
    const bar = screen.getByRole('progressbar', { name: 'Reading pages' })
    expect(bar.getAttribute('aria-valuenow')).toBe('45')
    expect(bar.getAttribute('aria-valuetext')).toBe('112 of 248 pages')
    expect(screen.getByText('112 of 248 pages')).toBeTruthy()
  })

  it.each([
    ['nothing counted yet', 0, 0, '0'],
    ['more than there was said to be', 12, 10, '100'],
    ['almost done is not done', 999, 1000, '99'],
  ])('%s', (_, value, max, percent) => {
    render(<ProgressBar label="Reading" value={value} max={max} />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
  })
})
