import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SelectField } from '../select-field'
import { TextField } from '../text-field'
import { TextareaField } from '../textarea-field'

const given = {
  label: 'Manual kind',
  help: 'Decides who reads it first.',
  error: 'Choose a kind.',
  optional: true,
  id: 'kind',
  className: 'w-44',
  name: 'manual_kind',
}

describe('a field', () => {
  it.each([
    ['text', <TextField key="text" {...given} />],
    ['select', <SelectField key="select" {...given} options={[]} />],
    ['textarea', <TextareaField key="textarea" {...given} />],
  ])('of kind %s has the label, the help and the error; its control has the rest', (_, field) => {
    const { container } = render(field)
    const control = screen.getByLabelText('Manual kind (optional)')
    expect([control.id, control.getAttribute('name')]).toEqual(['kind', 'manual_kind'])
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([given.help, given.error])
    expect(container.firstElementChild?.classList.contains('w-44')).toBe(true)
    expect(control.classList.contains('w-44')).toBe(false)
    for (const name of ['label', 'help', 'error', 'optional']) expect(control.hasAttribute(name)).toBe(false)
  })
})
