import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { organizationQueries } from '@/entities/organization'
import { northfield, tallPines } from '@/entities/organization/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { CreateOperatorDialog } from './create-operator-dialog'
import { EditOrganization } from './edit-organization'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.put('/organizations/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(northfield)
  }),
  platformHttp.post('/organizations/', async ({ request, response }) => {
    sent.push(await request.json())
    return response(201).json(tallPines)
  }),
  platformHttp.post('/organizations/{id}/logo', async ({ request, response }) => {
    sent.push([...(await request.formData()).keys()])
    return response(200).json(northfield)
  }),
  platformHttp.delete('/organizations/{id}/logo', ({ response }) => {
    sent.push('removed')
    return response(200).json(northfield)
  }),
)

function Stored() {
  const { data } = useQuery(organizationQueries.detail(northfield.id))
  return data && <EditOrganization organization={data} />
}
const picture = new File(['picture'], 'sign.png', { type: 'image/png' })

beforeEach(() => {
  sent = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sign', revokeObjectURL: () => undefined }))
})

describe('EditOrganization', () => {
  it('saves name, description, phone number and time zone', async () => {
    renderScreen(<EditOrganization organization={northfield} />)
    await userEvent.type(screen.getByLabelText('Name'), ' West')
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Australia/Sydney')
    await userEvent.click(screen.getByRole('button', { name: 'Save organization' }))
    await screen.findByText('Organization saved')
    const { description, phone_number } = northfield
    expect(sent).toEqual([
      { name: 'Northfield Equipment West', description, phone_number, time_zone: 'Australia/Sydney' },
    ])
  })

  it('does not send an organization without a name', async () => {
    renderScreen(<EditOrganization organization={northfield} />)
    await userEvent.clear(screen.getByLabelText('Name'))
    await userEvent.type(screen.getByLabelText('Name'), '  ')
    await userEvent.click(screen.getByRole('button', { name: 'Save organization' }))
    await screen.findByText('Enter a name.')
    expect(sent).toEqual([])
  })

  it('sends a chosen logo only once its preview is confirmed', async () => {
    renderScreen(<EditOrganization organization={northfield} />)
    await userEvent.upload(screen.getByLabelText('Choose a file'), picture)
    await screen.findByRole('img', { name: 'The chosen picture, sign.png' })
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save logo' }))
    await screen.findByText('Logo saved')
    expect(sent).toEqual([['file']])
    expect(screen.queryByRole('img', { name: /chosen picture/ })).toBeNull()
  })

  it('reports a logo as saved once it is shown', async () => {
    let stored = northfield
    let answer: (() => void) | undefined
    server.use(
      platformHttp.get('/organizations/{id}', async ({ response }) => {
        if (stored.logo) await new Promise<void>((resolve) => (answer = resolve))
        return response(200).json(stored)
      }),
      platformHttp.post('/organizations/{id}/logo', ({ response }) => {
        stored = { ...northfield, logo: '/logo' }
        return response(200).json(stored)
      }),
    )
    renderScreen(<Stored />)
    await userEvent.upload(await screen.findByLabelText('Choose a file'), picture)
    await userEvent.click(await screen.findByRole('button', { name: 'Save logo' }))
    await waitFor(() => expect(answer).toBeTypeOf('function'))
    screen.getByRole('img', { name: /chosen picture/ })
    expect(screen.queryByText('Logo saved')).toBeNull()
    answer?.()
    await screen.findByText('Logo saved')
    await screen.findByRole('button', { name: 'Remove logo' })
  })

  it('says that a file is no picture, whatever its name says', async () => {
    renderScreen(<EditOrganization organization={northfield} />)
    await userEvent.upload(screen.getByLabelText('Choose a file'), picture)
    fireEvent.error(await screen.findByRole('img', { name: 'The chosen picture, sign.png' }))
    await screen.findByText('This file is not a PNG, JPEG, WebP or SVG. Choose another one.')
    expect(screen.queryByRole('button', { name: 'Save logo' })).toBeNull()
  })

  it('keeps the preview and says why when the server refuses the picture', async () => {
    const refusal = { ...problem(400, 'bad_request', 'The request is not valid.') }
    server.use(
      platformHttp.post('/organizations/{id}/logo', ({ response }) =>
        response(400).json({ ...refusal, errors: [{ path: 'body.file', message: 'This is no picture.' }] }),
      ),
    )
    renderScreen(<EditOrganization organization={northfield} />)
    await userEvent.upload(screen.getByLabelText('Choose a file'), picture)
    await userEvent.click(await screen.findByRole('button', { name: 'Save logo' }))
    await screen.findByText('This is no picture.')
    expect(screen.getByRole('img', { name: /chosen picture/ })).toBeTruthy()
  })

  it('refuses what is no picture before it is sent', async () => {
    renderScreen(<EditOrganization organization={northfield} />)
    const text = new File(['text'], 'sign.txt', { type: 'text/plain' })
    await userEvent.upload(screen.getByLabelText('Choose a file'), text, { applyAccept: false })
    await screen.findByText('This file is not a PNG, JPEG, WebP or SVG. Choose another one.')
    expect(screen.queryByRole('button', { name: 'Save logo' })).toBeNull()
  })

  it('removes the logo that is there', async () => {
    renderScreen(<EditOrganization organization={{ ...northfield, logo: '/logo' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }))
    await waitFor(() => expect(sent).toEqual(['removed']))
  })
})

describe('CreateOperatorDialog', () => {
  it('"A dealership\'s admin creates an operator"', async () => {
    const onCreated = vi.fn()
    const onClose = vi.fn()
    renderScreen(<CreateOperatorDialog onClose={onClose} onCreated={onCreated} />)
    await userEvent.type(screen.getByLabelText('Name'), 'Tall Pines Forestry')
    await userEvent.click(screen.getByRole('button', { name: 'Create customer' }))
    await screen.findByText('Tall Pines Forestry created')
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(sent).toEqual([
      { name: 'Tall Pines Forestry', description: '', phone_number: '', time_zone, type: 'OPERATOR' },
    ])
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(tallPines)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
