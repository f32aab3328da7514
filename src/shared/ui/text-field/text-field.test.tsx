import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TextField } from './text-field'

describe('TextField', () => {
  it('is found by its label and described by its help', () => {
    render(<TextField label="Serial number" help="On the plate below the cab." />)
    const input = screen.getByLabelText('Serial number')
    expect(describedBy(input)).toContain('On the plate below the cab.')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows an error beside the field, ties it to the control and reads it out', () => {
    const { rerender } = render(<TextField label="Email" help="The one you were invited with." />)
    rerender(<TextField label="Email" help="The one you were invited with." error="Email is required field." />)
    const input = screen.getByLabelText('Email')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input)).toContain('Email is required field.')
    expect(describedBy(input)).toContain('The one you were invited with.')
    expect(screen.getByText('Email is required field.').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'polite',
    )
  })

  it('says which fields may be left empty', () => {
    render(<TextField label="PO number" optional />)
    expect(screen.getByLabelText('PO number (optional)')).toBeTruthy()
  })
})

function describedBy(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
