import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NewPasswordField } from './new-password-field'
import { useNewPasswordRules } from './use-new-password-rules'

describe('NewPasswordField', () => {
  it('says before anything is typed what a password must be like', () => {
    render(<NewPasswordField />)
    const help = screen.getByLabelText('New password').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(help)?.textContent).toContain('At least 12 characters.')
  })

  it('can be filled by a password manager, and takes what is pasted', async () => {
    render(<NewPasswordField />)
    const field = screen.getByLabelText<HTMLInputElement>('New password')
    expect(field.autocomplete).toBe('new-password')
    await userEvent.click(field)
    await userEvent.paste('quarry lorry in the rain')
    expect(field.value).toBe('quarry lorry in the rain')
  })
})

describe('"Passwords: at least 12 characters" (behaviour, section 3)', () => {
  const { validate } = renderHook(useNewPasswordRules).result.current

  it.each(['quarry lorry', 'áéíóúñ àèìòù', '🚜🚜🚜🚜🚜🚜🚜🚜🚜🚜🚜🚜'])('%j is long enough', (password) => {
    expect(validate(password)).toBe(true)
  })

  it.each(['quarry lorr', '🚜🚜🚜🚜🚜🚜🚜🚜🚜🚜🚜'])('%j is not', (password) => {
    expect(validate(password)).toBe('Use at least 12 characters.')
  })
})
