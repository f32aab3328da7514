import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LicensePage } from './license/license-page'
import { PrivacyPolicyPage } from './privacy-policy/privacy-policy-page'
import { TermsOfServicePage } from './terms-of-service/terms-of-service-page'

describe('legal pages', () => {
  it('shows the whole MIT licence of the software', () => {
    const { container } = render(<LicensePage />)
    expect(screen.getByText('MIT License')).toBeTruthy()
    expect(screen.getByText(/^Copyright \(c\) \d{4} The Yardhand authors$/)).toBeTruthy()
    expect(container.textContent).toMatch(/OTHER DEALINGS IN THE\s+SOFTWARE\.$/)
  })

  it.each([
    ['Terms of service', TermsOfServicePage],
    ['Privacy policy', PrivacyPolicyPage],
  ])('%s has a heading above every part, and no word left open', (title, Page) => {
    const { container } = render(<Page />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5)
    expect(container.textContent).not.toMatch(/\{\{|(Title|Body)\b/)
  })
})
