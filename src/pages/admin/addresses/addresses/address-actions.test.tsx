import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { office, yard } from '@/entities/address/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { AddressActions } from './address-actions'
import { AddressDialog } from './address-dialog'

const organizationId = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'
let sent: unknown[] = []
const server = serveWith(
  platformHttp.post('/organizations/addresses/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(yard)
  }),
  platformHttp.put('/organizations/addresses/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(yard)
  }),
  platformHttp.delete('/organizations/addresses/{orgId}/{addressId}', ({ params, response }) => {
    sent.push(params.addressId)
    return response(204).empty()
  }),
)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
// Typing as a person would is slow beside 249 countries.
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function choose(address: typeof yard, action: string) {
  renderScreen(<AddressActions organizationId={organizationId} address={address} />)
  await press(`Actions for ${address.label}`)
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}

beforeEach(() => {
  sent = []
})

describe('AddressDialog', () => {
  const onClose = vi.fn()

  function fillIn() {
    renderScreen(<AddressDialog organizationId={organizationId} onClose={onClose} />)
    fill('Name of the address', 'Depot')
    fill('Street and number', '3 Pit Lane')
    fill('City', 'Butte')
    fill('Country', 'CA')
  }

  it('adds an address, with its country as ISO 3166-1 code', async () => {
    fillIn()
    await press('Add address')
    await screen.findByText('Address saved')
    expect(sent).toMatchObject([{ label: 'Depot', line1: '3 Pit Lane', city: 'Butte', country: 'CA', region: '' }])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('names every field that is missing', async () => {
    renderScreen(<AddressDialog organizationId={organizationId} onClose={onClose} />)
    fill('Country', '')
    await press('Add address')
    const advices = ['Enter a name.', 'Enter the street and number.', 'Enter the city.', 'Choose a country.']
    for (const advice of advices) await screen.findByText(advice)
    expect(sent).toEqual([])
  })

  it('puts what the server refuses beside its field', async () => {
    server.use(
      platformHttp.post('/organizations/addresses/{id}', ({ response }) =>
        response(400).json({
          ...problem(400, 'validation_failed', 'The request is not valid.'),
          errors: [{ path: 'body.postal_code', message: 'At most 20 characters.' }],
        }),
      ),
    )
    fillIn()
    await press('Add address')
    await screen.findByText('At most 20 characters.')
    expect(document.activeElement).toBe(screen.getByLabelText(/Postal code/))
  })
})

describe('AddressActions', () => {
  it('edits an address', async () => {
    await choose(yard, 'Edit')
    fill('City', 'Helena')
    await press('Save address')
    await waitFor(() => expect(sent).toMatchObject([{ id: yard.id, city: 'Helena', line1: '12 Quarry Road' }]))
  })

  it('makes another one the default', async () => {
    await choose(office, 'Make default')
    await screen.findByText('Office is now the default address')
    expect(sent).toEqual([{ id: office.id, is_default: true }])
  })

  it('deletes only once it is confirmed, and names the address that becomes the default', async () => {
    await choose(yard, 'Delete')
    await screen.findByText(/The oldest remaining address becomes the default/)
    expect(sent).toEqual([])
    await press('Delete address')
    await screen.findByText('Address deleted')
    expect(sent).toEqual([yard.id])
  })
})
