import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '@/shared/lib/i18n'
import { DateField } from './date-field'
import { useDayCheck } from './use-day-check'

const onChange = vi.fn()
const input = (label = 'Done on') => screen.getByLabelText<HTMLInputElement>(label)
const lastValue = () => onChange.mock.lastCall?.[0].target.value

async function readAs(tag: string, language: 'en' | 'es' = 'en') {
  vi.stubGlobal('navigator', { ...navigator, languages: [tag] })
  await chooseLanguage(language, { remember: false })
}

afterEach(async () => {
  onChange.mockReset()
  vi.unstubAllGlobals()
  await chooseLanguage('en', { remember: false })
})

describe('DateField', () => {
  it.each([
    ['en-US', 'en', 'mm/dd/yyyy', '12/1/2026', '12/01/2026'],
    ['en-GB', 'en', 'dd/mm/yyyy', '1/12/2026', '01/12/2026'],
    ['es-ES', 'es', 'dd/mm/aaaa', '1-12-26', '01/12/2026'],
    ['es-MX', 'es', 'dd/mm/aaaa', '2026-12-01', '01/12/2026'],
  ] as const)('of %s in %s is typed as %s: %s', async (tag, language, pattern, typed, shown) => {
    await readAs(tag, language)
    render(<DateField label="Done on" onChange={onChange} />)
    expect(input().placeholder).toBe(pattern)
    await userEvent.type(input(), typed)
    expect(lastValue()).toBe('2026-12-01')
    expect(input().value).toBe(typed)
    await userEvent.tab()
    expect(input().value).toBe(shown)
  })

  it('says what is wrong once it is left, and how it is typed', async () => {
    render(<DateField label="Done on" onChange={onChange} earliest="2026-01-01" latest="2026-12-31" />)
    await userEvent.type(input(), '2/30/2026')
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    screen.getByText(/^Enter a date such as .* \(mm\/dd\/yyyy\)\.$/)
    expect(input().value).toBe('2/30/2026')
    await userEvent.clear(input())
    await userEvent.type(input(), '1/1/2027')
    await userEvent.tab()
    screen.getByText('Enter 12/31/2026 or earlier.')
    await userEvent.clear(input())
    await userEvent.type(input(), '12/31/2025')
    await userEvent.tab()
    screen.getByText('Enter 01/01/2026 or later.')
    await userEvent.clear(input())
    await userEvent.tab()
    expect(input().getAttribute('aria-invalid')).toBeNull()
    expect(lastValue()).toBe('')
  })

  it('says what is wrong on Enter, too, which sends a form without leaving the field', async () => {
    render(<DateField label="Done on" onChange={onChange} />)
    await userEvent.type(input(), '13/45/2026{Enter}')
    screen.getByText(/^Enter a date such as/)
    await userEvent.type(input(), '{Backspace}')
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })

  it('shows the value that it is given, and each later one', () => {
    const { rerender } = render(<DateField label="Done on" value="2026-12-21" onChange={onChange} />)
    expect(input().value).toBe('12/21/2026')
    rerender(<DateField label="Done on" value="" onChange={onChange} />)
    expect(input().value).toBe('')
  })

  it('is chosen from a calendar by keys alone', async () => {
    render(<DateField label="Done on" value="2026-12-21" onChange={onChange} latest="2027-01-20" />)
    const button = screen.getByRole('button', { name: 'Choose the date: Done on' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const grid = await screen.findByRole('grid', { name: 'December 2026' })
    const day = (name: RegExp) => within(grid).getByRole('button', { name })
    await waitFor(() => expect(document.activeElement).toBe(day(/December 21, 2026/)))
    expect(day(/December 21, 2026/).getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
    expect(document.activeElement).toBe(day(/^Sunday, December 27, 2026/))
    await userEvent.keyboard('{PageDown}')
    await screen.findByRole('grid', { name: 'January 2027' })
    // The last day that can be chosen.
    expect(document.activeElement).toBe(day(/January 20, 2027/))
    expect(day(/January 21, 2027/)).toHaveProperty('disabled', true)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(lastValue()).toBe('2027-01-13')
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('closes by Escape and changes nothing', async () => {
    render(<DateField label="Done on" value="2026-12-21" onChange={onChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose the date: Done on' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
    await screen.findByRole('grid', { name: 'January 2027' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('grid')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('has nothing to choose from while it can only be read', () => {
    render(<DateField label="Done on" value="2026-12-21" readOnly />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const sent = vi.fn()

function Form() {
  const { register, handleSubmit, formState, reset, setValue } = useForm({ defaultValues: { day: '2026-12-01' } })
  const isDay = useDayCheck()
  return (
    <form noValidate onSubmit={handleSubmit((values) => sent(values))}>
      <DateField label="Done on" error={formState.errors.day?.message} {...register('day', { validate: isDay })} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
      <button type="button" onClick={() => setValue('day', '2027-01-02')}>
        Set
      </button>
      <output>{formState.isDirty ? 'changed' : 'unchanged'}</output>
    </form>
  )
}

describe('DateField in a form', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('is sent as the contract writes it, and only if it is a day', async () => {
    sent.mockReset()
    render(<Form />)
    expect(input().value).toBe('12/01/2026')
    await userEvent.clear(input())
    await userEvent.type(input(), '13/1/2026')
    await press('Save')
    await screen.findByText(/^Enter a date such as/)
    expect(sent).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(input()))
    await userEvent.clear(input())
    await userEvent.type(input(), '1/13/2026{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ day: '2026-01-13' }))
  })

  it('is dirty while it differs, and takes what the form sets', async () => {
    render(<Form />)
    expect(screen.getByRole('status').textContent).toBe('unchanged')
    await userEvent.clear(input())
    expect(screen.getByRole('status').textContent).toBe('changed')
    await press('Reset')
    expect(screen.getByRole('status').textContent).toBe('unchanged')
    expect(input().value).toBe('12/01/2026')
    await press('Set')
    expect(input().value).toBe('01/02/2027')
  })
})
